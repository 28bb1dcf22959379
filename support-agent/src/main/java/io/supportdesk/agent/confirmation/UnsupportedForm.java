package io.supportdesk.agent.confirmation;

/** A requested schema outside the permitted subset; it is refused as a whole, never half rendered. */
public final class UnsupportedForm extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnsupportedForm(String message) {
        super(message);
    }
}
