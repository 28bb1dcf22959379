/** What people do with the page, in a real browser, against the real stack. */
@NullMarked
package io.supportdesk.journeys.browser;

import org.jspecify.annotations.NullMarked;
