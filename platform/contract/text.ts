import * as z from 'zod';

/**
 * Text from outside, at most `max` UTF-16 units. NUL and lone surrogates are refused here because neither database
 * stores them: past this point they would fail the whole write.
 */
export const boundedText = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !value.includes('\0'), 'must not contain NUL characters')
    .refine((value) => value.isWellFormed(), 'must be well-formed text');

/** One line a person typed: trimmed, not empty. */
export const requiredLine = (max: number) => boundedText(max).trim().min(1, 'must not be empty');

/** An id we made: a UUID in its canonical spelling. */
export const idSchema = z.uuid();

/**
 * A moment from outside: ISO 8601 in UTC. The year 0, which that knows and both databases do not, is refused here, where
 * it costs a sentence and not the whole statement.
 */
export const instantSchema = z.iso
  .datetime('must be a date and time in UTC')
  .refine((value) => !value.startsWith('0000'), 'must be a date and time since the year 1');
