import { fold } from '#features/advisor/domain/reading/spans/lexicon.ts';
import type { CourseRecord, JudgedCatalogue } from '../judged-catalogue.ts';
import { hasFigure, namedIn, saysUnknown } from '../reply-reading.ts';
import { chooseTogether, withTimes } from '../raw-records.ts';
import { missingOf, openGroups, verdictOf } from '../record-lookups.ts';
import { type Case, judgement, type Judgement, lookedUp, one as single } from './judgement.ts';

const NOT_YET =
  /\b(?:not yet|no\b|missing|still need|need to|(?:do|have)(?: not|n['’]t)|lack|before you|first take|not (?:eligible|ready|have))/i;
const READY =
  /\b(?:yes|you (?:have|meet|can take|are (?:ready|eligible|set)|satisfy)|you['’]ve|met\b|all set|with \*\*)/i;
const NONE_STATED =
  /\b(?:(?:does|do)(?: not|n['’]t) (?:state|list|mention|give|name)|none (?:is |are )?(?:stated|listed|given)|states? no(?:ne)?\b|not (?:stated|listed)|no (?:stated|listed|formal)|lists? no)\b/i;
const NONE_NEEDED =
  /\b(?:there are no prerequisites|has no prerequisites|no prerequisites (?:are )?(?:needed|required)|needs? (?:no|nothing))\b/i;
const A_PERSON =
  /\b(?:permission|consent|approval|instructor|advis[eo]r|judge|person|decide|unclear|depends|placement|equivalent|petition|standing|signature)\b/i;

/** Checks the verdict on prerequisites against the record, and that missing courses are named. */
export const judgePrerequisites = (one: Case<'prerequisites'>): Judgement => {
  const { expectation, reply, catalogue, student } = one;
  const [record] = catalogue.recordsOf(expectation.course);
  if (!record)
    throw new Error(`A question asks about ${expectation.course}, which the catalogue does not have.`);
  const verdict = expectation.verdict ?? verdictOf(record, catalogue, student);
  const { text } = reply;
  const said = {
    met: READY.test(text) && !/\b(?:not yet|still missing|still need)\b/i.test(text),
    not_met: NOT_YET.test(text),
    none_stated: NONE_STATED.test(text) && !NONE_NEEDED.test(text),
    unclear: A_PERSON.test(text),
  }[verdict];
  const missing = verdict === 'not_met' ? missingOf(record, catalogue, student) : [];
  const named = new Set(namedIn(text, catalogue.recogniser));
  const found = missing.filter((alternatives) => alternatives.some((code) => named.has(code))).length;
  return judgement({
    recall: { right: (said ? 1 : 0) + found, of: 1 + missing.length },
    understood: said || lookedUp(one, ['check_prerequisites', 'get_course'], [expectation.course]),
    faults: [
      ...(said ? [] : [`does not say that the prerequisites are ${verdict.replace('_', ' ')}`]),
      ...(found < missing.length ? [`names ${found} of ${missing.length} missing prerequisites`] : []),
    ],
  });
};

type Conflict = 'clash' | 'clear' | 'unknown';

/**
 * Uses the first term that all courses share; one combination of sections that fits is enough. Without a shared term
 * there is no conflict.
 */
const conflictOf = (
  codes: readonly string[],
  term: string | undefined,
  catalogue: JudgedCatalogue,
): Conflict => {
  const all = codes.map((code) => catalogue.recordsOf(code));
  const shared =
    term ??
    all[0]?.find((record) => all.every((records) => records.some((other) => other.term === record.term)))
      ?.term;
  if (shared === undefined) return 'clear';
  const sections = all.map((records) => records.filter((record) => record.term === shared));
  const timed = (records: readonly CourseRecord[]) => records.some((record) => withTimes(record) !== null);
  const known = sections.filter(timed).flatMap(([record]) => record ?? []);
  if (known.length > 1 && chooseTogether(known) === null) return 'clash';
  return sections.every(timed) ? 'clear' : 'unknown';
};

const CLASH = /\b(?:clash(?:es)?|conflicts?|overlaps?|same time|both meet)\b/i;
const NO_CLASH =
  /\b(?:no|not|n['’]t|without|cannot|never|neither)\b[^.\n]{0,60}\b(?:clash|conflict|overlap|same time)|\bfit together\b|different (?:terms|semesters|times|days)/i;

export const judgeConflicts = (one: Case<'conflicts'>): Judgement => {
  const { expectation, reply, catalogue } = one;
  const meeting = conflictOf(expectation.courses, expectation.term, catalogue);
  const text = reply.text.replaceAll('**', '');
  const clear = NO_CLASH.test(text);
  const said = { clash: CLASH.test(text) && !clear, clear, unknown: saysUnknown(text) }[meeting];
  return judgement({
    recall: single(said),
    facts: single(said),
    understood:
      said || lookedUp(one, ['check_conflicts', 'sum_term', 'compare_courses'], expectation.courses),
    faults: said
      ? []
      : [
          `does not say that they ${meeting === 'clash' ? 'clash' : meeting === 'clear' ? 'do not clash' : 'cannot be judged'}`,
        ],
  });
};

export const judgeRequirements = (one: Case<'requirements'>): Judgement => {
  const { expectation, reply, catalogue, student } = one;
  const open = openGroups(catalogue, student, expectation.programme ?? student.concentration);
  const understood = reply.tools.some(({ name }) => name === 'get_requirement_progress');
  if (open === null) {
    const said = saysUnknown(reply.text);
    return judgement({
      abstention: single(said),
      understood,
      faults: said ? [] : ['does not say that the university states no requirements'],
    });
  }
  const text = fold(reply.text);
  const missing = open.filter(({ name }) => !text.includes(fold(name)));
  return judgement({
    recall: { right: open.length - missing.length, of: open.length },
    understood,
    faults:
      missing.length > 0
        ? [`does not name the open groups ${missing.map(({ name }) => name).join(', ')}`]
        : [],
  });
};

export const judgeTermTotal = (one: Case<'term_total'>): Judgement => {
  const { expectation, reply, catalogue } = one;
  const all = expectation.courses.map((code) => catalogue.recordsOf(code));
  const shared = all[0]?.find((record) =>
    all.every((records) => records.some((other) => other.term === record.term)),
  )?.term;
  const term = expectation.term ?? shared;
  const records = all.flatMap((list) => list.find((record) => record.term === term) ?? list[0] ?? []);
  const sums = [records.map(({ units }) => units), records.map(({ mean_hours }) => mean_hours)].map(
    (values) => ({
      sum: values.reduce((total: number, value) => total + (value ?? 0), 0),
      known: values.some((value) => value !== null),
      whole: values.every((value) => value !== null),
    }),
  );
  const parts = sums.map(({ sum, known, whole }) =>
    known ? hasFigure(reply.text, sum) && (whole || saysUnknown(reply.text)) : saysUnknown(reply.text),
  );
  const right = parts.filter(Boolean).length;
  return judgement({
    recall: { right, of: parts.length },
    facts: { right, of: parts.length },
    understood:
      right > 0 || lookedUp(one, ['sum_term', 'compare_courses', 'get_course'], expectation.courses),
    faults:
      right < parts.length
        ? [
            `the sums should be ${sums.map(({ sum }) => Math.round(sum * 100) / 100).join(' units and ')} hours`,
          ]
        : [],
  });
};
