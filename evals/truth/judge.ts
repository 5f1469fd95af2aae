import { accountFor } from '#features/advisor/domain/statements/account-for.ts';
import { toWireCourses } from '#features/catalogue/server/to-wire-courses.ts';
import { inTermOrder } from '#features/catalogue/server/shared/term-order.ts';
import type { Course } from '#features/catalogue/contract.ts';
import { TODAY } from '../eval-product.ts';
import type { JudgedCatalogue } from '../judged-catalogue.ts';
import type { Filled } from './fill.ts';

export type Called = 'contradicted' | 'own_words' | 'quoted' | 'verified' | 'none';

export interface Outcome {
  filled: Filled;
  catalogue: string;
  verdict: Called;
  /** A false statement was verified, or a true one contradicted. */
  isFault: boolean;
  /** The record decides it, but it was neither verified nor contradicted. */
  isMissed: boolean;
  /** The reader's result, for display. */
  account: string;
}

const recordsCache = new WeakMap<JudgedCatalogue, Map<string, Course[]>>();

const recordsOf = (catalogue: JudgedCatalogue): Map<string, Course[]> => {
  const known = recordsCache.get(catalogue);
  if (known) return known;
  const { university, courses } = catalogue.pack;
  const made = new Map<string, Course[]>();
  const byTerm = inTermOrder(university.terms, new Date(`${TODAY}T12:00:00Z`));
  for (const course of toWireCourses(courses, university).toSorted(byTerm))
    for (const code of new Set([course.class_tag, ...course.codes]))
      made.set(code, [...(made.get(code) ?? []), course]);
  recordsCache.set(catalogue, made);
  return made;
};

const attributesCache = new WeakMap<JudgedCatalogue, readonly { scheme: string; value: string }[]>();

/** All attributes of courses, which the product gives its reader too. */
const attributesOf = (catalogue: JudgedCatalogue): readonly { scheme: string; value: string }[] => {
  const known = attributesCache.get(catalogue);
  if (known) return known;
  const all = catalogue.pack.courses.flatMap(({ attributes }) => attributes);
  const made = [...new Map(all.map((each) => [`${each.scheme}/${each.value}`, each])).values()];
  attributesCache.set(catalogue, made);
  return made;
};

/** The reader's verdict on a statement that is known to be true or false. */
export const judgeFilled = (filled: Filled, name: string, catalogue: JudgedCatalogue): Outcome => {
  const { university, programs } = catalogue.pack;
  const records = recordsOf(catalogue);
  const { statements } = accountFor(filled.content, [], {
    recogniser: catalogue.recogniser,
    carriersOf: catalogue.carriersOf,
    recordsOf: (tag) => records.get(tag) ?? [],
    terms: university.terms,
    attributes: attributesOf(catalogue),
    today: TODAY,
    programs,
    student: { taken: filled.taken, programmes: filled.programme === null ? [] : [filled.programme] },
  });
  const own = statements.filter(({ start, end }) => start < filled.end && end > filled.start);
  const has = (verdict: string) => own.some((each) => each.verdict === verdict);
  const verdict: Called =
    has('contradicted') || has('unknown_course')
      ? 'contradicted'
      : own.length === 0
        ? 'none'
        : has('own_words')
          ? 'own_words'
          : has('verified')
            ? 'verified'
            : 'quoted';
  const { truth, held } = filled.template;
  const isRight =
    truth === 'true' ? verdict === 'verified' || verdict === 'quoted' : verdict === 'contradicted';
  const isWrong =
    truth === 'true' ? verdict === 'contradicted' : verdict === 'verified' || verdict === 'quoted';
  const account = own
    .map(
      ({ start, end, verdict: each, claims, rest }) =>
        `      [${each}] ${filled.content.slice(start, end)}   ⟨${rest.join(' ')}⟩\n${claims
          .map(
            ({ code, field, said, record, agrees }) =>
              `        ${code} ${field} “${said}” ${agrees} ${record}`,
          )
          .join('\n')}`,
    )
    .join('\n');
  return { filled, catalogue: name, verdict, isFault: isWrong, isMissed: held && !isRight, account };
};
