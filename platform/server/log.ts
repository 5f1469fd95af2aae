import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/**
 * The product's log: one JSON object a line on standard error, so that standard output keeps
 * what the start tells a person. What people type and what signs them in is never
 * given to it; the redaction is a second fence, for objects that are logged whole.
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
