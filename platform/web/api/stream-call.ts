import type { Call } from '#platform/contract/call.ts';
import type * as z from 'zod';
import { type CallOptions, sendCall } from './api-client.ts';
import { unreachable } from './api-error.ts';
import { repairNaN } from './repair-nan.ts';
import { readLines } from './read-lines.ts';
import type { RequestInput } from './request.ts';

/** One event of a call's stream, as defined in the contract. */
type StreamedEvent<C extends Call> = C extends {
  readonly streams: { readonly 'text/event-stream': infer S extends z.ZodType };
}
  ? z.output<S>
  : never;

/**
 * No answer, or three of the comments that the server sends into a quiet stream have not come: the connection is dead,
 * which a browser may not notice for minutes (a tunnel, a network without internet).
 */
const SILENCE_MS = 45_000;

/** Makes the call; one that is not answered in time has failed as without a connection. */
const answerInTime = async (
  ...[call, input, options = {}, accept]: Parameters<typeof sendCall>
): Promise<Response> => {
  const late = new AbortController();
  const leave = (): void => late.abort();
  if (options.signal?.aborted) leave();
  options.signal?.addEventListener('abort', leave);
  const timer = setTimeout(leave, SILENCE_MS);
  try {
    return await sendCall(call, input, { ...options, signal: late.signal }, accept);
  } catch (error) {
    if (late.signal.aborted && !options.signal?.aborted) throw unreachable(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ event: string; data: unknown }> {
  let event = 'message';
  let data: string[] = [];
  for await (const line of readLines(stream, SILENCE_MS)) {
    if (line === '') {
      if (data.length > 0) yield { event, data: JSON.parse(repairNaN(data.join('\n'))) };
      event = 'message';
      data = [];
    } else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
    else if (line.startsWith('event:')) event = line.slice(6).trim();
    // Lines that start with a colon are keep-alive comments; `id` and `retry` are not used.
  }
}

/** Distinguishes read failures from the caller's abort. */
async function* named<T>(items: AsyncGenerator<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable(error);
  }
}

/**
 * Yields a call's server-sent events as `{event, data}`, typed by the contract. Ends with the server's stream (on 204
 * at once), or when that has been silent for too long; leaving the loop cancels the transfer.
 *
 * @throws ApiError before the first event if the call is refused or not answered, or when the connection breaks
 */
export async function* streamEvents<C extends Call>(
  call: C,
  input: RequestInput<C>,
  options: CallOptions = {},
): AsyncGenerator<StreamedEvent<C>> {
  const { body } = await answerInTime(call, input, options, 'text/event-stream');
  if (!body) return;
  yield* named(readEvents(body), options.signal) as AsyncGenerator<StreamedEvent<C>>;
}
