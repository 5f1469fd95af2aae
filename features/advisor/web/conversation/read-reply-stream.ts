import { ApiError } from '#platform/web/api/api-error.ts';
import type { StreamEvent } from '../../contract.ts';

export type ReplyStream = (signal: AbortSignal) => AsyncIterable<StreamEvent>;

/** The result of reading one stream of a reply. */
export type ReadResult =
  | { kind: 'finished' }
  /** The stream ended, or its connection broke, before the reply ended. */
  | { kind: 'cut'; hadEvents: boolean }
  | { kind: 'refused'; error: unknown }
  | { kind: 'left' };

/** Events are batched for this long before they are shown. */
const GATHER_MS = 40;

/** No response, or a server error: a retry may succeed. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Reads a reply's stream and passes on its events in small batches, in order.
 *
 * @param isFirst nothing is known of the reply yet: a refusal is final then, unless there was no response at all
 */
export const readReplyStream = async (
  stream: ReplyStream,
  signal: AbortSignal,
  tell: (events: readonly StreamEvent[]) => void,
  isFirst: boolean,
): Promise<ReadResult> => {
  let gathered: StreamEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hadEvents = false;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = gathered;
    gathered = [];
    if (events.length > 0 && !signal.aborted) tell(events);
  };
  try {
    for await (const event of stream(signal)) {
      if (signal.aborted) return { kind: 'left' };
      hadEvents = true;
      gathered.push(event);
      if (event.event === 'done' || event.event === 'error') return { kind: 'finished' };
      if (event.event === 'start') flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    }
    return signal.aborted ? { kind: 'left' } : { kind: 'cut', hadEvents };
  } catch (error) {
    if (signal.aborted) return { kind: 'left' };
    const isCut = isFirst && !hadEvents ? error instanceof ApiError && error.status === 0 : isPassing(error);
    return isCut ? { kind: 'cut', hadEvents } : { kind: 'refused', error };
  } finally {
    flush();
  }
};
