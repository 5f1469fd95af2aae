import type { Course } from '../../features/catalogue/contract.ts';
import { stemsOf } from '../../features/catalogue/domain/search/topics/topic-words.ts';

/** The usual values. */
const K1 = 1.2;
const B = 0.75;
const FIELDS = [
  { weight: 2, textOf: ({ class_name }: Course) => class_name },
  { weight: 1, textOf: ({ description }: Course) => description },
  { weight: 1, textOf: ({ department }: Course) => department },
  { weight: 1, textOf: ({ attributes }: Course) => attributes.map(({ value }) => value).join(' ') },
  { weight: 1, textOf: ({ instructors }: Course) => instructors.join(' ') },
] as const;

/** Plain BM25F over stems with any of the words: the baseline that our search must beat. */
export const plainRanking = (courses: readonly Course[]): ((text: string, most: number) => number[]) => {
  const stems = courses.map((course) => FIELDS.map(({ textOf }) => stemsOf(textOf(course))));
  const lengths = FIELDS.map(
    (_, field) => stems.reduce((sum, fields) => sum + (fields[field]?.length ?? 0), 0) / courses.length || 1,
  );
  const lists = new Map<string, Map<number, number>>();
  for (const [place, fields] of stems.entries())
    for (const [field, { weight }] of FIELDS.entries()) {
      const own = fields[field] ?? [];
      const amount = weight / (1 - B + (B * own.length) / (lengths[field] ?? 1));
      for (const stem of own) {
        const list = lists.get(stem) ?? new Map<number, number>();
        list.set(place, (list.get(place) ?? 0) + amount);
        lists.set(stem, list);
      }
    }
  return (text, most) => {
    const scores = new Map<number, number>();
    for (const stem of new Set(stemsOf(text))) {
      const list = lists.get(stem);
      if (list === undefined) continue;
      const rarity = Math.log(1 + (courses.length - list.size + 0.5) / (list.size + 0.5));
      for (const [place, amount] of list)
        scores.set(place, (scores.get(place) ?? 0) + (rarity * amount) / (K1 + amount));
    }
    const best = [...scores].sort(([a, x], [b, y]) => y - x || a - b);
    return best.slice(0, most).map(([place]) => place);
  };
};
