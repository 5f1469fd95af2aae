import { statesNoneNeeded } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import type { Request } from '../../../domain/understanding/request.ts';
import { namedInline } from '../fact-sentences.ts';
import { LOOK_UP_FAILED, type Script, askToolForEach } from '../script.ts';
import { blocks, bold, codesSaid, listed, quoted, sentences } from '../wording.ts';
import { notFound } from './facts.ts';

type Answer = Extract<ToolOutput<'check_prerequisites'>, { found: true }>;

/** Whether the student has what courses ask for. Decided by the tool; here it is only put into words. */
export function* answerPrerequisites({ codes, taken }: Extract<Request, { kind: 'prerequisites' }>): Script {
  const answers = yield* askToolForEach(
    'check_prerequisites',
    codes.slice(0, MOST_COURSES).map((code) => ({ code })),
  );
  if (answers.length > FEW)
    return answers
      .map((answer, at) => {
        if (answer === null) return `- ${bold(codes[at] ?? '')}: ${LOOK_UP_FAILED}`;
        return `- ${answer.found ? inShort(answer, taken) : notFound(answer.code, answer.similar)}`;
      })
      .join('\n');
  return blocks(
    ...answers.map((answer) => {
      if (answer === null) return LOOK_UP_FAILED;
      return answer.found ? sayVerdict(answer, taken) : notFound(answer.code, answer.similar);
    }),
  );
}

const MOST_COURSES = 8;
/** More than so many verdicts are told as a list. */
const FEW = 2;

const inShort = (answer: Answer, taken: readonly string[]): string => {
  const { stated, missing, undecided } = answer;
  const open = missing.filter((alternatives) => !alternatives.some((code) => taken.includes(code)));
  const name = namedInline(answer);
  switch (answer.verdict) {
    case 'none_stated':
      return `${name}: no prerequisites are stated`;
    case 'met':
      if (statesNoneNeeded(stated ?? '')) return `${name}: yes, it has no prerequisites`;
      return `${name}: yes, it asks for “${quoted(stated ?? '')}”`;
    case 'unclear':
      return `${name}: a person has to judge ${listed((undecided.length > 0 ? undecided : [stated ?? '']).map((part) => `“${quoted(part)}”`))}`;
    case 'not_met':
      return open.length > 0
        ? `${name}: not yet, missing ${missingSaid(open)}`
        : `${name}: yes, counting what you say you have taken`;
  }
};

const sayVerdict = (answer: Answer, taken: readonly string[]): string => {
  const { stated, have, missing, undecided, recommended_preparation: preparation } = answer;
  const prepared = preparation === null ? null : `Recommended preparation: “${quoted(preparation)}”`;
  const asks = `asks for “${quoted(stated ?? '')}”`;
  const has = have.length > 0 ? `You have ${codesSaid(have)}.` : null;
  switch (answer.verdict) {
    case 'none_stated':
      return sentences(
        `The catalogue does not state any prerequisites for ${namedInline(answer)} in ${answer.term}, which is not the same as needing nothing.`,
        prepared,
      );
    case 'met':
      if (statesNoneNeeded(stated ?? ''))
        return sentences(
          `Yes: ${namedInline(answer)} has no prerequisites, as the catalogue states.`,
          prepared,
        );
      return sentences(`Yes: ${namedInline(answer)} ${asks}`, has ?? 'You have what it states.', prepared);
    case 'unclear':
      return sentences(
        `I can’t decide that by the catalogue alone: ${namedInline(answer)} ${asks}`,
        has,
        undecided.length > 0
          ? `A person has to judge ${listed(undecided.map((part) => `“${quoted(part)}”`))}.`
          : null,
        missing.length > 0 ? `Not in your profile: ${missingSaid(missing)}.` : null,
        'Ask the instructor or your academic advisor.',
      );
    case 'not_met':
      return sentences(...sayMissing(answer, taken, asks, has), prepared);
  }
};

const missingSaid = (missing: readonly (readonly string[])[]): string =>
  listed(missing.map((alternatives) => codesSaid(alternatives, 'or')));

/** What is missing, less what the student says to have taken although the profile does not have it. */
const sayMissing = (
  answer: Answer,
  taken: readonly string[],
  asks: string,
  has: string | null,
): (string | null)[] => {
  const { missing } = answer;
  const open = missing.filter((alternatives) => !alternatives.some((code) => taken.includes(code)));
  const claimed = taken.filter((code) => missing.some((alternatives) => alternatives.includes(code)));
  const add = `Add ${codesSaid(claimed)} to your profile, and I will count ${claimed.length > 1 ? 'them' : 'it'} from now on.`;
  if (open.length === 0)
    return [
      `Yes, counting ${codesSaid(claimed)}, which you say you have taken: ${namedInline(answer)} ${asks}`,
      has,
      add,
    ];
  const rest = `Still missing: ${missingSaid(open)}.`;
  const beside =
    claimed.length > 0 ? `Even counting ${codesSaid(claimed)}, which you say you have taken.` : null;
  return [`Not yet: ${namedInline(answer)} ${asks}`, has, rest, beside, claimed.length > 0 ? add : null];
};
