import type { Wish } from '../reading/request.ts';
import { emptyWish, isEmptyWish } from '../reading/wish.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import { partsOf, type SearchInput, type SearchPart } from './search-parts.ts';
import { fewOf } from './words-of-chips.ts';

const MOST_CODES = 3;
const codesLabel = (codes: readonly string[]): string =>
  codes.length > MOST_CODES ? 'those before' : fewOf(codes, 'and');

const COMPARED: Record<NonNullable<Wish['than']>['field'], [less: string, more: string]> = {
  workload: ['lighter than', 'heavier than'],
  rating: ['rated below', 'rated above'],
  enrollment: ['smaller than', 'larger than'],
};

/** Parts of a wish that no search can express directly: they depend on other courses, on requirements or on the profile. */
const BESIDE_SEARCH: readonly {
  id: string;
  label: (wish: Wish) => string | null;
  without: Partial<Wish>;
}[] = [
  { id: 'like', label: ({ like }) => like && `like ${like}`, without: { like: null } },
  {
    id: 'towards',
    label: ({ countsTowards: to }) => to && `counts towards ${to.group ?? to.programme ?? 'your programme'}`,
    without: { countsTowards: null },
  },
  {
    id: 'than',
    label: ({ than }) => than && `${COMPARED[than.field][than.less ? 0 : 1]} ${codesLabel(than.codes)}`,
    without: { than: null },
  },
  {
    id: 'after',
    label: ({ after }) => (after.length === 0 ? null : `after ${codesLabel(after)}`),
    without: { after: [] },
  },
  {
    id: 'interests',
    label: ({ byInterests }) => (byInterests ? 'your interests' : null),
    without: { byInterests: false },
  },
];

/** Excluded courses that are implied by another part. */
const saidAnyway = ({ after, search, than }: Wish, { exclude_codes: codes = [] }: SearchInput): boolean => {
  const named = [...after, ...(search.no_conflict_with ?? []), ...(than?.codes ?? [])];
  return codes.every((code) => named.includes(code));
};

/** The parts of a wish, in the order in which a student would mention them. */
export const partsOfWish = (wish: Wish, words: CatalogueWords): SearchPart[] => [
  ...partsOf(wish.search, words).filter(({ id }) => id !== 'exclude_codes' || !saidAnyway(wish, wish.search)),
  ...BESIDE_SEARCH.flatMap(({ id, label: labelOf }) => {
    const label = labelOf(wish);
    return label === null ? [] : [{ id, keys: [], label, isNegated: false, conditions: [] }];
  }),
];

/** A wish without one of its parts; null if it has no such part, or if nothing would be left. */
export const withoutPart = (wish: Wish, id: string, words: CatalogueWords): Wish | null => {
  const part = partsOfWish(wish, words).find((each) => each.id === id);
  if (!part) return null;
  const search = Object.fromEntries(
    Object.entries(wish.search).filter(([key]) => !part.keys.includes(key as keyof SearchInput)),
  ) as SearchInput;
  const left = { ...wish, ...BESIDE_SEARCH.find((each) => each.id === id)?.without, search };
  return isEmptyWish(left) ? null : saidAnew(left);
};

/** Clears what applied only to the original message. */
export const saidAnew = (wish: Wish): Wish => ({
  ...wish,
  beginning: false,
  unheld: [],
  unread: [],
  doubts: [],
});

/** A wish consisting of only this search. */
export const wishOf = (search: SearchInput): Wish => ({ ...emptyWish(), search });
