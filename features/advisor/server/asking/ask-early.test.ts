import { describe, expect, it } from 'vitest';
import { REPLY_MAX, type StreamEvent } from '../../contract.ts';
import type { Outcome, ReplyOrder } from '../replies/reply-job.ts';
import { askEarly, notYetAsked } from './ask-early.ts';

const said = (text: string): StreamEvent => ({ event: 'delta', data: { text } });

/** An order whose model says what a test tells it to, and the signal it was given. */
const scripted = () => {
  const ended = Promise.withResolvers<Outcome>();
  const model = { tell: (_event: StreamEvent): void => {}, signal: new AbortController().signal, calls: 0 };
  const order = {
    id: 'reply',
    ask: (signal: AbortSignal, tell: (event: StreamEvent) => void) => {
      Object.assign(model, { signal, tell, calls: model.calls + 1 });
      return ended.promise;
    },
  } as unknown as ReplyOrder;
  return { order, model, ended };
};

describe('a model that is asked before its reply has a row', () => {
  it('is heard from its first word on, in order, once the reply starts', async () => {
    const { order, model, ended } = scripted();
    const early = await askEarly(order);
    model.tell(said('One '));
    model.tell(said('two '));
    const heard: StreamEvent[] = [];
    const outcome = early.order.ask(new AbortController().signal, (event) => heard.push(event));
    expect(heard).toEqual([said('One '), said('two ')]);
    model.tell(said('three'));
    ended.resolve({ status: 'complete', tokens: 7 });
    expect(await outcome).toEqual({ status: 'complete', tokens: 7 });
    expect(heard).toEqual([said('One '), said('two '), said('three')]);
    expect([model.calls, early.order.id]).toEqual([1, 'reply']);
  });

  it.each(['stopped', 'shutdown', 'gone'])('is told that the reply has %s', async (reason) => {
    const before = new AbortController();
    before.abort(reason);
    const later = new AbortController();
    for (const { signal, end } of [
      { signal: before.signal, end: () => {} },
      { signal: later.signal, end: () => later.abort(reason) },
    ]) {
      const { order, model } = scripted();
      const early = await askEarly(order);
      void early.order.ask(signal, () => {});
      end();
      expect([model.signal.aborted, model.signal.reason]).toEqual([true, reason]);
    }
  });

  it('is stopped if the row cannot be written, and says what it has used', async () => {
    const { order, model, ended } = scripted();
    const early = await askEarly(order);
    const used = early.cancel();
    expect(model.signal.aborted).toBe(true);
    ended.resolve({ status: 'interrupted', tokens: 900 });
    expect(await used).toBe(900);
  });

  it('has used all that was reserved for it if it fails while it is stopped', async () => {
    const { order, ended } = scripted();
    const early = await askEarly({ ...order, reserved: 5_000 });
    ended.reject(new Error('broken'));
    expect(await early.cancel()).toBe(5_000);
  });

  it('is stopped at the length of the longest reply while the row is being written', async () => {
    const { order, model } = scripted();
    const early = await askEarly(order);
    model.tell(said('a'.repeat(REPLY_MAX - 1)));
    expect(model.signal.aborted).toBe(false);
    model.tell(said('b'));
    expect([model.signal.aborted, model.signal.reason]).toEqual([true, 'length']);
    const heard: StreamEvent[] = [];
    void early.order.ask(new AbortController().signal, (event) => heard.push(event));
    expect(heard).toHaveLength(2);
  });

  it('tells whoever carries out the order of what it throws', async () => {
    const { order, ended } = scripted();
    const early = await askEarly(order);
    ended.reject(new Error('broken'));
    await expect(early.order.ask(new AbortController().signal, () => {})).rejects.toThrow('broken');
  });
});

it('a model that is not asked early is asked when the reply starts', async () => {
  const { order, model } = scripted();
  const waiting = await notYetAsked(order);
  expect([model.calls, await waiting.cancel()]).toEqual([0, 0]);
  void waiting.order.ask(new AbortController().signal, () => {});
  expect(model.calls).toBe(1);
});
