/** Seals with the cryptography of the JDK. */
@NullMarked
package io.supportdesk.orders.confirmation.crypto;

import org.jspecify.annotations.NullMarked;
