/** Reads the caller out of the access token that the resource server has validated. */
@NullMarked
package io.supportdesk.orders.identity.oauth2;

import org.jspecify.annotations.NullMarked;
