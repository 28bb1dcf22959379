package io.supportdesk.orders.mcp.web;

import com.fasterxml.jackson.annotation.JsonIncludeProperties;

/** What the JSON of an exception of the SDK may contain. */
@JsonIncludeProperties("jsonRpcError")
interface ProtocolErrorOnly {}
