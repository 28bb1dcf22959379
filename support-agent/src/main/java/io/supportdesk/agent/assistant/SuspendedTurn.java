package io.supportdesk.agent.assistant;

import io.supportdesk.agent.conversation.Turn;
import io.supportdesk.agent.mcp.PendingInput;

/** A turn that has stopped at a question of the batch's next call; all that another JVM needs to go on. */
record SuspendedTurn(Turn turn, Batch batch, PendingInput input) {}
