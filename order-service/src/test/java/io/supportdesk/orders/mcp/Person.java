package io.supportdesk.orders.mcp;

/** Answers a question as the test wants. */
@FunctionalInterface
public interface Person {

    Reply answer(Question question);
}
