package io.supportdesk.agent.confirmation;

/**
 * Why a field of a form can not be taken.
 *
 * @param field name of the property in the schema
 * @param message for the person
 */
public record FieldError(String field, String message) {}
