import { Stack } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/components/live-announcer';
import type { Confirmation, Decision } from '@/types/api';
import type { Outcome } from '../api/answer';
import { FormFields } from '../form/form-fields';
import { complaintsAbout, contentOf, initialValues, type Values } from '../form/form-values';
import { readForm } from '../form/read-form';
import { useAnswer } from '../state/use-answer';
import { useArmed } from '../state/use-armed';
import { useCountdown } from '../state/use-countdown';
import type { Questions } from '../state/use-questions';
import { Countdown } from './countdown';
import { DecisionButtons } from './decision-buttons';
import { NoteField } from './note-field';
import { OutcomeNotice } from './outcome-notice';
import { QuestionText } from './question-text';

interface Props {
  question: Confirmation;
  questions: Questions;
}

const NOTE = 'note';

/** One question with its form, its clock and its buttons. */
export function QuestionCard({ question, questions }: Props) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const form = useMemo(() => readForm(question.form), [question.form]);
  const [values, setValues] = useState<Values>(() => (form ? initialValues(form) : {}));
  const [complaints, setComplaints] = useState<Record<string, string>>({});
  const [ownNote, setOwnNote] = useState('');
  const card = useRef<HTMLDivElement>(null);
  const armed = useArmed();
  const left = useCountdown(question.expiresAt, questions.clockOffset);
  const { outcome, busy, give, dropOutcome } = useAnswer(question, ({ state }) => {
    announce(t(`confirmation.recorded.${state}` as 'confirmation.recorded.ACCEPTED'));
    questions.finish();
  });
  const end = endOf(outcome, busy, questions.closedAs, left);
  const errors = outcome?.kind === 'fields' ? { ...complaints, ...byField(outcome.errors) } : complaints;

  useEffect(() => {
    if (outcome?.kind === 'fields') {
      card.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [outcome]);

  // The form's own note goes with a Yes; with a No it is the reason.
  const formHasNote = form?.fields.some(({ name, kind }) => name === NOTE && kind === 'text') ?? false;
  const note = (formHasNote ? String(values[NOTE] ?? '') : ownNote).trim();

  const decide = (decision: Decision) => {
    if (decision !== 'accept') {
      void give({ decision, ...(decision === 'decline' && note !== '' ? { note } : {}) });
      return;
    }
    if (!form) {
      return;
    }
    const found = complaintsAbout(form, values);
    setComplaints(mapValues(found, ({ key, limit }) => t(`confirmation.field.${key}`, { limit })));
    const wrong = Object.keys(found)[0];
    if (wrong !== undefined) {
      dropOutcome();
      card.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(wrong)}"]`)?.focus();
      return;
    }
    void give({
      decision,
      content: contentOf(form, values),
      ...(!formHasNote && note !== '' ? { note } : {}),
    });
  };

  return (
    <Stack gap="md" ref={card}>
      <Countdown question={question} left={left} ended={end !== null} />
      <QuestionText question={question} form={form} />
      {form && form.fields.length > 0 && (
        <FormFields
          form={form}
          values={values}
          errors={errors}
          disabled={end !== null || busy !== null}
          onChange={(name, value) => {
            setValues((now) => ({ ...now, [name]: value }));
            setComplaints((now) => omit(now, name));
          }}
        />
      )}
      {!formHasNote && <NoteField value={ownNote} disabled={end !== null} onChange={setOwnNote} />}
      <OutcomeNotice end={end} outcome={outcome} form={form} />
      <DecisionButtons
        tool={question.tool}
        form={form}
        armed={armed}
        ended={end !== null}
        busy={busy}
        onDecide={decide}
        onLeave={end === null ? questions.later : questions.finish}
      />
    </Stack>
  );
}

export type End = Extract<Outcome, { kind: 'recorded' | 'elsewhere' | 'over' | 'gone' }>;

/** How the question ended for us, or null while it can be answered. What we sent is settled before anything else. */
function endOf(
  outcome: Outcome | null,
  busy: Decision | null,
  closedAs: Questions['closedAs'],
  left: number,
): End | null {
  if (outcome && outcome.kind !== 'fields' && outcome.kind !== 'again') {
    return outcome;
  }
  if (busy !== null) {
    return null;
  }
  if (closedAs !== undefined) {
    const answered = ['ACCEPTED', 'CONSUMED', 'DECLINED', 'DISMISSED'].includes(closedAs);
    return { kind: answered ? 'elsewhere' : 'over', state: closedAs };
  }
  return left === 0 ? { kind: 'over', state: 'EXPIRED' } : null;
}

function byField(errors: { field: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function omit(record: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
