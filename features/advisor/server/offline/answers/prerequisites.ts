import { statesNoneNeeded } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { speaksOfAdmission } from '#features/catalogue/domain/notes/notes-speak.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import type { Request } from '../../../domain/reading/request.ts';
import { missingSaid } from '../../../domain/facts/verdicts/of-requirements.ts';
import { decided, valueOf, verdict } from '../cite.ts';
import { namedInline, preparationSaid } from '../fact-sentences.ts';
import { LOOK_UP_FAILED, type Script, type ScriptContext, askToolForEach, nextTerm } from '../script.ts';
import { inTerm } from '../term-said.ts';
import { blocks, bold, codesSaid, sentences } from '../wording.ts';
import { notFound } from './facts.ts';

type Answer = Extract<ToolOutput<'check_prerequisites'>, { found: true }>;

/** Whether the student meets courses' prerequisites. Decided by the tool; only worded here. */
export function* answerPrerequisites(
  { codes, taken, without = [], ...request }: Extract<Request, { kind: 'prerequisites' }>,
  context: Pick<ScriptContext, 'terms' | 'today'>,
): Script {
  const term = request.term ?? nextTerm(context) ?? null;
  const answers = yield* askToolForEach(
    'check_prerequisites',
    codes.slice(0, MOST_COURSES).map((code) => ({
      code,
      ...(term === null ? {} : { term }),
      ...(without.length === 0 ? {} : { without }),
    })),
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
      return answer.found
        ? blocks(
            verdict(answer, 'other-term'),
            barredSaid(answer, taken),
            sayVerdict(answer, taken),
            notesSaid(answer),
          )
        : notFound(answer.code, answer.similar);
    }),
  );
}

const MOST_COURSES = 8;
/** More verdicts than this are given as a list. */
const FEW = 2;

const inShort = (answer: Answer, taken: readonly string[]): string => {
  const { stated, missing } = answer;
  const isOpen = missing.some((alternatives) => !alternatives.some((code) => taken.includes(code)));
  if (answer.verdict === 'not_met' && !isOpen)
    return (
      barredSaid(answer, taken) ??
      `${namedInline(answer)} in ${answer.term}: yes, counting what you say you have taken`
    );
  const asks =
    answer.verdict === 'none_stated' || statesNoneNeeded(stated ?? '')
      ? ''
      : ` It asks for ${valueOf(answer, 'prerequisites')}`;
  return sentences(
    verdict(answer, 'other-term'),
    barredSaid(answer, taken),
    verdict(answer, 'prerequisites') + asks,
    verdict(answer, 'missing'),
    speaksOfAdmission(answer.notes ?? '') ? `Its notes: “${valueOf(answer, 'notes')}”` : null,
  );
};

/** That its notes shut the student out, by their profile or by what they say they took; null if they do not. */
const barredSaid = (answer: Answer, taken: readonly string[]): string | null => {
  const byProfile = decided(answer, 'barred');
  const said = (answer.barring ?? []).filter(
    ({ code, is_taken: isTaken }) => !isTaken && taken.includes(code),
  );
  const [first] = said;
  if (byProfile.length === 0 && first === undefined) return null;
  const bySaid =
    first === undefined
      ? null
      : `By its notes, ${bold(answer.code)} ${first.way === 'open' ? 'is not open to you' : 'gives you no credit'} in ` +
        `${answer.term}, because you say you have taken ${codesSaid(said.map(({ code }) => code))}.`;
  return sentences(...byProfile.map((cite) => `${cite}.`), bySaid);
};

/** The notes say who may come at all; the prerequisites do not. */
const notesSaid = (answer: Answer): string | null =>
  answer.notes === undefined
    ? null
    : `The catalogue’s notes on ${bold(answer.code)} in ${answer.term}: “${valueOf(answer, 'notes')}”`;

const sayVerdict = (answer: Answer, taken: readonly string[]): string => {
  const { stated } = answer;
  const decision = verdict(answer, 'prerequisites');
  const prepared = preparationSaid(answer);
  const asks = `${namedInline(answer)} asks for ${valueOf(answer, 'prerequisites')}`;
  const has = sentences(verdict(answer, 'have'), verdict(answer, 'now')) || null;
  switch (answer.verdict) {
    case 'none_stated':
      return sentences(decision, prepared);
    case 'met':
      return sentences(
        verdict(answer, 'other-term') === null && barredSaid(answer, taken) === null ? 'Yes.' : null,
        decision,
        statesNoneNeeded(stated ?? '') ? null : asks,
        has,
        prepared,
      );
    case 'unclear':
      return sentences(
        decision,
        asks,
        has,
        verdict(answer, 'undecided'),
        verdict(answer, 'missing'),
        'Ask the instructor or your academic advisor.',
      );
    case 'not_met':
      return sentences(...sayMissing(answer, taken, asks, has), prepared);
  }
};

/** What is missing, without courses the student claims to have taken that are not in the profile. */
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
      barredSaid(answer, taken) === null
        ? `Yes, counting ${codesSaid(claimed)}, which you say you have taken.`
        : `What it asks for is met, counting ${codesSaid(claimed)}, which you say you have taken.`,
      inTerm(asks, answer),
      has,
      add,
    ];
  const beside =
    claimed.length > 0
      ? `Even counting ${codesSaid(claimed)}, which you say you have taken, ${missingSaid(open)} ${open.length > 1 ? 'are' : 'is'} missing.`
      : null;
  return [
    'Not yet.',
    verdict(answer, 'prerequisites'),
    asks,
    has,
    verdict(answer, 'missing'),
    beside,
    claimed.length > 0 ? add : null,
  ];
};
