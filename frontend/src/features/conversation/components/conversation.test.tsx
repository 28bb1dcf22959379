import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { FakeEventSource } from '@/testing/fake-event-source';
import { conversation } from '@/testing/fixtures';
import { renderDesk } from '@/testing/render';
import { haveConversations, problem, server } from '@/testing/server';
import type { Conversation } from '@/types/api';

const ids = { conversationId: 'c1', turn: 't1' };

/** A server that takes messages of conversation c1 and remembers them. */
function takeMessages(open: Conversation = conversation()) {
  const posted: unknown[] = [];
  haveConversations(open);
  server.use(
    http.post('*/api/conversations', () => HttpResponse.json(open, { status: 201 })),
    http.post('*/api/conversations/:id/messages', async ({ request }) => {
      const body = (await request.json()) as { message: string };
      posted.push(body);
      open.messages.push({ role: 'user', text: body.message, at: new Date().toISOString() });
      open.turn = 't1';
      return HttpResponse.json({ turn: 't1' }, { status: 202 });
    }),
  );
  return { posted, open };
}

const message = () => screen.getByRole('textbox', { name: 'Message' });
const log = () => within(screen.getByRole('log', { name: 'Transcript' }));
const openFirst = () => window.history.replaceState(null, '', '#c=c1');

describe('writing', () => {
  it('starts a conversation with the first message and keeps it in the address', async () => {
    const user = userEvent.setup();
    const { posted } = takeMessages();
    await renderDesk();
    await user.type(message(), 'Where is ORD-10001?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await log().findByText('Where is ORD-10001?')).toBeInTheDocument();
    expect(posted).toEqual([{ message: 'Where is ORD-10001?' }]);
    expect(message()).toHaveValue('');
    expect(message()).toHaveFocus();
    expect(window.location.hash).toBe('#c=c1');
  });

  it('sends with Enter, and starts a line with Shift+Enter', async () => {
    const user = userEvent.setup();
    const { posted } = takeMessages();
    await renderDesk();
    await user.type(message(), 'one{Shift>}{Enter}{/Shift}two');
    expect(posted).toEqual([]);
    await user.type(message(), '{Enter}');
    await waitFor(() => expect(posted).toEqual([{ message: 'one\ntwo' }]));
  });

  it('does not send with the Enter that ends a composed letter', async () => {
    const { posted } = takeMessages();
    await renderDesk();
    fireEvent.change(message(), { target: { value: 'にほ' } });
    fireEvent.keyDown(message(), { key: 'Enter', isComposing: true });
    expect(posted).toEqual([]);
  });

  it('does not send nothing, nor too much', async () => {
    const { posted } = takeMessages();
    await renderDesk();
    fireEvent.change(message(), { target: { value: '   ' } });
    fireEvent.keyDown(message(), { key: 'Enter' });
    fireEvent.change(message(), { target: { value: 'x'.repeat(4001) } });
    fireEvent.keyDown(message(), { key: 'Enter' });
    expect(screen.getByText('4001 of 4000 characters')).toBeInTheDocument();
    expect(posted).toEqual([]);
  });

  it('C75: waits for the running turn and keeps what is written', async () => {
    const { posted } = takeMessages(conversation({ turn: 't1' }));
    openFirst();
    await renderDesk();
    expect(await screen.findByText('The assistant is still answering.')).toBeInTheDocument();
    fireEvent.change(message(), { target: { value: 'next' } });
    fireEvent.keyDown(message(), { key: 'Enter' });
    expect(posted).toEqual([]);
    expect(message()).toHaveValue('next');
    FakeEventSource.last.emit('reply', { ...ids, text: 'Done' });
    fireEvent.keyDown(message(), { key: 'Enter' });
    await waitFor(() => expect(posted).toEqual([{ message: 'next' }]));
  });

  it.each([
    [() => problem(409, 'turn-in-progress'), /still answering. Your message is kept/],
    [() => problem(422, 'invalid-message'), /empty or longer than 4000/],
    [() => problem(404, 'conversation-not-found'), /does not exist any more/],
    [() => problem(503, 'unavailable'), /did not take the message/],
    [() => HttpResponse.error(), /could not be sent/],
  ])('keeps the text when it was not taken %#', async (reply, words) => {
    takeMessages();
    server.use(http.post('*/api/conversations/:id/messages', reply));
    await renderDesk();
    fireEvent.change(message(), { target: { value: 'hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(message()).toHaveValue('hello');
  });
});

describe('a turn', () => {
  it('streams the answer, shows its way, and announces the end', async () => {
    const user = userEvent.setup();
    const { open } = takeMessages();
    await renderDesk();
    await user.type(message(), 'Recheck{Enter}');
    expect(await log().findByText('Thinking')).toBeInTheDocument();

    const events = FakeEventSource.last;
    const tool = { ...ids, call: '1', server: 'Orders', name: 'recheck_shipments', arguments: { all: true } };
    events.emit('tool', { ...tool, state: 'started' });
    events.emit('progress', { ...ids, call: '1', progress: 3, total: 87, message: 'ORD-10003' });
    events.emit('log', { ...ids, call: '1', level: 'info', message: 'moved by a day' });
    expect(log().getByText('recheck_shipments')).toBeInTheDocument();
    expect(log().getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 87');
    expect(log().getByText('ORD-10003 (3 of 87)')).toBeInTheDocument();
    expect(log().getAllByText('moved by a day').length).toBeGreaterThan(0);

    events.emit('tool', { ...tool, state: 'finished', summary: '87 rechecked' });
    events.emit('delta', { ...ids, text: 'All ' });
    events.emit('delta', { ...ids, text: '**good**' });
    expect(log().queryByRole('progressbar')).toBeNull();
    expect(await log().findByText('good')).toBeInTheDocument();

    open.messages.push({ role: 'assistant', text: 'All **good**', at: new Date().toISOString() });
    open.turn = null;
    events.emit('reply', { ...ids, text: 'All **good**' });
    expect(screen.getByTestId('announcer')).toHaveTextContent('Assistant: All good');
    await waitFor(() => expect(log().getAllByText('good')).toHaveLength(1));
    expect(log().getByText('recheck_shipments')).toBeInTheDocument();
  });

  it('that failed says so', async () => {
    const user = userEvent.setup();
    takeMessages();
    await renderDesk();
    await user.type(message(), 'Hi{Enter}');
    await log().findByText('Thinking');
    FakeEventSource.last.emit('error', { ...ids, code: 'model', message: 'The model is away.' });
    expect(log().getByText('The assistant could not finish.')).toBeInTheDocument();
    expect(log().getByText('The model is away.')).toBeInTheDocument();
  });

  it('that was written on another page of mine appears here', async () => {
    const { open } = takeMessages();
    openFirst();
    await renderDesk();
    open.messages.push({ role: 'user', text: 'From my phone', at: new Date().toISOString() });
    open.turn = 't1';
    FakeEventSource.last.emit('message', { ...ids, text: 'From my phone' });
    expect(await log().findByText('From my phone')).toBeInTheDocument();
    await waitFor(() => expect(log().getAllByText('From my phone')).toHaveLength(1));
  });

  it('of another conversation does not appear here', async () => {
    takeMessages();
    openFirst();
    await renderDesk();
    FakeEventSource.last.emit('delta', { conversationId: 'c2', turn: 't9', text: 'elsewhere' });
    expect(screen.queryByText('elsewhere')).toBeNull();
  });

  it('that ended while the connection was away is read after it is back', async () => {
    const { open } = takeMessages(
      conversation({ turn: 't1', messages: [{ role: 'user', text: 'Hi', at: '2026-11-20T10:00:00Z' }] }),
    );
    openFirst();
    await renderDesk();
    expect(await log().findByText('Thinking')).toBeInTheDocument();
    FakeEventSource.last.fail();
    open.messages.push({ role: 'assistant', text: 'Hello there', at: '2026-11-20T10:01:00Z' });
    open.turn = null;
    FakeEventSource.last.open();
    expect(await log().findByText('Hello there')).toBeInTheDocument();
    expect(log().queryByText('Thinking')).toBeNull();
  });
});

describe('the list', () => {
  it('opens, and deletes only after a second press', async () => {
    const user = userEvent.setup();
    let deleted = false;
    haveConversations(
      conversation({ messages: [{ role: 'user', text: 'Old words', at: '2026-11-20T10:00:00Z' }] }),
    );
    server.use(
      http.delete('*/api/conversations/c1', () => {
        deleted = true;
        haveConversations();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await renderDesk();
    await user.click(await screen.findByRole('button', { name: /^About ORD-10002/ }));
    expect(await log().findByText('Old words')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete About ORD-10002' }));
    expect(deleted).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^About ORD-10002/ })).toBeNull());
    expect(log().queryByText('Old words')).toBeNull();
  });

  it('an unreadable conversation is not an empty one', async () => {
    server.use(http.get('*/api/conversations/:id', () => problem(503, 'unavailable')));
    openFirst();
    await renderDesk();
    expect(await screen.findByText('The conversation could not be read.')).toBeInTheDocument();
    expect(screen.queryByText('What can I do for you?')).toBeNull();
  });
});
