import { phrasesOf } from '../../../domain/facts/search-said.ts';
import type { SearchInput, Wish } from '../../../domain/reading/request.ts';
import { askTool, askToolForEach, type CatalogueLacks, type Script } from '../script.ts';
import { blocks, listed, sentences } from '../wording.ts';
import { decided, verdict } from '../cite.ts';
import { type Found, listOf } from './course-list.ts';

/** Constraints in the order they are dropped: amounts and times before the topic. */
const GIVEN_UP: (keyof SearchInput)[] = [
  'starts_at_or_after',
  'ends_at_or_before',
  'free_times',
  'meets_on',
  'days',
  'avoid_days',
  'max_days',
  'max_enrollment',
  'min_enrollment',
  'min_rating',
  'max_rating',
  'max_hours',
  'min_hours',
  'has_open_seats',
  'no_prerequisites_stated',
  'prerequisites_met',
  'no_conflict_with',
  'levels',
  'component',
  'kinds',
  'min_units',
  'max_units',
  'terms',
  'exclude_subjects',
  'exclude_component',
  'exclude_topics',
  'text',
  'topics',
  'instructor',
  'subjects',
  'areas',
];
const MOST_TRIED = 6;
const EXAMPLES = 3;

interface Relaxation {
  /** What was dropped, in the words of the wish. */
  said: string;
  keys: readonly (keyof SearchInput)[];
  search: SearchInput;
}

/**
 * Says that nothing fits, and which single constraint is responsible: repeats the search without each in turn. Courses
 * found this way are presented as near misses, not as an answer.
 */
export function* sayNothingFits(
  wish: Wish,
  search: SearchInput,
  found: Found,
  lacks: readonly CatalogueLacks[],
): Script {
  const relaxations = relaxationsOf(search);
  const nothing = sentences(verdict(found, 'found'), verdict(found, 'left-out'));
  if (relaxations.length === 0)
    return blocks(
      nothing,
      wish.search.text === undefined && wish.search.topics === undefined
        ? null
        : 'Another word for it may help, or the name of a subject.',
    );
  const tried = yield* askToolForEach(
    'search_courses',
    relaxations.map((relaxation) => ({ ...relaxation.search, limit: EXAMPLES })),
  );
  const helped = relaxations.flatMap(({ said }, at) => {
    const result = tried[at];
    return result && result.total > 0 && result.all_words ? [{ said, result }] : [];
  });
  const [best, ...others] = helped;
  if (!best) return blocks(nothing, yield* sayHeartOf(wish, search, relaxations, lacks));
  return blocks(
    nothing,
    `Leaving aside ${best.said} helps. ${decided(best.result, 'found').join()}${best.result.total > EXAMPLES ? '. Here are some' : ''}:`,
    listOf(best.result.courses, wish, lacks),
    others.length > 0
      ? others
          .slice(0, 3)
          .map(({ said, result }) =>
            sentences(`Leaving aside ${said} instead helps too.`, verdict(result, 'found')),
          )
          .join(' ')
      : null,
  );
}

/** What the wish is about, in its term, where giving up one condition does not help: the rest is named as left aside. */
function* sayHeartOf(
  wish: Wish,
  search: SearchInput,
  relaxations: readonly Relaxation[],
  lacks: readonly CatalogueLacks[],
): Script {
  const none = 'Giving up any one of these wishes does not help either.';
  const last = 'Tell me which of them matters least, and I will look again.';
  const about = (['text', 'topics', 'subjects'] as const).find((key) => search[key] !== undefined);
  if (about === undefined) return blocks(none, last);
  const kept = new Set<keyof SearchInput>([about, 'terms', 'exclude_taken', 'sort']);
  const found = yield* askTool('search_courses', {
    ...without(
      search,
      (Object.keys(search) as (keyof SearchInput)[]).filter((key) => !kept.has(key)),
    ),
    limit: EXAMPLES,
  });
  const gone = [
    ...new Set(relaxations.flatMap(({ keys, said }) => (keys.some((key) => kept.has(key)) ? [] : said))),
  ];
  if (found === null || found.total === 0 || !found.all_words || gone.length === 0) return blocks(none, last);
  return blocks(
    `${none} Without ${listed(gone, 'and')}: ${decided(found, 'found').join()}${found.total > EXAMPLES ? '. Here are some' : ''}:`,
    listOf(found.courses, wish, lacks),
    last,
  );
}

const relaxationsOf = (search: SearchInput): Relaxation[] => {
  const { levels, component } = search;
  const phrases = [
    ...phrasesOf(search).filter(({ keys }) => !keys.includes('exclude_taken')),
    ...(levels ? [{ keys: ['levels' as const], said: levels.join(' or ') }] : []),
    ...(component === undefined ? [] : [{ keys: ['component' as const], said: component.toLowerCase() }]),
  ];
  if (phrases.length < 2) return [];
  const rank = ({ keys }: { keys: (keyof SearchInput)[] }) =>
    Math.min(...keys.map((key) => GIVEN_UP.indexOf(key)));
  return phrases
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST_TRIED)
    .map(({ keys, said }) => ({ said: asideSaid(keys, said), keys, search: without(search, keys) }));
};

const asideSaid = (keys: readonly (keyof SearchInput)[], said: string): string => {
  if (keys.includes('text') || keys.includes('topics')) return 'the topic';
  if (keys.includes('subjects') || keys.includes('areas')) return 'the subject';
  return keys.includes('instructor') ? 'who teaches' : `“${said}”`;
};

const without = (search: SearchInput, keys: readonly (keyof SearchInput)[]): SearchInput =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key as keyof SearchInput)));
