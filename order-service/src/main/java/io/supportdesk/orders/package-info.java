/** Orders on PostgreSQL, offered to people's assistants as MCP tools and to the desk's page as REST. */
@NullMarked
package io.supportdesk.orders;

import org.jspecify.annotations.NullMarked;
