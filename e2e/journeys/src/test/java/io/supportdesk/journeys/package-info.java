/** What people do with the desk, through its API, against the real stack. */
@NullMarked
package io.supportdesk.journeys;

import org.jspecify.annotations.NullMarked;
