package io.supportdesk.journeys.browser;

import com.microsoft.playwright.Page;
import io.supportdesk.journeys.HttpAnswer;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** What a script on the page can do and see, whoever wrote it: requests with the person's cookies, and the storage. */
final class PageScript {

    private static final String FETCH = """
            async ({method, path, body, csrf}) => {
              const token = document.cookie.split('; ').find(one => one.startsWith('__Host-XSRF-TOKEN='));
              const headers = body === null ? {} : {'Content-Type': 'application/json'};
              if (csrf) headers['X-XSRF-TOKEN'] = decodeURIComponent(token.split('=')[1]);
              const answer = await fetch(path, {method, body, headers});
              return {status: answer.status, body: await answer.text()};
            }""";

    private static final String VISIBLE = """
            () => [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href,
                   document.documentElement.outerHTML].join('\\n')""";

    private final Page page;

    PageScript(DeskPage desk) {
        this.page = desk.page();
    }

    HttpAnswer get(String path) {
        return fetch("GET", path, null, false);
    }

    HttpAnswer post(String path, Object body) {
        return fetch("POST", path, body, true);
    }

    /** As a form of another site could do it. */
    HttpAnswer postWithoutCsrfToken(String path, Object body) {
        return fetch("POST", path, body, false);
    }

    /** Everything that a script can read: both storages, the cookies, the address, the document. */
    String visible() {
        return (String) page.evaluate(VISIBLE);
    }

    private HttpAnswer fetch(String method, String path, @Nullable Object body, boolean csrf) {
        var request = new HashMap<String, @Nullable Object>();
        request.put("method", method);
        request.put("path", path);
        request.put("csrf", csrf);
        request.put("body", body == null ? null : JsonMapper.shared().writeValueAsString(body));
        var answer = (Map<?, ?>) page.evaluate(FETCH, request);
        return new HttpAnswer((Integer) answer.get("status"), Map.of(), (String) answer.get("body"));
    }
}
