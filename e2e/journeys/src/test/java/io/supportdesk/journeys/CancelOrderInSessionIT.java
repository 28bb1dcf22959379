package io.supportdesk.journeys;

/** With revision 2025-11-25: the question comes inside the open call. */
class CancelOrderInSessionIT extends CancelOrderContract {

    @Override
    String agentUrl() {
        return desk.sessionAgent().url();
    }
}
