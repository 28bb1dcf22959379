/** The service's secret keys, and what is sealed or signed with them. */
@NullMarked
package io.supportdesk.agent.keys;

import org.jspecify.annotations.NullMarked;
