import * as z from 'zod';

/**
 * Text input of at most `max` UTF-16 units. Rejects NUL and lone surrogates, which neither database can store: the
 * whole write would fail.
 */
export const boundedText = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !value.includes('\0'), 'must not contain NUL characters')
    .refine((value) => value.isWellFormed(), 'must be well-formed text');

/** All characters that some software treats as a line break, and other control characters. */
// oxlint-disable-next-line no-control-regex -- line breaks are control characters
const BREAKS = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Joins a text into one line: each run of line breaks, tabs or other control characters becomes a space. */
export const toOneLine = (text: string): string => text.replaceAll(BREAKS, ' ');

/** Bidirectional control characters: invisible, and they would also affect the text after the field. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A single line of input: trimmed, possibly empty. Line breaks are rejected, because a second line could pass for
 * someone else's words. Bidirectional controls, which may come with copied text, are removed.
 */
export const boundedLine = (max: number) =>
  boundedText(max)
    .overwrite((value) => value.replaceAll(DIRECTION_CONTROLS, ''))
    .trim()
    .refine((value) => value.search(BREAKS) < 0, 'must be one line of text');

/** A single line of input: trimmed, not empty. */
export const requiredLine = (max: number) => boundedLine(max).min(1, 'must not be empty');

/** An id made by this product: a UUID in canonical form. */
export const idSchema = z.uuid();

/**
 * A timestamp from outside: ISO 8601 in UTC. Rejects the year 0, which ISO 8601 has and both databases lack, before
 * it fails a statement.
 */
export const instantSchema = z.iso
  .datetime('must be a date and time in UTC')
  .refine((value) => !value.startsWith('0000'), 'must be a date and time since the year 1');
