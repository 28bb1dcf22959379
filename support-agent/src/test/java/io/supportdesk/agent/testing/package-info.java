/** What several tests share. */
package io.supportdesk.agent.testing;
