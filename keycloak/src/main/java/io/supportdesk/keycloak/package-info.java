/** The realm {@code support-desk} as code, and a real Keycloak that has it, for tests and for {@code desk}. */
@NullMarked
package io.supportdesk.keycloak;

import org.jspecify.annotations.NullMarked;
