import { listed } from '../../domain/understanding/describe-wish.ts';
import type { Unheld } from '../../domain/understanding/request.ts';

export { listed } from '../../domain/understanding/describe-wish.ts';

/** A figure as the catalogue has it, at most two decimals. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);

const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|io|ai|dev|example)\b\S*/gi;
/** What speaks to a machine or to whoever reads the reply, rather than of the course. */
const ORDERS =
  /\b(?:ignore|disregard|override) (?:\w+ ){0,4}(?:instructions?|rules?|prompts?)|\b(?:system prompt|language model|ai (?:model|assistant)|chat ?bot|assistants? (?:must|should|will|are)|you are (?:now )?(?:an? )?(?:ai|assistant|bot|in)|(?:respond|reply|answer) (?:only |with|to every|exactly)|tell (?:the |every |all )?(?:student|user|reader)s?|recommend this (?:course|class)|say (?:that|exactly|only)|repeat (?:after|the)|click|!\[|<\w+)/i;

/**
 * Catalogue text as it may stand in a reply: one line, its signs shown and not obeyed, addresses and sentences that give orders
 * left out. The catalogue is data, whoever wrote into it.
 */
export const quoted = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !ORDERS.test(sentence))
    .join(' ')
    .replaceAll(ADDRESS, '(address left out)')
    .replaceAll(/[\\`*_[\]<>|~#]/g, '\\$&')
    .trim();

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]["”’)]?) (?=\S)/);

/** "Mount St. Helens", "J. S. Bach": a point after these ends no sentence. */
const ABBREVIATED = /(?:^|[\s("“.])(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Jr|Sr|vs|ca|cf|e\.g|i\.e|No|Vol|\p{L})\.$/iu;

/** The start of a longer text, whole sentences of it where that is possible. */
export const beginningOf = (text: string, most = 600): string => {
  const whole = quoted(text);
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most);
  const end = [...cut.matchAll(/[.?!]["”’)]?(?= )/g)]
    .map(({ index, [0]: { length } }) => index + length)
    .findLast((at) => !ABBREVIATED.test(cut.slice(0, at)));
  return end !== undefined && end > most / 3 ? cut.slice(0, end) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
};

export const bold = (code: string): string => `**${code}**`;
export const codesSaid = (codes: readonly string[], joint = 'and'): string => listed(codes.map(bold), joint);

const UNHELD_WORDS: Record<Unheld, string> = {
  exams: 'exams',
  grades: 'grades or grading',
  rooms: 'rooms',
  textbooks: 'books to buy',
  assignments: 'assignments',
  attendance: 'attendance rules',
  recordings: 'recordings or online places',
  waitlists: 'waitlists and chances of getting in',
  deadlines: 'deadlines or how to enroll',
  personality: 'what instructors are like',
  careers: 'careers',
  general_education: 'general education',
  standing: 'how a failed, dropped or repeated course counts for you',
  rules: 'the university’s rules, as on declaring, changing or how many courses one may take',
  own_schedule: 'your own timetable (name its courses and I can)',
};

/** "exams or grading": what the catalogue says nothing about. */
export const unheldSaid = (things: readonly Unheld[]): string =>
  listed(
    things.map((thing) => UNHELD_WORDS[thing]),
    'or',
  );

/** Sentences and blocks that are there, a blank line between blocks. */
export const blocks = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');
export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');
