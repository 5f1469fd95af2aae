import type { ToolInput, ToolOutput } from '../../tools.ts';
import { listed } from '../record-text.ts';
import { phrasesOf, searchSaid } from '../search-said.ts';
import { type Decision, decision } from './decision.ts';

type SearchInput = ToolInput<'search_courses'>;
type Found = ToolOutput<'search_courses'>;

const UNSTATED_WORDS: Record<keyof Found['unknown'], string> = {
  rating: 'rating yet',
  workload: 'reported hours',
  meetings: 'stated meeting times',
  units: 'stated units',
  enrollment: 'known enrolment',
  level: 'clear level',
  component: 'stated kind of class',
  seats: 'known seats',
  prerequisites: 'prerequisites that can be checked',
};

/** Arguments that do not constrain courses. */
const NO_WISH: ReadonlySet<string> = new Set(['sort', 'descending', 'limit', 'levels', 'component']);

/** How many courses match, and how many may match too but lack the data. */
export const decisionsOfSearch = (found: Found, search: SearchInput): Decision[] => {
  const leftOut = leftOutSaid(found);
  return [
    decision('found', foundSaid(found, search), {}),
    ...(leftOut === null ? [] : [decision('left-out', leftOut, {})]),
  ];
};

const foundSaid = (
  { total, total_codes: codes, total_offerings: offerings, all_words: hasAllWords }: Found,
  search: SearchInput,
): string => {
  const isNone = total === 0 || !hasAllWords;
  // Who counts the codes in a list of the university's has another number, and so has the course list, term by term.
  const others = [
    ...(total > 1 && codes > total ? [`listed under ${codes} codes`] : []),
    ...(offerings > total ? [`in ${offerings} offerings`] : []),
  ];
  const aside = isNone || others.length === 0 ? null : others.join(', ');
  const said = searchSaid(search, { isOne: total === 1 && !isNone, aside });
  // The total refers to all constraints, including those without a phrase here.
  const worded = new Set<string>(phrasesOf(search).flatMap(({ keys }) => keys));
  const isWhole = Object.entries(search).every(
    ([key, value]) => value === undefined || value === false || NO_WISH.has(key) || worded.has(key),
  );
  const whole = isWhole
    ? said
    : `${said}${aside !== null && worded.size === 0 ? ',' : ''} that fit everything else you asked for`;
  if (isNone) return `Nothing in the catalogue fits all of that: ${whole}`;
  return total === 1
    ? `I found one ${whole.replace(/ that fit everything/, ' that fits everything')}`
    : `I found ${total} ${whole}`;
};

const leftOutSaid = ({ unknown }: Found): string | null => {
  const parts = (Object.keys(unknown) as (keyof Found['unknown'])[]).flatMap((what) => {
    const count = unknown[what] ?? 0;
    return count === 0 ? [] : [{ count, what: UNSTATED_WORDS[what] }];
  });
  const [first, ...others] = parts;
  if (!first) return null;
  const { count } = first;
  const more = others.map((other) => `${other.count} no ${other.what}`);
  return `${count} more ${count === 1 ? 'course has' : 'courses have'} ${listed([`no ${first.what}`, ...more])}, so I left ${count === 1 && more.length === 0 ? 'it' : 'them'} out`;
};
