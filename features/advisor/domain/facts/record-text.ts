const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|io|ai|dev|example)\b\S*/gi;
/** Phrases that address a machine or the reader of the reply, rather than describe the course. */
const ORDERS =
  /\b(?:ignore|disregard|override) (?:\w+ ){0,4}(?:instructions?|rules?|prompts?)|\b(?:system prompt|language model|ai (?:model|assistant)|chat ?bot|assistants? (?:must|should|will|are)|you are (?:now )?(?:an? )?(?:ai|assistant|bot|in)|(?:respond|reply|answer) (?:only |with|to every|exactly)|tell (?:the |every |all )?(?:student|user|reader)s?|recommend this (?:course|class)|say (?:that|exactly|only)|repeat (?:after|the)|click|!\[|<\w+)/i;

/**
 * Sanitises catalogue text for a reply: one line, markdown escaped, URLs and sentences with instructions removed. The
 * catalogue is untrusted data.
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

/** "Mount St. Helens", "J. S. Bach": the full stop after these does not end a sentence. */
const ABBREVIATED = /(?:^|[\s("“.])(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Jr|Sr|vs|ca|cf|e\.g|i\.e|No|Vol|\p{L})\.$/iu;

/** The start of a longer text, in whole sentences if possible. */
export const beginningOf = (text: string, most = 600): string => {
  const whole = quoted(text);
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most);
  const end = [...cut.matchAll(/[.?!]["”’)]?(?= )/g)]
    .map(({ index, [0]: { length } }) => index + length)
    .findLast((at) => !ABBREVIATED.test(cut.slice(0, at)));
  return end !== undefined && end > most / 3 ? cut.slice(0, end) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
};

/** "A, B and C". */
export const listed = (items: readonly string[], joint = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** Maximum number of people named; others are counted. */
const MOST_PEOPLE = 6;

/** A course of forty sections has forty instructors: the first ones are named, the others counted. */
export const peopleSaid = (names: readonly string[]): string => {
  const named = names.slice(0, names.length > MOST_PEOPLE ? MOST_PEOPLE - 1 : MOST_PEOPLE).map(quoted);
  const others = names.length - named.length;
  return listed(others > 0 ? [...named, `${others} others`] : named);
};

/** `lectures`, `laboratories`; `sections` without a kind. */
export const kindSaid = (kind: string, count: number): string => {
  const word = quoted(kind).toLowerCase() || 'section';
  if (count === 1) return word;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
};
