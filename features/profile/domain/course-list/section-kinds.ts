import type { CourseItemKind } from '../../contract.ts';

/** The kind of the entries under a heading. */
export type SectionKind = Exclude<CourseItemKind, 'unsure'>;

const LONGEST_HEADING = 90;

const TRANSFER_HEADING =
  /\btransfer(?:red)?\s+(?:credits?|courses?|work)\b|\b(?:test|exam(?:ination)?|ap|ib|placement|external)\s+credits?\b|\bcredits?\s+by\s+exam|\badvanced\s+(?:placement|standing)\b/i;
const WITHDRAWN_HEADING = /^\W*(?:withdrawn|dropped)\b/i;
const PLANNED_HEADING =
  /\b(?:planned|future|upcoming|intended)\s+(?:courses?|classes|enroll?ment|terms?|registration)\b|\b(?:wish\s*list|shopping\s+(?:list|cart)|plan\s+of\s+study)\b|^\W*(?:planned|want to take|to take|next (?:year|term|semester|fall|spring))\b/i;
/** Headings that end a section, of any kind. */
const END_OF_PART =
  /\binstitution(?:al)?\s+credit\b|\bbeginning\s+of\b|\bundergraduate\s+record\b|\bin[- ]progress\b|\bcourses?\s+(?:taken|completed)\b|\b(?:transfer|test|term|unofficial)?\s*(?:credit\s+)?totals?\b|^\W*(?:taken|completed|done|so far)\b/i;
const TERM = String.raw`(?:fall|autumn|winter|spring|summer|january|j-?term)(?:\s+(?:term|semester|quarter))?`;
const TERM_HEADING = new RegExp(
  String.raw`^\W*(?:\d{4}(?:\s*[-/]\s*\d{2,4})?\s+${TERM}|${TERM}(?:\s*,?\s+\d{4})?)\W*$`,
  'i',
);

/** The kind that a line without a course announces for the lines below it; null if it is no such heading. */
export function kindOfHeading(line: string): SectionKind | 'term' | null {
  const heading = line.trim();
  if (heading === '' || heading.length > LONGEST_HEADING) return null;
  if (TERM_HEADING.test(heading)) return 'term';
  // A line with figures other than a year is an entry or a sum.
  if (/\d/.test(heading.replace(/\b(?:19|20)\d\d\b/g, '')) && !END_OF_PART.test(heading)) return null;
  if (END_OF_PART.test(heading)) return 'taken';
  if (TRANSFER_HEADING.test(heading)) return 'transfer';
  if (WITHDRAWN_HEADING.test(heading)) return 'withdrawn';
  return PLANNED_HEADING.test(heading) ? 'planned' : null;
}

/** Letters before a time are a weekday or a room, not a mark. */
const NOT_BEFORE_TIME = String.raw`(?!\s*,?\s*\d{1,2}(?::\d\d|\s*[ap]\.?m))`;
const mark = (letters: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s,;|("])(?:${letters})${NOT_BEFORE_TIME}(?=$|[\s,;|)."])`);
const TRANSFER_MARK = mark('TR|TRN|TRF|TRANSFER(?:RED)?');
const WITHDRAWN_MARK = mark('W|WD|WDR|WF|WP|WITHDRAWN|WITHDREW|DROPPED');
const PLANNED_MARK = mark('PLANNED|PLN|WISHLIST');
/** Marks in words. If another course follows ("and dropped …"), the word belongs to that course. */
const WORD_MARK =
  /\b(transferred|transfer credit|withdrawn|withdrew|dropped|planned|wish ?list)(?=\s*(?:[,;.)|\t]|\s{2}|$))/i;

const WORDS: readonly [RegExp, SectionKind][] = [
  [/^transfer/i, 'transfer'],
  [/^(?:withdr|dropped)/i, 'withdrawn'],
  [/^(?:planned|wish)/i, 'planned'],
];

/**
 * The kind stated by the rest of a row, after the title; null if none.
 *
 * @param isLast no other code follows in the line
 */
export function kindInRow(rest: string, isLast: boolean): SectionKind | null {
  if (WITHDRAWN_MARK.test(rest)) return 'withdrawn';
  if (TRANSFER_MARK.test(rest)) return 'transfer';
  if (PLANNED_MARK.test(rest)) return 'planned';
  const word = WORD_MARK.exec(isLast ? rest : `${rest}-`)?.[1] ?? '';
  return WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

const WISH =
  /\b(?:wan(?:t|na|ting)|wish|hop(?:e|ing)|plan(?:s|ning)?\s+(?:to|on|for)|would\s+like|i'?d\s+like|thinking\s+(?:of|about)|considering|going\s+to|gonna|will\s+take|interested\s+in|next\s+(?:year|term|semester|fall|spring|quarter))\b/i;
const LEFT = /\b(?:dropped|withdrew|withdrawn)\b/i;
const BROUGHT = /\b(?:transferred|transfer\s+credit|ap\s+credit|test\s+credit|placed\s+out)\b/i;
const DONE = /\b(?:took|taken|did|done|finished|completed|passed|taking)\b/i;

/**
 * The kind stated by the words before a code in a sentence; `taken` if they turn to courses taken or start a new
 * sentence, null if they state nothing new.
 */
export function kindOfWords(before: string): SectionKind | null {
  const sentence = before.split(/[.;!?](?:\s|$)/);
  const words = sentence.at(-1) ?? '';
  const last = [WISH, LEFT, BROUGHT, DONE].map((pattern) => words.search(pattern));
  const [wish = -1, left = -1, brought = -1, done = -1] = last;
  const latest = Math.max(wish, left, brought, done);
  if (latest === -1) return sentence.length > 1 ? 'taken' : null;
  if (latest === wish) return 'planned';
  if (latest === left) return 'withdrawn';
  return latest === brought ? 'transfer' : 'taken';
}
