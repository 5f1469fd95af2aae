import type { ToolOutput } from '../../../domain/tools.ts';
import type { Request } from '../../../domain/reading/request.ts';
import { CLASHES_SAID } from '../../../domain/facts/verdicts/of-times.ts';
import { decided, verdict } from '../cite.ts';
import { FACT_SHORT, named, sectionSaid } from '../fact-sentences.ts';
import { LOOK_UP_FAILED, type Script, type ScriptContext, askTool, nextTerm } from '../script.ts';
import { blocks, bold, sentences } from '../wording.ts';
import { notFound } from './facts.ts';

type Times = Omit<ToolOutput<'check_conflicts'>, 'not_found'>;
type Section = Times['timetables'][number]['sections'][number];

const inTerm = (term: string | null, { terms }: ScriptContext): { term?: string } =>
  term !== null && terms.some(({ name }) => name === term) ? { term } : {};

/** Answers whether courses can be taken together, and with which sections. */
export function* answerConflicts(
  { codes: all, term, talkTerm, together, isOpen }: Extract<Request, { kind: 'conflicts' }>,
  context: ScriptContext,
): Script {
  const codes = all.slice(0, 12);
  const likely = term === null ? (talkTerm ?? nextTerm(context)) : undefined;
  const ofTalk =
    likely === undefined ? null : yield* askTool('check_conflicts', { codes, ...inTerm(likely, context) });
  const found =
    ofTalk !== null && isOfOneTerm(ofTalk)
      ? ofTalk
      : yield* askTool('check_conflicts', { codes, ...inTerm(term, context) });
  if (found === null) return LOOK_UP_FAILED;
  return blocks(
    found.not_found.map((code) => notFound(code, [])).join(' '),
    timesSaid(found, isOpen === true ? 'open' : together ? 'together' : 'clash'),
  );
}

/** Otherwise the term that the conversation is about may not be that in which they go together. */
const isOfOneTerm = (times: Times): boolean =>
  new Set([...times.timetables, ...times.conflicts].map(({ term }) => term)).size === 1;

/** The form of the question: whether courses can be taken together, whether they clash, or neither. */
type Asked = 'together' | 'clash' | 'open';
const CLASH_SAID: Record<Asked, string | null> = {
  together: 'That is not possible.',
  clash: 'Yes.',
  open: null,
};
const TOGETHER_SAID: Record<Asked, string | null> = {
  together: 'Yes.',
  clash: 'No clash.',
  open: null,
};

/** The tool's verdicts on courses taken together: what is impossible, and why; otherwise the sections that fit. */
const timesSaid = (times: Times, asked: Asked): string => {
  const { timetables, conflicts, no_times, meet_together } = times;
  const judged = (codes: readonly string[]) => codes.filter((code) => !no_times.includes(code));
  const compared = timetables.filter(({ codes }) => judged(codes).length > 0);
  const isOneEach = compared.length > 1 && compared.every(({ codes }) => codes.length === 1);
  const apart = decided(times, 'apart');
  return blocks(
    points(decided(times, 'same-class')),
    sentences(
      asked === 'together' && meet_together.length > 0 ? CLASH_SAID.together : null,
      points(decided(times, 'meet-together')),
    ),
    ...conflicts.map(({ codes }, at) =>
      conflictSaid(times, codes.join(), at === 0 ? CLASH_SAID[asked] : null),
    ),
    conflicts.length === 0 && isOneEach
      ? sentences(asked === 'together' ? 'Not in the same term.' : null, verdict(times, 'one-each'))
      : null,
    apart.length > 0 && conflicts.length === 0
      ? sentences(asked === 'together' ? 'Not all in the same term.' : null, points(apart))
      : null,
    ...compared.map((timetable) => {
      const { answer, term, left_out } = timetable;
      const shown = judged(timetable.codes).filter((code) => !left_out.includes(code));
      const together = verdict(times, 'together', term);
      const rest = verdict(times, 'rest-together', term);
      const isShown = together !== null || rest !== null || (isOneEach && answer === 'together');
      return blocks(
        verdict(times, 'undecided', term),
        sentences(together === null || apart.length > 0 ? null : TOGETHER_SAID[asked], together, rest),
        isShown ? sectionsSaid(timetable.sections, shown, term) : null,
      );
    }),
    verdict(times, 'no-times'),
    verdict(times, 'not-judged'),
  );
};

const points = (cites: readonly string[]): string => cites.map((cite) => `${cite}.`).join(' ');

/** One line per course with its sections. Courses without times are listed separately, since they cannot be said to fit. */
const sectionsSaid = (sections: readonly Section[], codes: readonly string[], term: string): string =>
  codes
    .flatMap((code) => {
      const timed = sections.filter((section) => section.code === code && section.schedule !== null);
      return timed.length === 0
        ? []
        : [
            `- ${bold(code)}: ${timed.map((section) => sectionSaid({ code, term }, section)).join('; ')}, ${term}`,
          ];
    })
    .join('\n');

const conflictSaid = (times: Times, about: string, lead: string | null): string => {
  const overlaps = Array.from({ length: CLASHES_SAID }, (_, at) =>
    verdict(times, 'overlap', `${about} ${at}`),
  ).flatMap((said) => said ?? []);
  return blocks(
    sentences(lead, verdict(times, 'clash', about)),
    overlaps.map((said) => `- ${said.slice(0, -1)}`).join('\n'),
    verdict(times, 'more-overlaps', about),
  );
};

/** Which of these courses cannot be taken together, and why; null if none, or if they are in no term together. */
export function* clashesSaid(codes: readonly string[]): Script<string | null> {
  const times = yield* askTool('check_conflicts', { codes: [...codes] });
  if (times === null) return LOOK_UP_FAILED;
  return (
    blocks(...times.conflicts.map((conflict) => conflictSaid(times, conflict.codes.join(), null))) || null
  );
}

/** Totals of courses in a term. */
export function* answerTermTotal(
  { codes, term }: Extract<Request, { kind: 'term_total' }>,
  context: ScriptContext,
): Script {
  const summed = codes.slice(0, 12);
  const likely = term === null ? nextTerm(context) : undefined;
  const planned = likely === undefined ? null : yield* askTool('sum_term', { codes: summed, term: likely });
  // What is summed up is a plan, and nobody plans the term that is half over.
  const isPlanned =
    planned !== null &&
    planned.courses.length === summed.length &&
    planned.courses.every((course) => course.term === likely);
  const sum = isPlanned ? planned : yield* askTool('sum_term', { codes: summed, ...inTerm(term, context) });
  if (sum === null) return LOOK_UP_FAILED;
  const missing = sum.not_found.map((code) => notFound(code, [])).join(' ');
  if (sum.courses.length === 0) return missing;
  return blocks(
    missing,
    verdict(sum, 'total') ?? 'The catalogue states neither units nor hours for these.',
    sum.courses
      .map(
        (course) =>
          `- ${named(course)}: ${FACT_SHORT.units(course) ?? 'units not stated'}; ` +
          `${FACT_SHORT.workload(course) ?? 'hours not known'}, ${course.term}`,
      )
      .join('\n'),
    sentences(verdict(sum, 'hours-unknown'), verdict(sum, 'units-unknown')),
    timesSaid(sum, 'open'),
  );
}
