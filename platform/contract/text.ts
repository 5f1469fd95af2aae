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

/** Every character at which some reader begins a new line, and the invisible controls beside them. */
// oxlint-disable-next-line no-control-regex -- line breaks are control characters
const BREAKS = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Text in one line: each run of line breaks, tabs or other controls becomes a space. */
export const toOneLine = (text: string): string => text.replaceAll(BREAKS, ' ');

/** One line a person typed: trimmed, perhaps empty. A second line is refused: it could pass for words of somebody else. */
export const boundedLine = (max: number) =>
  boundedText(max)
    .trim()
    .refine((value) => value.search(BREAKS) < 0, 'must be one line of text');

/** One line a person typed: trimmed, not empty. */
export const requiredLine = (max: number) => boundedLine(max).min(1, 'must not be empty');

/** An id we made: a UUID in its canonical spelling. */
export const idSchema = z.uuid();

/**
 * A moment from outside: ISO 8601 in UTC. The year 0, which that knows and both databases do not, is refused here, where
 * it costs a sentence and not the whole statement.
 */
export const instantSchema = z.iso
  .datetime('must be a date and time in UTC')
  .refine((value) => !value.startsWith('0000'), 'must be a date and time since the year 1');
