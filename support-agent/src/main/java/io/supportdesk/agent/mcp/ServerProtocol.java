package io.supportdesk.agent.mcp;

import io.supportdesk.agent.identity.Person;
import java.net.URI;

/** One revision of the protocol. */
public interface ServerProtocol {

    /** Its name, as servers and settings write it. */
    String revision();

    /** Whether the server there speaks it; asks the server, and throws when that gives no answer. */
    boolean isSpokenBy(URI url, Person person);

    /** Connects to a server that speaks it; nothing is sent yet. */
    ServerConnection connect(String server, String title, URI url);
}
