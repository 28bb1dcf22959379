import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, renderDialog, useMovableTime } from '@/testing/dialog';
import { FakeEventSource } from '@/testing/fake-event-source';
import { conversation, question } from '@/testing/fixtures';
import { renderDesk } from '@/testing/render';
import { haveConversations, problem, Questions } from '@/testing/server';
import type { ConfirmationState } from '@/types/api';

beforeEach(useMovableTime);

describe('an answer that ends the question', () => {
  it('C21: 409 says that it was answered, and how', async () => {
    const { button, dialog, user } = await replied(() =>
      problem(409, 'confirmation-answered', { state: 'DECLINED' }),
    );
    await user.click(button(/^Yes, /));
    expect(await within(dialog).findByText('Already answered')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('answered with No on another page');
    expectDead(button);
  });

  it.each([
    ['confirmation-expired', 'EXPIRED', 'Time is up'],
    ['confirmation-withdrawn', 'WITHDRAWN', 'withdrawn'],
    ['confirmation-revoked', 'REVOKED', 'login that it was shown to has ended'],
    ['confirmation-orphaned', 'ORPHANED', 'server that asked has stopped'],
  ] as const)('C21: 410 %s says why, apart from 409', async (code, state, words) => {
    const { button, dialog, user } = await replied(() => problem(410, code, { state }));
    await user.click(button(/^Yes, /));
    expect(await within(dialog).findByText('Can no longer be answered')).toBeInTheDocument();
    expect(dialog).toHaveTextContent(words);
    expect(dialog).not.toHaveTextContent('Already answered');
    expectDead(button);
  });

  it('404 says that nothing was recorded', async () => {
    const { button, dialog, user } = await replied(() => problem(404, 'confirmation-not-found'));
    await user.click(button('No'));
    expect(await within(dialog).findByText('This question does not exist any more')).toBeInTheDocument();
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('200 for the same answer again counts as recorded', async () => {
    const { button, user } = await replied((id) => HttpResponse.json({ id, state: 'DECLINED' }));
    await user.click(button('No'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an answer that was not taken keeps the question', () => {
  it.each([
    ['C17: HTTP 200 with ok: false', () => HttpResponse.json({ ok: false }), 'did not take the answer'],
    [
      'C17: another decision than mine',
      () => HttpResponse.json({ state: 'DECLINED' }),
      'did not take the answer',
    ],
    [
      'C19: 409 that is still being processed',
      () => problem(409, 'turn-in-progress'),
      'did not take the answer',
    ],
    ['429', () => problem(429, 'too-many-requests'), 'Too many requests'],
    ['503', () => problem(503, 'unavailable'), 'can not record answers at the moment'],
    ['no answer at all', () => HttpResponse.error(), 'not known whether your answer arrived'],
    ['403', () => problem(403, 'forbidden'), 'did not take the answer'],
  ])('%s', async (_, reply, words) => {
    const { questions, button, dialog, user } = await replied(reply);
    await user.click(button(/^Yes, /));
    expect(await within(dialog).findByText('Your answer was not recorded')).toBeInTheDocument();
    expect(dialog).toHaveTextContent(words);
    questions.reply = undefined;
    await user.click(button(/^Yes, /));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(questions.answers).toHaveLength(2);
  });

  it('422 shows the message at its field and moves there', async () => {
    const { button, dialog, user } = await replied(() =>
      problem(422, 'confirmation-content', {
        errors: [
          { field: 'note', message: 'Too vague' },
          { field: 'other', message: 'Unknown' },
        ],
      }),
    );
    await user.click(button(/^Yes, /));
    expect(await within(dialog).findByText('Too vague')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('other: Unknown');
    await waitFor(() => expect(within(dialog).getByLabelText('Note')).toHaveFocus());
    expect(button(/^Yes, /)).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('time', () => {
  it('C22: counts down, warns 15 seconds before the end, and goes dead at the end', async () => {
    const { answers } = new Questions(question());
    const { button, dialog, user } = await renderDialog();
    await pass(30_000);
    expect(within(dialog).getByRole('timer')).toHaveTextContent(/^(29|30) seconds left$/);
    expect(dialog).not.toHaveTextContent('Time is running out');
    await pass(15_000);
    expect(dialog).toHaveTextContent('Time is running out');
    expect(screen.getByTestId('announcer')).toHaveTextContent('15 seconds left');
    await pass(16_000);
    expect(dialog).toHaveTextContent('Time is up. Nobody answered, so nothing was changed.');
    expect(screen.getByTestId('announcer')).toHaveTextContent('Time is up.');
    expectDead(button);
    await user.click(button(/^Yes, /));
    expect(answers).toEqual([]);
  });

  it('C22: what ran out leaves the inbox, also when no event says so', async () => {
    const questions = new Questions(question({ expiresAt: new Date(Date.now() + 5_000).toISOString() }));
    const { user, button } = await renderDialog();
    await user.click(button('Later'));
    questions.become('confirmation-1', 'EXPIRED');
    expect(screen.getByRole('button', { name: 'Questions: 1 waiting' })).toBeInTheDocument();
    await pass(7_000);
    expect(await screen.findByRole('button', { name: 'Questions: none waiting' })).toBeInTheDocument();
  });

  it("counts by the server's clock", async () => {
    const questions = new Questions(question());
    questions.clockAhead = 40_000;
    const { dialog } = await renderDialog();
    expect(within(dialog).getByRole('timer')).toHaveTextContent(/^(18|19|20) seconds left$/);
  });

  it('takes a deadline that can not be read as passed', async () => {
    new Questions(question({ expiresAt: 'soon' }));
    const { button } = await renderDialog();
    expectDead(button);
  });
});

describe('answered without us', () => {
  it('C26: says so in the open dialog instead of vanishing', async () => {
    const questions = new Questions(question());
    const { button, dialog } = await renderDialog();
    closeElsewhere(questions, 'ACCEPTED');
    expect(await within(dialog).findByText('Already answered')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('answered with Yes on another page');
    expectDead(button);
  });

  it('says when it was withdrawn', async () => {
    const questions = new Questions(question());
    const { dialog } = await renderDialog();
    closeElsewhere(questions, 'WITHDRAWN');
    expect(await within(dialog).findByText('Can no longer be answered')).toBeInTheDocument();
  });

  it('does not take my own answer on its way for one from elsewhere', async () => {
    const { questions, button, user } = await replied(async (id) => {
      closeElsewhere(questions, 'ACCEPTED');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(screen.queryByText('Already answered')).toBeNull();
      return HttpResponse.json({ id, state: 'ACCEPTED' }, { status: 202 });
    });
    await user.click(button(/^Yes, /));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('chat and inbox', () => {
  it('C15, C75: a reload shows what waits in dialog, inbox and transcript', async () => {
    haveConversations(
      conversation({ messages: [{ role: 'user', text: 'Cancel it', at: new Date().toISOString() }] }),
    );
    window.history.replaceState(null, '', '#c=c1');
    new Questions(question());
    await renderDialog();
    const log = within(screen.getByRole('log', { hidden: true }));
    expect(await log.findByText(/waits for your decision/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Questions: 1 waiting', hidden: true })).toBeInTheDocument();
  });

  it('C25: a decided question keeps its outcome over a reload, without buttons', async () => {
    haveConversations(
      conversation({ messages: [{ role: 'user', text: 'Cancel it', at: new Date().toISOString() }] }),
    );
    window.history.replaceState(null, '', '#c=c1');
    new Questions(question());
    const first = await renderDialog();
    await first.user.click(first.button(/^Yes, /));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('You said Yes')).toBeInTheDocument();
    first.unmount();

    await renderDesk();
    expect(await screen.findByText('You said Yes')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });

  it('C16: the inbox says "none" only when the list says so', async () => {
    new Questions();
    const { user } = await openInbox();
    expect(await screen.findByText('No question waits for you.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('No question waits for you.')).toBeNull();
  });

  it('C16: a list that could not be read is not an empty one', async () => {
    const { http } = await import('msw');
    const { server } = await import('@/testing/server');
    server.use(http.get('*/api/confirmations', () => problem(503, 'unavailable')));
    await openInbox();
    expect(
      await screen.findByText('Your questions could not be read. There may be some.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('No question waits for you.')).toBeNull();
  });

  it('C30: changing the conversation keeps the question', async () => {
    new Questions(question());
    const { button, user } = await renderDialog();
    await user.click(button('Later'));
    await user.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(screen.getByRole('button', { name: 'Questions: 1 waiting' })).toBeInTheDocument();
  });

  it('shows a question that came up while the connection was away', async () => {
    const questions = new Questions();
    await renderDesk();
    questions.all = [question()];
    FakeEventSource.last.open();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

it('has no accessibility faults that a program can find', async () => {
  new Questions(question());
  const { dialog } = await renderDialog();
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

async function replied(reply: (id: string) => Response | Promise<Response>) {
  const questions = new Questions(question());
  questions.reply = reply;
  return { questions, ...(await renderDialog()) };
}

function closeElsewhere(questions: Questions, state: ConfirmationState) {
  questions.become('confirmation-1', state);
  FakeEventSource.last.emit('confirmation-closed', { conversationId: 'c1', id: 'confirmation-1', state });
}

async function openInbox() {
  const { default: userEvent } = await import('@testing-library/user-event');
  const { vi } = await import('vitest');
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await renderDesk();
  await user.click(screen.getByRole('button', { name: /^Questions/ }));
  return { user };
}

function expectDead(button: (name: RegExp | string) => HTMLElement) {
  for (const name of [/^Yes, /, 'No', 'Dismiss']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  }
  expect(button('Close')).toBeEnabled();
}
