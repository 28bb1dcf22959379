package io.supportdesk.orders.web;

import tools.jackson.databind.json.JsonMapper;

/** Problem documents outside of a context. */
public final class TestProblems {

    private TestProblems() {}

    public static Problems problems() {
        return new Problems(JsonMapper.builder()
                .addMixIn(
                        org.springframework.http.ProblemDetail.class,
                        org.springframework.http.converter.json.ProblemDetailJacksonMixin.class)
                .build());
    }
}
