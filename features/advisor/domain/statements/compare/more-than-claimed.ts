import type { Claim } from '../claim.ts';
import type { Sentence } from '../sentence.ts';

type Says = Claim['says'];

/** Words that say something about a teacher other than that they teach. */
const ACTS =
  /^(?:took|takes|taken|take|wrote|written|write|writes|read|reads|says|say|said|tells|tell|told|sees|see|saw|liked|likes|finds|found|picks|picked|chooses|attends|attend|attended|reviews|reviewed|calls|called|judged|rated|rates|earned|received|gets|got)$/;
const SOURCE =
  /\b(?:catalog(?:ue)?|record|records|listing|registrar|bulletin|schedule|page|entry|you|u|find)\b/;
/** Events beside a course's meetings. */
const EVENTS =
  /^(?:reviews?|evaluations?|surveys?|feedback|vote|question|questions|answers?|session|sessions|study|work|homework|lesson|appointment)$/;
const TIMED: ReadonlySet<Says> = new Set<Says>(['days', 'range', 'clock', 'part', 'place']);
const OF_TERM: ReadonlySet<Says> = new Set<Says>([...TIMED, 'person', 'full', 'component']);
/** Time in class is no workload: "lectures in A take three hours a week". */
const IN_CLASS = /^(?:lectures|meetings|sessions|labs|recitations|classes|seminars)$/;
/** Where part of the work is done: "6 hours a week in the studio". */
const AT_WORK = /^(?:classroom|lab|laboratory|studio|workshop|auditorium|field|seminar|lecture|tutorial)$/;
const MOST_TO_FIGURE = 3;
const OF_ALL_MEETINGS = /\b(?:total|(?:each|every|per) week|N minutes (?:a week|weekly))\b/;
const YEAR = /\b(?:this|all|whole|entire|the) (?:academic |school )?year\b/;

const wordsLike = ({ tokens }: Sentence, pattern: RegExp): number[] =>
  tokens.flatMap(({ kind, text }, at) => (kind === 'word' && pattern.test(text) ? [at] : []));

/** Tokens that state something beyond the claims: about a person, another event, or a year whose terms may differ. */
export const moreThanClaimed = (sentence: Sentence): number[] => {
  const { claims, line } = sentence;
  const says = new Set(claims.map((claim) => claim.says));
  for (const { predicate } of sentence.implied) says.add(predicate.says);
  const found: number[] = [];
  const isRated = claims.some((claim) => claim.says === 'figure' && claim.of === 'rating');
  // In "Taught by P, rated 4.8" others do the rating.
  const isOwnAct = (at: number): boolean =>
    !(
      isRated &&
      /^(?:rated|rates|gets|got|earned|received)$/.test(sentence.word(at)) &&
      !/^[PU]$/.test(sentence.word(at - 1))
    );
  // "Takes 7 hours a week; it is taught by P": the course takes them.
  const isOfFigure = (at: number): boolean =>
    /^(?:takes?|took)$/.test(sentence.word(at)) &&
    !/^[PU]$/.test(sentence.word(at - 1)) &&
    claims.some(({ says: each, token }) => each === 'figure' && token > at && token <= at + MOST_TO_FIGURE);
  if (says.has('person') && !SOURCE.test(line))
    found.push(...wordsLike(sentence, ACTS).filter((at) => isOwnAct(at) && !isOfFigure(at)));
  const isTimed = claims.some((claim) => TIMED.has(claim.says));
  if (isTimed && !claims.some((claim) => claim.says === 'figure'))
    found.push(
      ...wordsLike(sentence, EVENTS).filter((at) => /^(?:the|its|'s|a|of)$/.test(sentence.word(at - 1))),
    );
  const isOfWork = claims.some((claim) => claim.says === 'figure' && claim.of === 'workload');
  if (isOfWork && !/\b(?:outside|beyond|besides|past|previous|counted)\b/.test(line))
    found.push(...wordsLike(sentence, IN_CLASS));
  if (isOfWork)
    found.push(
      ...wordsLike(sentence, AT_WORK).filter((at) =>
        /\b(?:in|at) (?:the|a|an|its|their) $/.test(sentence.line.slice(0, sentence.offsets[at])),
      ),
    );
  // Minutes are those of one meeting: not "a total of 75 minutes", nor 75 "each week".
  const isOfMinutes = claims.some((claim) => claim.says === 'figure' && claim.of === 'minutes');
  if (isOfMinutes && OF_ALL_MEETINGS.test(line))
    found.push(...wordsLike(sentence, /^(?:total|week|weekly)$/));
  const isOfTerm = claims.some(
    (claim) =>
      OF_TERM.has(claim.says) ||
      (claim.says === 'figure' && /^(?:enrollment|cap|places_left)$/.test(claim.of)),
  );
  if (isOfTerm && YEAR.test(line) && sentence.terms.length === 0)
    found.push(...wordsLike(sentence, /^year$/));
  return found;
};
