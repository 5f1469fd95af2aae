import { READS_ENGLISH } from '../../domain/reading/tables/languages.ts';
import type { Request, Understanding } from '../../domain/reading/request.ts';
import { answerComparison } from './answers/comparison.ts';
import { answerFacts } from './answers/facts.ts';
import { answerPath } from './answers/path.ts';
import { answerPrerequisites } from './answers/prerequisites.ts';
import { answerRecommendation } from './answers/recommendation.ts';
import { answerCounts, answerRequirements } from './answers/requirements.ts';
import { answerConflicts, answerTermTotal } from './answers/schedule.ts';
import { sayOutside, answerProfile, sayQuestion, sayTalk, sayTerms } from './answers/small-talk.ts';
import { answerFreed, answerOffer, answerOwnPlan, answerWeek, answerWeekChange } from './answers/week.ts';
import { answerInstructors } from './answers/instructors.ts';
import { answerTwoTerms } from './answers/two-terms.ts';
import { resolveTitles } from './answers/resolve-titles.ts';
import { listed, quoted } from './wording.ts';
import type { Script, ScriptContext } from './script.ts';

/** The whole answer: one part per request, in order. */
export function* answer(
  { requests, readings, language, passedOver = [] }: Understanding,
  context: ScriptContext,
): Script {
  const said: string[] = language === undefined ? [] : [READS_ENGLISH[language]];
  const titled: Titled[] = [];
  for (const request of requests) said.push(yield* answerRequest(request, readings, context, titled));
  const isOfTerms = requests.some(({ kind }) => OF_TERMS.has(kind));
  return [...said, passedOverSaid(passedOver), isOfTerms ? allOverSaid(context) : '']
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Questions that are not answered here: named, so that they can be asked again. */
const passedOverSaid = (questions: readonly string[]): string =>
  questions.length === 0
    ? ''
    : `You also asked ${listed(questions.map((question) => `“${quoted(question)}”`))}. ` +
      `I have not answered ${questions.length === 1 ? 'that here: ask it by itself.' : 'those here: ask each by itself.'}`;

/** Answers about courses in a term. */
const OF_TERMS: ReadonlySet<Request['kind']> = new Set([
  'facts',
  'compare',
  'recommend',
  'taught_by',
  'conflicts',
  'term_total',
]);

/** An outdated catalogue: its newest term is used, and the answer says that it is over. */
const allOverSaid = ({ terms, today }: ScriptContext): string => {
  const newest = terms.at(-1);
  return newest === undefined || terms.some(({ end }) => end >= today)
    ? ''
    : `Every term of this catalogue is over; the newest is ${newest.name}.`;
};

/** Titles that a request of the message was about, and what they were found to be. */
interface Titled {
  titles: string;
  resolved: { codes: string[] } | { says: string };
}

/** Looks up the titles of a request, once for all requests of a message that are about the same. */
function* settled(asked: Request, titled: Titled[]): Script<Request | null | { says: string }> {
  if (!('titles' in asked) || (asked.titles ?? []).length === 0) return asked;
  const titles = JSON.stringify([asked.codes, asked.titles]);
  const known = titled.find((each) => each.titles === titles)?.resolved;
  if (known !== undefined)
    // What could not be told apart was asked about once.
    return 'says' in known ? null : { ...asked, codes: known.codes, titles: [] };
  const resolved = yield* resolveTitles(asked);
  titled.push({
    titles,
    resolved: 'says' in resolved ? resolved : { codes: resolved.request.codes },
  });
  return 'says' in resolved ? resolved : resolved.request;
}

function* answerRequest(
  asked: Request,
  readings: readonly string[],
  context: ScriptContext,
  titled: Titled[],
): Script {
  const request = yield* settled(asked, titled);
  if (request === null) return '';
  if ('says' in request) return request.says;
  switch (request.kind) {
    case 'facts':
      return yield* answerFacts(request, context);
    case 'compare':
      return yield* answerComparison(request, context);
    case 'two_terms':
      return yield* answerTwoTerms(request, context);
    case 'recommend':
      return yield* answerRecommendation(request, readings, context);
    case 'prerequisites':
      return yield* answerPrerequisites(request, context);
    case 'conflicts':
      return yield* answerConflicts(request, context);
    case 'term_total':
      return yield* answerTermTotal(request, context);
    case 'week':
      return yield* answerWeek(request, context);
    case 'week_change':
      return yield* answerWeekChange(request, context);
    case 'week_frees':
      return yield* answerFreed(request);
    case 'own_plan':
      return yield* answerOwnPlan(request);
    case 'offer':
      return yield* answerOffer(request, context);
    case 'requirements':
      return yield* answerRequirements(request);
    case 'taught_by':
      return yield* answerInstructors(request, context);
    case 'counts':
      return yield* answerCounts(request);
    case 'path':
      return yield* answerPath(request, context);
    case 'profile':
      return yield* answerProfile(request, context);
    case 'terms':
      return sayTerms(context);
    case 'small_talk':
      return sayTalk(request.talk, context);
    case 'ask':
      return sayQuestion(request);
    case 'outside':
      return sayOutside(request);
  }
}
