package io.supportdesk.orders.mcp;

/** An argument of a tool is not what it has to be; the text is for the model. */
final class InvalidArgument extends RuntimeException {

    InvalidArgument(String text) {
        super(text);
    }
}
