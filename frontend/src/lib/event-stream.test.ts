import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '@/testing/fake-event-source';
import { followEvents, type StreamListener } from './event-stream';

function follow(onClosed: () => Promise<boolean> = async () => true) {
  const listener = {
    onEvent: vi.fn<StreamListener['onEvent']>(),
    onOpen: vi.fn<StreamListener['onOpen']>(),
    onState: vi.fn<StreamListener['onState']>(),
    onClosed: vi.fn(onClosed),
  };
  return { listener, stop: followEvents('/api/events', listener) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('hands over what the server sends', () => {
  const { listener } = follow();
  FakeEventSource.last.emit('orders-changed', { orderId: 'ORD-1' });
  expect(listener.onEvent).toHaveBeenCalledWith({ type: 'orders-changed', data: { orderId: 'ORD-1' } });
});

it('takes the server event "error" for an event, not for a broken connection', () => {
  const { listener } = follow();
  const data = { conversationId: 'c1', turn: 't1', code: 'model', message: 'No' };
  FakeEventSource.last.emit('error', data);
  expect(listener.onEvent).toHaveBeenCalledWith({ type: 'error', data });
  expect(listener.onState).not.toHaveBeenCalled();
});

it('drops what is not JSON and goes on', () => {
  const { listener } = follow();
  FakeEventSource.last.emitText('reply', '{');
  FakeEventSource.last.emitText('reply', 'null');
  FakeEventSource.last.emit('orders-changed', {});
  expect(listener.onEvent).toHaveBeenCalledOnce();
});

describe('a broken connection', () => {
  it('is left to the browser as long as it tries, and every opening is told', () => {
    const { listener } = follow();
    FakeEventSource.last.open();
    FakeEventSource.last.fail();
    FakeEventSource.last.open();
    expect(listener.onState.mock.calls.flat()).toEqual(['open', 'lost', 'open']);
    expect(listener.onOpen).toHaveBeenCalledTimes(2);
    expect(listener.onClosed).not.toHaveBeenCalled();
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('is opened anew when the browser gave up, more and more slowly', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { listener } = follow();
    FakeEventSource.last.fail(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    FakeEventSource.last.fail(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeEventSource.opened).toHaveLength(3);
    expect(listener.onClosed).toHaveBeenCalledTimes(2);
  });

  it('ends for good when the login is over', async () => {
    follow(async () => false);
    FakeEventSource.last.fail(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});

it('is silent after it was stopped', async () => {
  const { listener, stop } = follow();
  FakeEventSource.last.fail(true);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  FakeEventSource.last.emit('orders-changed', {});
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(FakeEventSource.last.readyState).toBe(2);
  expect(listener.onEvent).not.toHaveBeenCalled();
});
