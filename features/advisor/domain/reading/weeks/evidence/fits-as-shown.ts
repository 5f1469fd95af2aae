import { anyOf } from '../../spans/any-of.ts';
import type { Request } from '../../request.ts';
import { SURELY_FITTING } from '../../tables/weeks/evidence-words.ts';
import type { Turn } from '../../turn.ts';
import { termIn } from '../ask-for-week.ts';
import { boundsIn } from '../week-parts.ts';
import { boundsOf } from '../week-request.ts';
import { inPlainBounds, inPlainChanges, weekText } from '../week-text.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

const has = ({ words }: Sentence, some: ReadonlySet<string>): boolean =>
  words.some(({ text }) => some.has(text));

/** "With these four, would it be possible to be done by five": whether those can be had so. */
export const fitsAsShown = (turn: Turn): Request | null => {
  const { week } = turn.context;
  if (week === null || week.codes.length === 0) return null;
  if (turn.frame.named.some(({ code }) => !week.codes.includes(code))) return null;
  const asks = sentencesOf(turn.message).some(
    (each) =>
      each.isQuestion &&
      !has(each, ANOTHER) &&
      ((has(each, SURELY_FITTING) && has(each, THESE)) ||
        (DOUBTS_IT.has(each.words.find(({ text }) => !LEADS.has(text))?.text ?? '') &&
          (has(each, THESE) || has(each, MINE)))),
  );
  if (asks && MAKES_IT.test(turn.message)) return null;
  if (!asks && (!WOULD_IT_BE.test(turn.message) || !OF_THESE.test(weekText(turn.message)))) return null;
  const bounds = boundsIn(turn.readPart(inPlainBounds(inPlainChanges(turn.message))).frame);
  if (Object.keys(bounds).length === 0 || 'keep_free' in bounds) return null;
  return {
    kind: 'week_change',
    term: termIn(turn) ?? week.asked.term ?? null,
    base: [...week.codes],
    add: [],
    drop: [],
    bounds: boundsOf({ ...boundsOf(week.asked), ...bounds }),
    asks: 'fits',
  };
};
/** "If not, make it free". */
const MAKES_IT = /\b(?:if (?:not|no|so)|make|give|show|find|build|move)\b/iu;
const DOUBTS_IT = new Set(['does', 'do', 'is', 'are', 'am', 'will']);
const MINE = new Set(['i', 'we']);
const THESE = new Set('it this that these those they them left rest week schedule everything all'.split(' '));
const ANOTHER = new Set(
  (
    'another more version swap change something anything make can could you instead version versions ' +
    'possible there any way want which hours units'
  ).split(' '),
);
const WOULD_IT_BE = new RegExp(
  String.raw`\b(?:(?:would|will|is) (?:it|that|this)(?: even| still| also)?(?: be)? ` +
    '(?:possible|doable|feasible|realistic|workable)|' +
    '(?:do|would|will|can|could) ' +
    '(?:these|those|they|all of (?:them|these|those)|all (?:two|three|four|five)) (?:still |all |also )?' +
    String.raw`(?:fit|work|go))\b`,
  'iu',
);
const OF_THESE = anyOf(
  'u',
  String.raw`\b(?:with|of|keeping|for) (?:all )?(?:these|those|the same|the)` +
    String.raw`(?: (?:two|three|four|five|six|\d|courses|classes))*\b`,
  String.raw`\b(?:these|those|they|all (?:two|three|four|five|of (?:them|these|those)))\b`,
);
const LEADS = new Set('and so ok okay but then now well hm hmm with this also just or'.split(' '));
