import { setImmediate } from 'node:timers/promises';
import { REPLY_MAX, type StreamEvent } from '../../contract.ts';
import type { ReplyOrder } from '../replies/reply-job.ts';

/** A model that was asked for a reply whose row is still being written. */
export interface EarlyAsk {
  /** The reply's order, with the model's output since it was asked. */
  order: ReplyOrder;
  /** Stops asking, since the row could not be written. @returns vendor tokens used */
  cancel(): Promise<number>;
}

/**
 * Asks the model of a reply before its row is written, so that the first word does not wait for the database. What it says
 * is kept until the order is carried out: nothing is shown or stored of a reply that has no row.
 *
 * @returns once the request is on its way
 */
export const askEarly = async (order: ReplyOrder): Promise<EarlyAsk> => {
  const abort = new AbortController();
  const kept: StreamEvent[] = [];
  let length = 0;
  let tell = (event: StreamEvent): void => {
    kept.push(event);
    if (event.event === 'delta') length += event.data.text.length;
    // No more of it would be shown. Whoever carries out the order cuts it there.
    if (length >= REPLY_MAX) abort.abort('length');
  };
  const asking = order.ask(abort.signal, (event) => tell(event));
  // Whoever carries out or cancels the order is told of it.
  asking.catch(() => {});
  // The embedded database would keep the thread before the request has left: one turn of the event loop is taken by the
  // SDK, one by the connection.
  await setImmediate();
  await setImmediate();
  return {
    order: {
      ...order,
      ask: (signal, hear) => {
        const pass = (): void => abort.abort(signal.reason);
        if (signal.aborted) pass();
        else signal.addEventListener('abort', pass, { once: true });
        for (const event of kept.splice(0)) hear(event);
        tell = hear;
        return asking;
      },
    },
    cancel: async () => {
      abort.abort('gone');
      try {
        return (await asking).tokens;
      } catch {
        // As of a reply that failed: what it has used is not known.
        return order.reserved;
      }
    },
  };
};

/** The same without asking: the advisor without a model answers at once, and would keep the thread from the database. */
export const notYetAsked = async (order: ReplyOrder): Promise<EarlyAsk> => ({ order, cancel: async () => 0 });
