import type { Log } from '#platform/server/log.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { StreamEvent } from '../../contract.ts';
import type { Understanding } from '../../domain/reading/request.ts';
import type { ReplyReading } from './reply-reading.ts';

type Tell = (event: StreamEvent) => void;

const tellReading = (reading: ReplyReading, tell: Tell): void => {
  const { stored } = reading;
  if (stored) tell({ event: 'reading', data: { reading: stored.reading } });
};

interface Telling {
  reading: ReplyReading;
  /** As it was asked. */
  question: string;
  /** Whether the rules answer it, too. */
  answered: boolean;
  tell: Tell;
}

/** Tells what the rules made of a question, once they have. */
export const tellingReading = async (
  understanding: Promise<Understanding>,
  { reading, question, answered, tell }: Telling,
): Promise<Understanding> => {
  const understood = await understanding;
  reading.understood(understood, question, answered);
  tellReading(reading, tell);
  return understood;
};

/**
 * Reads a question by rules while a model is asked, and tells with that what the model looks up.
 *
 * @param ask asks the model; begins before anything is read
 */
export const readBeside = async <Outcome>(
  ask: (tell: Tell) => Promise<Outcome>,
  understand: () => Promise<Understanding>,
  { log, ...telling }: Omit<Telling, 'answered'> & { log: Log },
): Promise<Outcome> => {
  const asking = ask((event) => {
    tell(event);
    if (event.event === 'tool' && reading.lookedUp(event.data.name, event.data.input))
      tellReading(reading, tell);
  });
  const { reading, tell } = telling;
  const beside = tellingReading(understand(), { ...telling, answered: false }).catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, 'a question could not be read beside a model');
  });
  // The reply is compared with the catalogue by the same thread, after this: its end waits no longer.
  const [outcome] = await Promise.all([asking, beside]);
  return outcome;
};
