import { describe, expect, it } from 'vitest';
import type { Message } from '@/types/api';
import { beginTurn, type LiveTurn } from './live-turn';
import { LiveTurns } from './live-turns';
import { timeline } from './timeline';

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`;
const user = (text: string, minute = 0): Message => ({ role: 'user', text, at: at(minute) });
const assistant = (text: string, minute = 0): Message => ({ role: 'assistant', text, at: at(minute) });
const turn = (id: string, after: number, text?: string, more: Partial<LiveTurn> = {}): LiveTurn => ({
  ...beginTurn(id, after, text),
  ...more,
});
const shape = (...[messages, turns]: [Message[], LiveTurn[]]) =>
  timeline(messages, turns, []).map(({ said, turn: live, answer }) => [said?.text, live?.id, answer?.text]);

describe('messages and live turns', () => {
  it('pairs a message with its answer', () => {
    expect(shape([user('a'), assistant('A'), user('b')], [])).toEqual([
      ['a', undefined, 'A'],
      ['b', undefined, undefined],
    ]);
  });

  it('shows a turn that the server has not told yet at the end', () => {
    expect(shape([user('a'), assistant('A')], [turn('t2', 2, 'b')])).toEqual([
      ['a', undefined, 'A'],
      ['b', 't2', undefined],
    ]);
  });

  it('ties a turn to its message and not to an older one with the same words', () => {
    const turns = [turn('t1', 2, 'hello')];
    expect(shape([user('hello'), assistant('A')], turns)).toEqual([
      ['hello', undefined, 'A'],
      ['hello', 't1', undefined],
    ]);
    expect(shape([user('hello'), assistant('A'), user('hello')], turns)).toEqual([
      ['hello', undefined, 'A'],
      ['hello', 't1', undefined],
    ]);
  });

  it('takes a replayed turn for the one that was read in full', () => {
    const messages = [user('a'), assistant('A')];
    expect(shape(messages, [turn('t1', 2, 'a', { state: 'done', answer: 'A' })])).toEqual([['a', 't1', 'A']]);
  });

  it('keeps several turns in their order', () => {
    const turns = [turn('t1', 0, 'x'), turn('t2', 2, 'x')];
    expect(shape([user('x'), assistant('1'), user('x'), assistant('2')], turns)).toEqual([
      ['x', 't1', '1'],
      ['x', 't2', '2'],
    ]);
  });

  it('ties a turn whose message was not seen to the last one', () => {
    expect(shape([user('a'), assistant('A'), user('b')], [turn('t', 0)])).toEqual([
      ['a', undefined, 'A'],
      ['b', 't', undefined],
    ]);
  });
});

it('places a question by its time', () => {
  const messages = [user('a', 1), assistant('A', 3), user('b', 5), assistant('B', 7)];
  const note = { id: 'q', createdAt: at(2), content: 'question' };
  expect(timeline(messages, [], [note]).map(({ notes }) => notes.length)).toEqual([1, 0]);
  expect(timeline([], [], [note]).map(({ notes }) => notes)).toEqual([[note]]);
});

describe('live turns', () => {
  const ids = { conversationId: 'c', turn: 't' };

  it('collect what happens, by call', () => {
    const live = new LiveTurns();
    live.apply({ type: 'message', data: { ...ids, text: 'hi' } }, 0);
    live.apply({ type: 'log', data: { ...ids, call: '1', level: 'info', message: 'early' } }, 0);
    const tool = { ...ids, call: '1', server: 'Orders', name: 'recheck', arguments: { a: 1 } };
    live.apply({ type: 'tool', data: { ...tool, state: 'started' } }, 0);
    live.apply({ type: 'progress', data: { ...ids, call: '1', progress: 3, total: 9 } }, 0);
    live.apply({ type: 'tool', data: { ...tool, state: 'finished', summary: 'done' } }, 0);
    live.apply({ type: 'delta', data: { ...ids, text: 'He' } }, 0);
    live.apply({ type: 'delta', data: { ...ids, text: 'llo' } }, 0);
    expect(live.of('c')).toMatchObject([
      {
        text: 'hi',
        answer: 'Hello',
        state: 'running',
        tools: [
          {
            call: '1',
            state: 'finished',
            summary: 'done',
            progress: { done: 3, total: 9 },
            logs: [{ message: 'early' }],
          },
        ],
      },
    ]);
  });

  it('ignore what is replayed after the end', () => {
    const live = new LiveTurns();
    live.apply({ type: 'reply', data: { ...ids, text: 'Hello' } }, 0);
    live.apply({ type: 'delta', data: { ...ids, text: 'He' } }, 0);
    expect(live.of('c')).toMatchObject([{ state: 'done', answer: 'Hello' }]);
  });

  it('end when the server no longer runs them', () => {
    const live = new LiveTurns();
    live.begin('c', 't', 0, 'hi');
    const later = Date.now() + 1;
    live.reconcile('c', 't', later);
    expect(live.of('c')).toMatchObject([{ state: 'running' }]);
    live.reconcile('c', null, later - 1_000);
    expect(live.of('c')).toMatchObject([{ state: 'running' }]);
    live.reconcile('c', null, later);
    expect(live.of('c')).toMatchObject([{ state: 'done' }]);
  });
});
