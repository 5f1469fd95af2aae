import { shownFigure } from '#features/catalogue/domain/bands.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import type { Request } from '../../../domain/understanding/request.ts';
import type { TimeSpan } from '../../../domain/course-facts.ts';
import { clockSaid } from '../../../domain/understanding/describe-wish.ts';
import { FACT_SHORT, named, sectionSaid } from '../fact-sentences.ts';
import { LOOK_UP_FAILED, type Script, type ScriptContext, askTool } from '../script.ts';
import { blocks, bold, codesSaid, figure, listed, quoted, sentences } from '../wording.ts';
import { notFound } from './facts.ts';

type Times = Omit<ToolOutput<'check_conflicts'>, 'not_found'>;
type Section = Times['timetables'][number]['sections'][number];

const inTerm = (term: string | null, { terms }: ScriptContext): { term?: string } =>
  term !== null && terms.some(({ name }) => name === term) ? { term } : {};

/** Whether courses can be taken together, and with which sections. */
export function* answerConflicts(
  { codes, term, together }: Extract<Request, { kind: 'conflicts' }>,
  context: ScriptContext,
): Script {
  const found = yield* askTool('check_conflicts', { codes: codes.slice(0, 12), ...inTerm(term, context) });
  if (found === null) return LOOK_UP_FAILED;
  return blocks(
    found.not_found.map((code) => notFound(code, [])).join(' '),
    timesSaid(found, together ? 'together' : 'clash'),
  );
}

/** What was asked: whether courses can be taken together, whether they clash, or neither of the two. */
type Asked = 'together' | 'clash' | 'sum';
const CLASH_SAID: Record<Asked, string> = {
  together: 'No',
  clash: 'Yes, they clash',
  sum: 'They clash',
};

/** What is known of courses taken together: what cannot be, and why; else the sections that fit. */
const timesSaid = (times: Times, asked: Asked): string => {
  const { timetables, conflicts, no_times, not_judged, same_class, meet_together } = times;
  const judged = (codes: readonly string[]) => codes.filter((code) => !no_times.includes(code));
  const compared = timetables.filter(({ codes }) => judged(codes).length > 0);
  const isOneEach = compared.length > 1 && compared.every(({ codes }) => codes.length === 1);
  return blocks(
    same_class.map(([kept, other]) => `${bold(kept)} and ${bold(other)} are one class.`).join(' '),
    meet_together
      .map(
        ([one, two], at) =>
          `${asked === 'together' && at === 0 ? 'No: ' : ''}${bold(one)} and ${bold(two)} meet with each other: you would take one of them.`,
      )
      .join(' '),
    conflicts
      .map((conflict, at) => conflictSaid(conflict, CLASH_SAID[at === 0 ? asked : 'sum']))
      .join('\n\n'),
    conflicts.length === 0 && isOneEach
      ? `${asked === 'together' ? 'Not in the same term, so without a clash' : 'No clash'}: ${listed(compared.map(({ codes, term }) => `${codesSaid(codes)} is given in ${term}`))}.`
      : null,
    ...compared.map((timetable) => {
      const codes = judged(timetable.codes);
      const { answer, term, left_out } = timetable;
      if (answer === 'undecided')
        return `There are too many ways to combine ${codesSaid(codes)} in ${term} to try them all, so I can’t say whether they go together.`;
      const shown = judged(codes.filter((code) => !left_out.includes(code)));
      const isTogether = answer === 'together' && codes.length > 1;
      const isRest = answer === 'impossible' && shown.length > 1;
      return blocks(
        isTogether
          ? `${asked === 'together' ? `Yes, without a clash in ${term}` : `No clash in ${term}`}: ${codesSaid(codes)} can be taken together with these sections:`
          : null,
        isRest ? `Without ${codesSaid(left_out)} the others go together in ${term}:` : null,
        isTogether || isRest || isOneEach ? sectionsSaid(timetable.sections, shown, term) : null,
      );
    }),
    noTimesSaid(no_times),
    notJudgedSaid(not_judged.filter(({ code }) => !no_times.includes(code))),
  );
};

/** A line a course, its sections one after the other. What has no time is not said to fit: it is told by itself. */
const sectionsSaid = (sections: readonly Section[], codes: readonly string[], term: string): string =>
  codes
    .flatMap((code) => {
      const timed = sections.filter((section) => section.code === code && section.schedule !== null);
      return timed.length === 0 ? [] : [`- ${bold(code)}: ${timed.map(sectionSaid).join('; ')}, ${term}`];
    })
    .join('\n');

/** Pairs of sections that are named as the proof; of many the first tell enough. */
const CLASHES_SAID = 3;

const conflictSaid = (
  { codes, term, clashes, clashes_total }: Times['conflicts'][number],
  lead: string,
): string => {
  const [only] = codes;
  if (codes.length === 1)
    return `${bold(only ?? '')} cannot be taken in ${term} as it is listed: its own sections overlap.`;
  const [single] = clashes;
  const head =
    codes.length > 2
      ? `${lead}: ${codesSaid(codes)} cannot all be taken together in ${term}; without any one of them the others can.`
      : `${lead}: ${codesSaid(codes)} cannot be taken together in ${term}.`;
  if (clashes_total === 1 && single && single.first.code !== single.second.code)
    return `${lead}: ${codesSaid([single.first.code, single.second.code])} both meet ${spansSaid(single.overlaps)} in ${term}.`;
  const others = clashes_total - Math.min(clashes_total, CLASHES_SAID);
  return blocks(
    `${head} No choice of sections avoids all of these:`,
    clashes
      .slice(0, CLASHES_SAID)
      .map(
        ({ first, second, overlaps }) =>
          `- ${partySaid(first)} and ${partySaid(second)}${overlaps.length === 0 ? ' do not go together' : ` both meet ${spansSaid(overlaps)}`}`,
      )
      .join('\n'),
    others > 0 ? `${others} more ${others === 1 ? 'pair overlaps' : 'pairs overlap'} too.` : null,
  );
};

const partySaid = ({ code, kind, section }: Section): string =>
  [bold(code), quoted([kind, section].filter((name) => name !== '').join(' '))]
    .filter((part) => part !== '')
    .join(' ');

const spansSaid = (overlaps: readonly TimeSpan[]): string =>
  listed(overlaps.map(({ day, start, end }) => `${day} ${clockSaid(start)} - ${clockSaid(end)}`));

const noTimesSaid = (codes: readonly string[]): string | null =>
  codes.length === 0
    ? null
    : `The catalogue does not state when ${codesSaid(codes)} ${codes.length > 1 ? 'meet' : 'meets'}, so nothing can be said about ${codes.length > 1 ? 'them' : 'it'}.`;

const notJudgedSaid = (kinds: Times['not_judged']): string | null =>
  kinds.length === 0
    ? null
    : `No time stated: ${listed(kinds.map(({ code, kind }) => (kind === '' ? bold(code) : `the ${quoted(kind).toLowerCase()} of ${bold(code)}`)))}. Whether that goes with the others cannot be said.`;

/** What courses add up to in a term. */
export function* answerTermTotal(
  { codes, term }: Extract<Request, { kind: 'term_total' }>,
  context: ScriptContext,
): Script {
  const sum = yield* askTool('sum_term', { codes: codes.slice(0, 12), ...inTerm(term, context) });
  if (sum === null) return LOOK_UP_FAILED;
  const missing = sum.not_found.map((code) => notFound(code, [])).join(' ');
  if (sum.courses.length === 0) return missing;
  const parts = [
    sum.units === null ? null : `${figure(sum.units)} units`,
    sum.hours === null ? null : `${shownFigure(sum.hours)} hours of work a week`,
  ].filter((part) => part !== null);
  return blocks(
    missing,
    parts.length > 0
      ? `Together that is **${listed(parts)}**.`
      : 'The catalogue states neither units nor hours for these.',
    sum.courses
      .map(
        (course) =>
          `- ${named(course)}: ${FACT_SHORT.units(course) ?? 'units not stated'}; ${FACT_SHORT.workload(course) ?? 'hours not known'}, ${course.term}`,
      )
      .join('\n'),
    sentences(
      sum.hours_unknown.length > 0
        ? `Hours are not known for ${codesSaid(sum.hours_unknown)}, so the real sum is higher.`
        : null,
      sum.units_unknown.length > 0 ? `Units are not stated for ${codesSaid(sum.units_unknown)}.` : null,
    ),
    timesSaid(sum, 'sum'),
  );
}
