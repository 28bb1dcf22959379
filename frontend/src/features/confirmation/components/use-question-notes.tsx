import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Confirmation } from '@/types/api';
import { confirmationQuery } from '../api/confirmations';
import { type SeenQuestions, useSeenQuestions } from '../state/seen-questions';
import type { Questions } from '../state/use-questions';
import { QuestionNote } from './question-note';

interface PlacedNote {
  id: string;
  createdAt: string;
  content: ReactNode;
}

/** The lines of a conversation's questions, waiting and decided; the server knows the state of each. */
export function useQuestionNotes(
  questions: Questions,
  seen: SeenQuestions,
  conversation: string | null,
): PlacedNote[] {
  const { waiting, open } = questions;
  useEffect(() => {
    for (const { conversationId, id } of waiting ?? []) {
      seen.add(conversationId, id);
    }
  }, [waiting, seen]);

  const ids = useSeenQuestions(seen, conversation);
  const pending = waiting?.filter(({ conversationId }) => conversationId === conversation) ?? [];
  const others = ids.filter((id) => !pending.some((one) => one.id === id));
  const known = useQueries({
    queries: others.map((id) => ({ ...confirmationQuery(id), enabled: waiting !== undefined })),
  });
  // One that is listed as waiting is; one that is not, and still says so, is about to be told otherwise.
  const closed = known.flatMap(({ data }) => (data && data.state !== 'PENDING' ? [data] : []));
  return [...pending, ...closed].map((question: Confirmation) => ({
    id: question.id,
    createdAt: question.createdAt,
    content: <QuestionNote question={question} onOpen={open} />,
  }));
}
