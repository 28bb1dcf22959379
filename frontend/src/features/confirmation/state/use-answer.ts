import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Confirmation, Decision, FormContent } from '@/types/api';
import { type Outcome, sendAnswer } from '../api/answer';
import { refreshConfirmation } from '../api/confirmations';

export interface Given {
  decision: Decision;
  content?: FormContent;
  note?: string;
}

/** Sends my answer to one question, one at a time, and keeps what became of it. */
export function useAnswer(
  question: Confirmation,
  onRecorded: (outcome: Outcome & { kind: 'recorded' }) => void,
) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState<Decision | null>(null);
  // State alone is too slow for two clicks in one frame.
  const locked = useRef(false);

  const give = async (given: Given) => {
    if (locked.current) {
      return;
    }
    locked.current = true;
    setBusy(given.decision);
    setOutcome(null);
    const result = await sendAnswer(question.id, { ...given, proof: question.proof ?? '' });
    locked.current = false;
    setBusy(null);
    setOutcome(result);
    if (result.kind !== 'fields' && result.kind !== 'again') {
      refreshConfirmation(client, question.id);
    }
    if (result.kind === 'recorded') {
      onRecorded(result);
    }
  };

  return { outcome, busy, give, dropOutcome: () => setOutcome(null) };
}
