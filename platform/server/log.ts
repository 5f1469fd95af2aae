import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/**
 * The product's log: one JSON object per line on standard error, since standard output is for the start-up messages.
 * Students' input and credentials must not be logged; the redaction is a second safeguard for whole objects.
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(2)): Log =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: describeError },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'password',
          'token',
          'authorization',
          '*.password',
          '*.token',
          '*.authorization',
          '*.content',
        ],
        censor: '[hidden]',
      },
    },
    destination,
  );
