import type { Weekday } from '#features/catalogue/contract.ts';
import { pluralDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Matter } from '#features/catalogue/domain/notes/matters.ts';
import type { ToolInput } from '../tools.ts';
import { clockSaid } from './clock-said.ts';
import { listed, quoted } from './record-text.ts';

type SearchInput = ToolInput<'search_courses'>;

const AREA_NAMES: Record<NonNullable<SearchInput['areas']>[number], string> = {
  humanities: 'the humanities',
  languages: 'languages',
  'social-science': 'the social sciences',
  science: 'the natural sciences',
  engineering: 'engineering',
  professional: 'professional fields',
};

/** One constraint in words, with the search arguments it covers; in the order in which a student would mention them. */
interface Phrase {
  keys: (keyof SearchInput)[];
  said: string;
}

/** Directly follow the kind of class; everything else is set off by a comma. */
const CLOSE = new Set<keyof SearchInput>([
  'areas',
  'subjects',
  'text',
  'topics',
  'instructor',
  'attributes_all',
  'attributes_any',
  'attributes_none',
  'terms',
]);

const PLURALS: Record<string, string> = { Laboratory: 'laboratory courses', Language: 'language courses' };

const kindsSaid = ({ levels, component }: SearchInput, isOne: boolean): string => {
  const many =
    component === undefined ? 'courses' : (PLURALS[component] ?? pluralOf(component.toLowerCase()));
  const what = isOne ? many.replace(/ies$/, 'y').replace(/s$/, '') : many;
  const level = levels && levels.length > 0 ? `${listed(levels, 'or')} ` : '';
  return level + what;
};

const pluralOf = (kind: string): string =>
  kind.endsWith('study') ? `${kind.slice(0, -1)}ies` : kind.endsWith('s') ? kind : `${kind}s`;

/** Every constraint except level and kind of class, which come first. */
export const phrasesOf = (search: SearchInput): Phrase[] => {
  const phrases: Phrase[] = [];
  const add = (keys: (keyof SearchInput)[], said: string | null) => {
    if (said !== null) phrases.push({ keys, said });
  };
  const { areas, text, topics, instructor } = search;
  const [subjects, exclude_subjects, terms] = [search.subjects, search.exclude_subjects, search.terms].map(
    (names) => names?.map(quoted),
  );
  if (areas) add(['areas'], `in ${areasSaid(areas)}`);
  if (subjects) add(['subjects'], `in ${listed(subjects, 'or')}`);
  if (exclude_subjects) add(['exclude_subjects'], `not in ${listed(exclude_subjects, 'or')}`);
  if (text !== undefined) add(['text'], `about “${quoted(text)}”`);
  if (topics)
    add(
      ['topics'],
      `about ${listed(
        topics.map((topic) => `“${quoted(topic)}”`),
        'or',
      )}`,
    );
  const { exclude_topics: unwanted_topics } = search;
  if (unwanted_topics)
    add(
      ['exclude_topics'],
      `not about ${listed(
        unwanted_topics.map((topic) => `“${quoted(topic)}”`),
        'or',
      )}`,
    );
  if (instructor !== undefined) add(['instructor'], `taught by ${quoted(instructor)}`);
  addAttributes(search, add);
  if (terms) add(['terms'], `in ${listed(terms, 'or')}`);
  addDays(search, add);
  addTimes(search, add);
  const {
    min_hours,
    max_hours,
    min_rating,
    max_rating,
    min_units,
    max_units,
    min_enrollment,
    max_enrollment,
  } = search;
  add(['min_hours', 'max_hours'], amountSaid(min_hours, max_hours, 'hours a week'));
  add(['min_rating', 'max_rating'], ratingSaid(min_rating, max_rating));
  const units = amountSaid(min_units, max_units, 'units');
  add(['min_units', 'max_units'], units && `with ${units}`);
  const size = amountSaid(min_enrollment, max_enrollment, 'students');
  add(['min_enrollment', 'max_enrollment'], size && `with ${size}`);
  if (search.kinds)
    add(
      ['kinds'],
      `that are a ${listed(
        search.kinds.map((kind) => quoted(kind).toLowerCase()),
        'or',
      )}`,
    );
  const { exclude_component: unwanted } = search;
  if (unwanted !== undefined)
    add(['exclude_component'], `that are no ${PLURALS[unwanted] ?? pluralOf(unwanted.toLowerCase())}`);
  if (search.exclude_taken) add(['exclude_taken'], 'that you have not taken');
  if (search.prerequisites_met) add(['prerequisites_met'], 'whose stated prerequisites you have');
  if (search.has_open_seats) add(['has_open_seats'], 'with places left');
  if (search.no_prerequisites_stated) add(['no_prerequisites_stated'], 'with no prerequisites stated');
  addNotes(search, add);
  const { no_conflict_with } = search;
  if (no_conflict_with)
    add(['no_conflict_with'], `that do not clash with ${listed(no_conflict_with.map(quoted))}`);
  return phrases;
};

const areasSaid = (areas: NonNullable<SearchInput['areas']>): string => {
  const stem = areas.includes('science') && areas.includes('engineering');
  const others = areas.filter((area) => !stem || (area !== 'science' && area !== 'engineering'));
  return listed([...(stem ? ['STEM'] : []), ...others.map((area) => AREA_NAMES[area])], 'or');
};

const MATTER_NAMES: Record<Matter, string> = {
  permission: 'permission',
  application: 'an application',
  portfolio: 'a portfolio',
  audition: 'an audition',
  lottery: 'a lottery',
  pass_fail: 'pass/fail grading',
  fee: 'a fee',
};

/** What notes say, or do not say: the latter promises nothing. */
const addNotes = ({ notes_say: said, notes_none_of: unsaid }: SearchInput, add: Add): void => {
  const names = (matters: readonly Matter[]) =>
    listed([...new Set(matters.map((each) => MATTER_NAMES[each]))], 'or');
  if (said) add(['notes_say'], `whose notes speak of ${names(said)}`);
  if (unsaid) add(['notes_none_of'], `whose notes say nothing of ${names(unsaid)}`);
};

/** Adds required attributes. */
const addAttributes = (search: SearchInput, add: Add) => {
  const { attributes_all: all, attributes_any: any, attributes_none: none } = search;
  if (all) add(['attributes_all'], `that count as ${listed(all.map(attributeSaid))}`);
  if (any) add(['attributes_any'], `that count as ${listed(any.map(attributeSaid), 'or')}`);
  if (none) add(['attributes_none'], `that do not count as ${listed(none.map(attributeSaid), 'or')}`);
};

const attributeSaid = ({ scheme = '', value = scheme }: { scheme?: string; value?: string }): string =>
  quoted(value);

type Add = (keys: (keyof SearchInput)[], said: string | null) => void;

const addDays = ({ days, meets_on, avoid_days, max_days, free_times }: SearchInput, add: Add) => {
  const names = (list: readonly Weekday[], joint?: string) => listed(list.map(pluralDayName), joint);
  if (meets_on && days && meets_on.join() === days.join())
    add(['meets_on', 'days'], `on ${names(meets_on)} and no other day`);
  else {
    if (meets_on) add(['meets_on'], `on ${names(meets_on)}`);
    if (days) add(['days'], `only on ${names(days)}`);
  }
  if (avoid_days) add(['avoid_days'], `not on ${names(avoid_days, 'or')}`);
  if (max_days !== undefined)
    add(['max_days'], max_days === 1 ? 'once a week' : `on at most ${max_days} days a week`);
  if (!free_times) return;
  // If free times are the rest of a week with a few busy hours, the busy hours are named instead.
  const said =
    free_times.length > 6
      ? 'outside your busy hours'
      : `when you are free (${listed(free_times.map(({ day, start, end }) => `${pluralDayName(day)} ${spanSaid(start, end)}`))})`;
  add(['free_times'], said);
};

const spanSaid = (start: string, end: string): string => {
  if (start === '00:00') return `until ${clockSaid(end)}`;
  return end === '23:59' ? `from ${clockSaid(start)}` : `${clockSaid(start)} to ${clockSaid(end)}`;
};

const addTimes = ({ starts_at_or_after: from, ends_at_or_before: to }: SearchInput, add: Add) => {
  if (from !== undefined && to !== undefined)
    add(['starts_at_or_after', 'ends_at_or_before'], `between ${clockSaid(from)} and ${clockSaid(to)}`);
  else if (from !== undefined) add(['starts_at_or_after'], `not before ${clockSaid(from)}`);
  else if (to !== undefined) add(['ends_at_or_before'], `over by ${clockSaid(to)}`);
};

/** "Under 6" is stored as at most 5.99 and "above 4.5" as at least 4.51; they are worded as typed. */
const hundredths = (value: number): number => Math.round(value * 100) % 10;
const round = (value: number): number => Math.round(value * 100) / 100;

export const amountSaid = (min: number | undefined, max: number | undefined, unit: string): string | null => {
  if (min !== undefined && max !== undefined)
    return min === max ? `${min} ${unit}` : `between ${min} and ${max} ${unit}`;
  if (max !== undefined)
    return hundredths(max) === 9 ? `under ${round(max + 0.01)} ${unit}` : `at most ${max} ${unit}`;
  if (min === undefined) return null;
  return hundredths(min) === 1 ? `over ${round(min - 0.01)} ${unit}` : `at least ${min} ${unit}`;
};

export const ratingSaid = (min: number | undefined, max: number | undefined): string | null => {
  if (min !== undefined && max !== undefined) return `rated between ${min} and ${max}`;
  if (min !== undefined)
    return hundredths(min) === 1 ? `rated above ${round(min - 0.01)}` : `rated ${min} or better`;
  if (max === undefined) return null;
  return hundredths(max) === 9 ? `rated under ${round(max + 0.01)}` : `rated at most ${max}`;
};

/**
 * "seminars in History, on Tuesdays": the kind of class, then what directly follows it, then the rest.
 *
 * @param options.aside said of the courses right after their kind, between commas
 */
export const searchSaid = (
  search: SearchInput,
  { isOne = false, aside = null }: { isOne?: boolean; aside?: string | null } = {},
): string => {
  const phrases = phrasesOf(search);
  const kinds = kindsSaid(search, isOne);
  const close = phrases.filter(({ keys }) => keys.some((key) => CLOSE.has(key)));
  const others = phrases.filter((phrase) => !close.includes(phrase)).map(({ said }) => said);
  // Of several that follow, each comes after a comma anyway.
  const isFollowed = close.length > 0 || others.length === 1;
  const head = aside === null ? kinds : `${kinds}, ${aside}${isFollowed ? ',' : ''}`;
  return [[head, ...close.map(({ said }) => said)].join(' '), ...others].join(
    others.length === 1 ? ' ' : ', ',
  );
};
