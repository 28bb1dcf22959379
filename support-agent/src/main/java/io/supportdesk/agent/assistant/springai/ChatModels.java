package io.supportdesk.agent.assistant.springai;

import io.supportdesk.agent.assistant.builtin.BuiltInModel;
import java.util.Map;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;

/** Which model answers, by {@code support-agent.model}. */
@Configuration(proxyBeanMethods = false)
class ChatModels {

    private static final String SETTING = "support-agent.model";

    /** What each choice needs besides; nothing when empty. */
    private static final Map<String, String> NEEDED = Map.of(
            "built-in", "",
            "anthropic", "spring.ai.anthropic.api-key",
            "openai", "spring.ai.openai.api-key",
            "ollama", "");

    @Bean
    @ConditionalOnProperty(name = SETTING, havingValue = "built-in", matchIfMissing = true)
    ChatModel builtInModel() {
        return new BuiltInModel();
    }

    /** A wrong name or a missing key stops the start, by name, rather than the first conversation. */
    @Bean
    static InitializingBean modelChoice(Environment environment) {
        return () -> {
            var choice = environment.getProperty(SETTING, "built-in");
            var needed = NEEDED.get(choice);
            if (needed == null) {
                throw new IllegalStateException(SETTING + " must be one of built-in, anthropic, openai, ollama");
            }
            if (!needed.isEmpty() && environment.getProperty(needed, "").isBlank()) {
                throw new IllegalStateException(needed + " is missing, " + SETTING + " being " + choice);
            }
        };
    }
}
