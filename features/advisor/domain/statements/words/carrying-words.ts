import type { Figure } from '../claim.ts';
import type { Sentence } from '../sentence.ts';
import { BLOCKERS, GLUE } from './vocabulary.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Verbs that give the figure after them another meaning than the course's value. */
const CHANGING = set(`
  lacks lacked lacking loses lost losing misses missed missing drops dropped dropping gained gains gaining adds added
  adding exceeds exceeded exceeding trails trailed beats topped tops surpasses surpassed falls fell falling rose rises
  rising climbs climbed saves saved saving spares spared cuts cut sheds reduces reduced increases increased doubles doubled
  triples tripled halves halved denies denied refuses refused forbids bans banned excludes excluded omits omitted skips
  skipped avoids avoided escapes escaped defies deserves deserved aims aimed targets targeted hopes hoped needs needed
  wants wanted wishes wished approaches approached approaching nears neared nearing recommends recommended requires required
  requiring presupposes assumes assumed expects prefers preferred limits limited restricts restricted improves improved
  worsens worsened shrinks shrank grows grew growing varies varied ranges ranged ranging starts started begins began ends
  ended stops stopped peaks peaked bottoms promises promised predicts predicted projects projected guesses guessed claims
  disputes disputed contradicts misstates overstates understates readings lectures labs exams meetings sections terms
  seminars recitations projects papers essays problem sets wasted rejected rejects turned turns leaves left used seeks
  sought remaining refunds repeats repeated shares shared splits divides divided earlier later another
`);

/** Figures whose own words are exact, so that the verb before them adds nothing. */
const EXACT: ReadonlySet<Figure> = new Set<Figure>(['rating', 'workload', 'units']);
const BETWEEN =
  /^(?:up|about|around|roughly|approximately|some|a|an|the|of|at|in|for|on|out|to|just|with|nearly|almost|well|over|under)$/;
const MOST_BETWEEN = 3;
const DOERS =
  /^(?:it|they|you|students?|which|that|who|people|folks|takers|and|,|would|will|also|can|may|to|respondents|reviewers|participants|undergraduates|evaluations?|class|course)$/;

/** Unread verbs between a subject and an exact figure: "A devours 9 hours a week". */
export const carryingWords = (sentence: Sentence): number[] => {
  const figures = new Set(
    sentence.claims.flatMap((claim) =>
      claim.says === 'figure' && EXACT.has(claim.of) && !claim.isDenied ? [claim.token] : [],
    ),
  );
  return [...sentence.unread].filter((at) => {
    const { kind, text } = sentence.tokens[at] ?? { kind: 'name', text: '' };
    if (kind !== 'word' || !/^[a-z]{4,}$/.test(text) || CHANGING.has(text) || BLOCKERS.has(text))
      return false;
    const before = sentence.tokens[at - 1];
    const isBare =
      before !== undefined &&
      /^(?:you|students|they|people|folks|would|will|can|may|to|respondents|reviewers|participants|takers|undergraduates)$/.test(
        before.text,
      );
    if (!(before?.kind === 'course' || (before?.kind === 'word' && DOERS.test(before.text)))) return false;
    if (!isBare && !/(?:[^s]s|ed|ing)$/.test(text)) return false;
    let next = at + 1;
    while (
      next <= at + MOST_BETWEEN &&
      sentence.tokens[next]?.kind === 'word' &&
      BETWEEN.test(sentence.word(next)) &&
      GLUE.has(sentence.word(next)) &&
      !figures.has(next)
    )
      next += 1;
    return figures.has(next);
  });
};
