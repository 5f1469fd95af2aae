import type { JudgedCatalogue } from '../judged-catalogue.ts';
import type { Expectation, Student } from '../question-shape.ts';
import { satisfies } from '../record-lookups.ts';
import { canBeHad, NEXT_TERM, recordIn, recordsIn } from './plan-records.ts';

/** Catalogue facts for a task about a week, so that its author can check it; null for other kinds. */
export const planSummary = (
  expectation: Expectation,
  catalogue: JudgedCatalogue,
  student: Student,
): string | null => {
  const term = ('term' in expectation ? expectation.term : undefined) ?? student.plan?.term ?? NEXT_TERM;
  const isGiven = (codes: readonly string[]) =>
    codes
      .filter((code) => recordIn(catalogue, code, term) === null)
      .map((code) => `!! ${code} is not given in ${term}`);
  switch (expectation.kind) {
    case 'plan_week': {
      const { include = [], each, some = [] } = expectation;
      const fitting = (where: NonNullable<typeof each>) =>
        catalogue.pack.courses.filter((record) =>
          satisfies(record, { ...where, term: [term] }, catalogue, student),
        ).length;
      return [
        `a week of ${term}`,
        ...isGiven(include),
        ...(include.length > 0
          ? [
              canBeHad(recordsIn(catalogue, include, term), expectation)
                ? 'those named fit'
                : '!! those named do not fit',
            ]
          : []),
        ...(each ? [`${fitting(each)} records fit each`] : []),
        ...some.map(({ where, count }) => `${fitting(where)} fit ${JSON.stringify(where)}, ${count} needed`),
      ].join('; ');
    }
    case 'plan_impossible':
      return [
        ...isGiven(expectation.courses),
        canBeHad(recordsIn(catalogue, expectation.courses, term), expectation)
          ? '!! is possible'
          : 'is impossible',
      ].join('; ');
    case 'plan_fits': {
      const base = expectation.courses ?? student.plan?.courses;
      if (!base) return 'hangs on the week before';
      const codes = [...base, ...(expectation.add ?? [])].filter((code) => !expectation.drop?.includes(code));
      return [
        ...isGiven(codes),
        canBeHad(recordsIn(catalogue, codes, term), expectation) ? 'fits' : 'does not fit',
      ].join('; ');
    }
    case 'plan_frees': {
      const base = expectation.courses ?? student.plan?.courses;
      if (!base) return 'hangs on the week before';
      const records = recordsIn(catalogue, base, term);
      const bounds = { free_days: [expectation.day] };
      if (canBeHad(records, bounds)) return [...isGiven(base), 'other sections are enough'].join('; ');
      const freeing = records.filter((record) =>
        canBeHad(
          records.filter((each) => each !== record),
          bounds,
        ),
      );
      return [
        ...isGiven(base),
        `freed by ${freeing.map(({ class_tag }) => class_tag).join(' or ') || 'no one course'}`,
      ].join('; ');
    }
    case 'plan_total': {
      const base = expectation.courses ?? student.plan?.courses;
      if (!base) return 'hangs on the week before';
      const hours = recordsIn(catalogue, base, term).map(({ mean_hours }) => mean_hours);
      return [
        ...isGiven(base),
        `${hours.reduce<number>((sum, value) => sum + (value ?? 0), 0).toFixed(2)} hours`,
      ].join('; ');
    }
    case 'plan_offer':
      return isGiven(expectation.courses).join('; ') || 'is given';
    default:
      return null;
  }
};
