import type { CourseFacts } from '../../domain/course-facts.ts';

type Told = Pick<CourseFacts, 'code' | 'term'>;

/** Sentences that introduce the registrar's text. */
const INTRODUCES =
  /^((?:What the catalogue says of|Recommended preparation for|The catalogue’s notes on) [^:]+?)(?=:)/;

/** References name a term for the server, of which a reader sees nothing but the term's own name. */
const asRead = (line: string): string =>
  line.replaceAll(/\[\[[^\]]*\]\]/g, (reference) => (/ term @ /.test(reference) ? reference : ''));

/** Whether a sentence names the term of the record it speaks of. */
export const namesTerm = (line: string, { term }: Told): boolean => asRead(line).includes(term);

/** Said by students of earlier terms, and kept with the record of a term. */
const BY_STUDENTS = /^Students (?:rate|report)(?= )/;

/** "In 2025 Fall it meets …", "By the record of 2025 Fall students rate …": the sentence with the term of its record. */
export const inTerm = (line: string, { term }: Told): string =>
  BY_STUDENTS.test(line)
    ? `By the record of ${term} ${line.replace(/^Students/, 'students')}`
    : INTRODUCES.test(line)
      ? line.replace(INTRODUCES, (said) => `${said} in ${term}`)
      : `In ${term} ${line.replace(/^(?:It|Its|The|Students|For)(?= )/, (word) => word.toLowerCase())}`;
