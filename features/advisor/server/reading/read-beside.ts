import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#platform/server/log.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { StreamEvent } from '../../contract.ts';
import type { Understanding } from '../../domain/reading/request.ts';
import type { ReplyReading } from './reply-reading.ts';

type Tell = (event: StreamEvent) => void;

type ReadingSoFar = Pick<ReplyReading, 'stored' | 'understood' | 'lookedUp'>;

const tellReading = (reading: ReadingSoFar, tell: Tell): void => {
  const { stored } = reading;
  if (stored) tell({ event: 'reading', data: { reading: stored.reading } });
};

/** Resolves when the server stops. */
const stopOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (signal.reason === 'shutdown') resolve();
    };
    check();
    signal.addEventListener('abort', check, { once: true });
  });

/**
 * How much later than the model's call the reading begins, in ms: a vendor's first word takes many times as long, and both need
 * the same processors while the request is being sent.
 */
const HEAD_START_MS = 5;

interface Telling {
  reading: ReadingSoFar;
  /** The original question. */
  question: string;
  /** Whether the rules also answer it. */
  answered: boolean;
  tell: Tell;
}

/** Emits the rules' reading of a question once it is available. */
export const tellingReading = async (
  understanding: Promise<Understanding>,
  { reading, question, answered, tell }: Telling,
): Promise<Understanding> => {
  const understood = await understanding;
  await reading.understood(understood, question, answered);
  tellReading(reading, tell);
  return understood;
};

/**
 * Reads a question by rules while a model is writing, and emits the reading together with the model's lookups.
 *
 * @param ask calls the model; starts before anything is read
 * @param signal aborted with the reason `shutdown`: the reading is not waited for
 */
export const readBeside = async <Outcome>(
  ask: (tell: Tell) => Promise<Outcome>,
  understand: () => Promise<Understanding>,
  { log, signal, ...telling }: Omit<Telling, 'answered'> & { log: Log; signal: AbortSignal },
): Promise<Outcome> => {
  const asking = ask((event) => {
    tell(event);
    if (event.event === 'tool' && reading.lookedUp(event.data.name, event.data.input))
      tellReading(reading, tell);
  });
  const { reading, tell } = telling;
  const read = async (): Promise<void> => {
    await sleep(HEAD_START_MS);
    await tellingReading(understand(), { ...telling, answered: false });
  };
  const beside = read().catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, 'a question could not be read beside a model');
  });
  // Waiting for the reading delays nothing: the same thread checks the reply only afterwards. A server that stops marks
  // its replies without it: a thread that has just started takes longer than there is time.
  const [outcome] = await Promise.all([asking, Promise.race([beside, stopOf(signal)])]);
  return outcome;
};
