import type { ToolOutput } from '../../../domain/tools.ts';
import type { Request } from '../../../domain/understanding/request.ts';
import { clockSaid } from '../../../domain/understanding/describe-wish.ts';
import { FACT_SHORT, named } from '../fact-sentences.ts';
import { LOOK_UP_FAILED, type Script, type ScriptContext, askTool } from '../script.ts';
import { blocks, bold, codesSaid, figure, listed, sentences } from '../wording.ts';
import { notFound } from './facts.ts';

type Conflicts = ToolOutput<'check_conflicts'>;

const inTerm = (term: string | null, { terms }: ScriptContext): { term?: string } =>
  term !== null && terms.some(({ name }) => name === term) ? { term } : {};

/** Whether courses meet at the same time. */
export function* answerConflicts(
  { codes, term }: Extract<Request, { kind: 'conflicts' }>,
  context: ScriptContext,
): Script {
  const found = yield* askTool('check_conflicts', { codes: codes.slice(0, 12), ...inTerm(term, context) });
  if (found === null) return LOOK_UP_FAILED;
  const { conflicts, no_times, not_found, compared } = found;
  const sure = compared.filter(({ code }) => !no_times.includes(code));
  const terms = new Set(sure.map((course) => course.term));
  return blocks(
    not_found.map((code) => notFound(code, [])).join(' '),
    clashesSaid(conflicts),
    conflicts.length === 0 && sure.length > 1
      ? terms.size > 1
        ? `No clash: ${listed(sure.map(({ code, term: given }) => `${bold(code)} is given in ${given}`))}.`
        : `No clash in ${[...terms][0] ?? 'that term'}: ${codesSaid(sure.map(({ code }) => code))} meet at different times.`
      : null,
    noTimesSaid(no_times),
    sure
      .map(
        ({ code, term: given, schedule }) =>
          `- ${bold(code)}: ${schedule ?? 'no meeting time stated'}, ${given}`,
      )
      .join('\n'),
  );
}

const clashesSaid = (conflicts: Conflicts['conflicts']): string | null =>
  conflicts.length === 0
    ? null
    : conflicts
        .map(
          ({ first, second, term, overlaps }) =>
            `Yes, they clash: ${bold(first)} and ${bold(second)} both meet ${listed(overlaps.map(({ day, start, end }) => `${day} ${clockSaid(start)} - ${clockSaid(end)}`))} in ${term}.`,
        )
        .join('\n\n');

const noTimesSaid = (codes: readonly string[]): string | null =>
  codes.length === 0
    ? null
    : `The catalogue does not state when ${codesSaid(codes)} ${codes.length > 1 ? 'meet' : 'meets'}, so nothing can be said about ${codes.length > 1 ? 'them' : 'it'}.`;

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
    sum.hours === null ? null : `${figure(sum.hours)} hours of work a week`,
  ].filter((part) => part !== null);
  return blocks(
    missing,
    parts.length > 0
      ? `Together that is **${listed(parts)}**.`
      : 'The catalogue states neither units nor hours for these.',
    sum.courses
      .map(
        (course) =>
          `- ${named(course)}: ${FACT_SHORT.units(course) ?? 'units not stated'}; ${FACT_SHORT.workload(course) ?? 'hours not known'}; ${course.schedule ?? 'no meeting time stated'}, ${course.term}`,
      )
      .join('\n'),
    sentences(
      sum.hours_unknown.length > 0
        ? `Hours are not known for ${codesSaid(sum.hours_unknown)}, so the real sum is higher.`
        : null,
      sum.units_unknown.length > 0 ? `Units are not stated for ${codesSaid(sum.units_unknown)}.` : null,
    ),
    clashesSaid(sum.conflicts),
    noTimesSaid(sum.no_times),
  );
}
