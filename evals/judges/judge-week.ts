import type { CardSection, WeekCard } from '#features/advisor/week.contract.ts';
import { codeKey } from '#features/profile/domain/course-identity.ts';
import type { CourseRecord } from '../judged-catalogue.ts';
import { daysOf, kindsOf, meetAtOnce, type RawSection } from '../raw-records.ts';
import { openGroups, satisfies, takenCodes, verdictOf } from '../record-lookups.ts';
import { saysUnknown } from '../reply-reading.ts';
import { type Case, judgement, type Judgement, one as single } from './judgement.ts';
import { keepsBounds, NEXT_TERM, recordIn } from './plan-records.ts';

interface Shown {
  code: string;
  record: CourseRecord;
  sections: RawSection[];
}

/** Compares a week card with the records: its courses, sections, sums and the requested properties. */
export const judgeWeek = (one: Case<'plan_week'>): Judgement => {
  const { expectation, reply, before, catalogue, student } = one;
  const { week } = reply;
  if (week === null)
    return judgement({ recall: single(false), understood: false, faults: ['shows no week'] });
  const term = expectation.term ?? before?.week?.term ?? student.plan?.term ?? NEXT_TERM;
  const codes = week.courses.map(({ code }) => code);
  const known = codes.map((code) => catalogue.recogniser.normalise(code) ?? code);
  const named = new Set(
    (expectation.include ?? []).map((code) => catalogue.recogniser.normalise(code) ?? code),
  );
  const faults: string[] = [];
  if (week.term !== term) faults.push(`is a week of ${week.term}, not of ${term}`);
  const shown = week.courses.flatMap(({ code, sections }): Shown[] => {
    const record = recordIn(catalogue, code, week.term);
    if (!record) {
      faults.push(`${code} is not given in ${week.term}`);
      return [];
    }
    const found = sections.flatMap((section) => rawOf(record, section) ?? []);
    if (found.length < sections.length) faults.push(`${code} has no such sections`);
    return [{ code, record, sections: found }];
  });
  faults.push(...faultsOfSections(shown), ...clashesIn(shown), ...faultsOfSums(week, shown));
  const [least, most] =
    typeof expectation.courses === 'number'
      ? [expectation.courses, expectation.courses]
      : expectation.courses;
  if (codes.length < least || codes.length > most)
    faults.push(`has ${codes.length} courses, not ${least === most ? least : `${least} to ${most}`}`);
  for (const code of named) if (!known.includes(code)) faults.push(`lacks ${code}`);
  for (const code of expectation.exclude ?? [])
    if (known.includes(catalogue.recogniser.normalise(code) ?? code)) faults.push(`still has ${code}`);
  const taken = takenCodes(catalogue, student);
  for (const { code, record, sections } of shown) {
    if (!sections.every((section) => keepsBounds(section, expectation)))
      faults.push(`${code} meets when nothing should`);
    if (
      expectation.each &&
      !named.has(code) &&
      !satisfies(record, { ...expectation.each, term: [week.term] }, catalogue, student)
    )
      faults.push(`${code} is not what was asked for`);
    const isOwnChoice = named.has(code) || isOfBefore(one, code);
    if (isOwnChoice) continue;
    if (record.codes.some((each) => taken.has(codeKey(each)))) faults.push(`${code} was taken already`);
    if (verdictOf(record, catalogue, student) === 'not_met') faults.push(`${code} asks for what is missing`);
    if (catalogue.levelOf(record) === 'graduate') faults.push(`${code} is for graduates`);
  }
  for (const { where, count } of expectation.some ?? []) {
    const fitting = shown.filter(({ record }) =>
      satisfies(record, { ...where, term: [week.term] }, catalogue, student),
    );
    if (fitting.length < count) faults.push(`${fitting.length} of ${count} are ${JSON.stringify(where)}`);
  }
  const { max_week_hours: bound, counts, keeps } = expectation;
  const hours = shown.reduce((sum, { record }) => sum + (record.mean_hours ?? 0), 0);
  if (bound !== undefined && hours > bound + 0.01) faults.push(`is ${hours} hours a week`);
  faults.push(...faultsOfAmounts(expectation, shown));
  if (counts !== undefined) faults.push(...faultsOfCounting(one, shown, counts));
  if (keeps !== undefined) {
    const kept = codes.filter((code) => isOfBefore(one, code)).length;
    if (kept < keeps) faults.push(`keeps ${kept} of the courses before, not ${keeps}`);
  }
  return judgement({
    constraints: single(faults.length === 0),
    understood: true,
    faults,
  });
};

/** Units in all, days with class and hours that are taken. */
const faultsOfAmounts = (
  { units: bounds, max_days: most, busy = [] }: Case<'plan_week'>['expectation'],
  shown: readonly Shown[],
): string[] => {
  const units = shown.reduce((sum, { record }) => sum + (record.units ?? 0), 0);
  const days = new Set(shown.flatMap(({ sections }) => sections.flatMap(daysOf)));
  const [least, top] = bounds ?? [0, Infinity];
  const meets = shown.filter(({ sections }) =>
    sections.some((section) => busy.some(({ on, start, end }) => meetAtOnce(section, taken(on, start, end)))),
  );
  return [
    ...(units < least || units > top ? [`is ${units} units, not ${least} to ${top}`] : []),
    ...(most !== undefined && days.size > most ? [`meets on ${days.size} days`] : []),
    ...meets.map(({ code }) => `${code} meets in hours that are taken`),
  ];
};
const taken = (days: readonly string[], start: string, end: string): RawSection => ({
  meetings: [{ days, start, end }],
});

const isOfBefore = ({ before, student }: Case<'plan_week'>, code: string): boolean =>
  (before?.week?.courses.some((course) => course.code === code) ?? false) ||
  (student.plan?.courses.includes(code) ?? false);

const rawOf = ({ sections }: CourseRecord, { component, section, class_number }: CardSection) =>
  sections.find(
    (each) => each.component === component && each.section === section && each.class_number === class_number,
  );

/** One section of each kind, none cancelled, and all compatible. */
const faultsOfSections = (shown: readonly Shown[]): string[] =>
  shown.flatMap(({ code, record, sections }) => {
    const kinds = kindsOf(record).map(([first]) => first?.component ?? '');
    const has = sections.map(({ component = '' }) => component);
    const isOneOfEach = kinds.length === has.length && kinds.every((kind) => has.includes(kind));
    const areLinked = sections.every((a) =>
      sections.every(
        (b) => !a.links?.length || !b.links?.length || a.links.some((link) => b.links?.includes(link)),
      ),
    );
    return [
      ...(isOneOfEach ? [] : [`${code} has sections of ${has.join(', ')} instead of ${kinds.join(', ')}`]),
      ...(areLinked ? [] : [`${code} has sections that do not go together`]),
    ];
  });

/** A marker, so that clashes can be counted separately. */
export const CLASH = 'CLASH';
const clashesIn = (shown: readonly Shown[]): string[] => {
  const sections = shown.flatMap(({ code, sections: own }) => own.map((section) => ({ code, section })));
  return sections.flatMap((a, at) =>
    sections
      .slice(at + 1)
      .flatMap((b) => (meetAtOnce(a.section, b.section) ? [`${CLASH}: ${a.code} and ${b.code}`] : [])),
  );
};

const faultsOfSums = ({ totals }: WeekCard, shown: readonly Shown[]): string[] => {
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const units = sum(shown.map(({ record }) => record.units));
  const hours = sum(shown.map(({ record }) => record.mean_hours));
  return [
    ...(Math.abs(units - totals.units) < 0.02 ? [] : [`says ${totals.units} units of ${units}`]),
    ...(Math.abs(hours - totals.hours) < 0.02 ? [] : [`says ${totals.hours} hours of ${hours}`]),
  ];
};

/**
 * This many courses must fill an open place, each place once; if the university states no requirements, the reply must
 * say so.
 */
const faultsOfCounting = (
  { reply, catalogue, student }: Case<'plan_week'>,
  shown: readonly Shown[],
  counts: number,
): string[] => {
  const programmes = [student.concentration, student.second_concentration, student.secondary_field].flatMap(
    (name) => name ?? [],
  );
  const open = programmes.flatMap((name) => openGroups(catalogue, student, name) ?? []);
  if (programmes.every((name) => openGroups(catalogue, student, name) === null))
    return saysUnknown(reply.text) ? [] : ['does not say that requirements are not known'];
  let filled = 0;
  const used = new Set<string>();
  for (const { options, need, have } of open) {
    const fitting = shown.filter(
      ({ code, record }) => !used.has(code) && record.codes.some((each) => options.includes(each)),
    );
    for (const { code } of fitting.slice(0, need - have)) used.add(code);
    filled = used.size;
  }
  return filled < counts ? [`${filled} of ${counts} fill an open place`] : [];
};
