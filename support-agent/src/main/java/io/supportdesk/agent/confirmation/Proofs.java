package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.LoginId;
import io.supportdesk.agent.keys.Signer;
import org.springframework.stereotype.Component;

/**
 * Shows that a dialog was shown: a signature over the confirmation, all that is in it, its deadline and the login. It is
 * handed out only with the dialog, to that login, so that an answer without it was not given to a dialog.
 */
@Component
public final class Proofs {

    private static final String PURPOSE = "sa-proof-v1";

    private final Signer signer;

    Proofs(Signer signer) {
        this.signer = signer;
    }

    /** The proof for a dialog of that confirmation on a page of that login. */
    public String of(Confirmation confirmation, LoginId login) {
        return signer.sign(PURPOSE, parts(confirmation, login));
    }

    boolean verify(String proof, Confirmation confirmation, LoginId login) {
        return signer.verify(proof, PURPOSE, parts(confirmation, login));
    }

    private static String[] parts(Confirmation confirmation, LoginId login) {
        return new String[] {
            confirmation.id().value(),
            confirmation.owner().value(),
            login.value(),
            confirmation.question().digest(),
            Long.toString(confirmation.expiresAt().toEpochMilli())
        };
    }
}
