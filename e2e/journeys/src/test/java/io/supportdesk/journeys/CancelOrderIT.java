package io.supportdesk.journeys;

/** With revision 2026-07-28, which both services prefer: the turn stops at the question. */
class CancelOrderIT extends CancelOrderContract {

    @Override
    String agentUrl() {
        return desk.url();
    }
}
