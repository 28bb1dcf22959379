import { ApiError, send } from '@/lib/http';
import type { Answer, ConfirmationState, FieldError } from '@/types/api';

/** What became of an answer. Only `recorded` means that it counts; only the first four end the question. */
export type Outcome =
  | { kind: 'recorded'; state: ConfirmationState }
  /** Somebody (me, on another page) was first. */
  | { kind: 'elsewhere'; state: ConfirmationState | undefined }
  /** Too late, for the reason that the state gives. */
  | { kind: 'over'; state: ConfirmationState | undefined }
  | { kind: 'gone' }
  | { kind: 'fields'; errors: FieldError[] }
  | { kind: 'again'; why: 'often' | 'unavailable' | 'network' | 'refused' };

const DECIDED: Record<Answer['decision'], readonly ConfirmationState[]> = {
  accept: ['ACCEPTED', 'CONSUMED'],
  decline: ['DECLINED'],
  dismiss: ['DISMISSED'],
};

/** Sends the answer once; never throws. */
export async function sendAnswer(id: string, answer: Answer): Promise<Outcome> {
  try {
    const { body } = await send<{ id?: string; state?: ConfirmationState }>(
      `/api/confirmations/${encodeURIComponent(id)}`,
      { method: 'POST', body: answer },
    );
    // A friendly status alone is not a record of this decision.
    return body?.state && DECIDED[answer.decision].includes(body.state)
      ? { kind: 'recorded', state: body.state }
      : { kind: 'again', why: 'refused' };
  } catch (error) {
    return error instanceof ApiError ? refused(error) : { kind: 'again', why: 'network' };
  }
}

function refused({ status, code, problem }: ApiError): Outcome {
  if (status === 409 && code === 'confirmation-answered') {
    return { kind: 'elsewhere', state: problem.state };
  }
  if (status === 410) {
    return { kind: 'over', state: problem.state ?? stateOf(code) };
  }
  if (status === 404 && code === 'confirmation-not-found') {
    return { kind: 'gone' };
  }
  if (status === 422) {
    return { kind: 'fields', errors: problem.errors ?? [] };
  }
  return { kind: 'again', why: why(status) };
}

/** `confirmation-expired` -> EXPIRED. */
function stateOf(code: string): ConfirmationState | undefined {
  const states = ['EXPIRED', 'WITHDRAWN', 'REVOKED', 'ORPHANED'] as const;
  return states.find((state) => code === `confirmation-${state.toLowerCase()}`);
}

function why(status: number) {
  if (status === 429) {
    return 'often';
  }
  return status >= 500 ? 'unavailable' : 'refused';
}
