import type { Scrap } from './scrap.ts';
import { codesIn, type Sentence, SIGN } from './sentence.ts';
import { addUnheld, type Draft } from './wish.ts';

const LIST = String.raw`${SIGN}(?:(?: ?(?:,|and|or|&|\+|\/|,? ?and|as well as|nor))* ${SIGN})*`;
const MY = String.raw`(?:my |the )?(?:(?:current |other )?(?:schedule|classes|courses|class|course)(?: (?:with|of|like))? )?`;

/** "Did people like it" asks what others thought, not for something like it. */
const OTHERS_LIKE = String.raw`(?<!\b(?:people|students|they|everyone|everybody|anyone|anybody|others|folks|kids|friends?|roommate|you|most|many) (?:(?:actually|really|even) )?)`;

export interface Roles {
  /** Courses that the student says to have taken. */
  taken: string[];
  /** Courses that the student says to be taking. */
  taking: string[];
  /** Courses in whose place others are named. */
  instead: string[];
  /** Courses are wanted that do not clash with what was named or shown before. */
  clearOfThose: boolean;
}

/**
 * Takes out courses that are named as something else than what is asked about: taken before, to be kept free of, to be
 * resembled, to be left out.
 */
export const readRoles = (scrap: Scrap, { wish }: Draft, sentence: Sentence): Roles => {
  const { search } = wish;
  const roles: Roles = { taken: [], taking: [], instead: [], clearOfThose: false };
  const codes = (piece: string | undefined) => codesIn(piece ?? '', sentence);
  const role = (before: string, use: (found: string[]) => void) =>
    scrap.take(
      new RegExp(
        String.raw`(?<!\w)(?:${before}) (${LIST})(?: (?:already|before|yet|last (?:term|semester|year|fall|spring|summer|winter)|over (?:the )?summer|in high school))?`,
      ),
      (match) => use(codes(match.at(-1))),
    );
  role(String.raw`(?:swap|replace|switch|trade|drop)(?: out)?`, (found) => void roles.instead.push(...found));
  const leaveOut = (found: string[]) => {
    search.exclude_codes = [...new Set([...(search.exclude_codes ?? []), ...found])];
  };
  role(
    String.raw`(?:comes?|goes?|follows?|next|is|what is|do i take|should i take|can i take|to take|take|continues?)(?: right| directly| next| on)* (?:after|following|from)|follows(?: on from)?|(?:sequel|follow[- ]?up|continuation) (?:to|of|for)|builds? on|leads? on from|next step (?:after|from)`,
    (found) => void (wish.after = [...new Set([...wish.after, ...found])]),
  );
  role(
    String.raw`(?:i|i have|i had|having|and|since i|after i|if i) (?:have )?(?:already |just |only )*(?:took|taken|did|done|finished|completed|passed|aced|failed|dropped)(?: both)?|^ ?(?:took|did|finished|passed|done with)|after (?:taking|finishing|completing|doing)|coming from|with credit for|i have credit for|my background is|after`,
    (found) => roles.taken.push(...found),
  );
  role(
    String.raw`(?:(?:that |which |to |and )?(?:does|do|will|would|should|to) not |without |no |not )(?:clash|clashing|conflict|conflicting|conflicts|overlap|overlapping|interfere|interfering)(?: in time)?(?: (?:with|to))?(?: ${MY.trim()})?|(?:that |which )?(?:(?:fits?|fitting|works?|goes?|go) (?:in |well |nicely |together |best )*(?:with|around|alongside|next to|beside|between)|fit(?:s|ting)? (?:in )?(?:into|to))(?: ${MY.trim()})?|(?:to )?(?:take|do|pair|combine|go) (?:together |along )?(?:with|beside)|(?:to take |taken )?(?:alongside|along with|on top of|in addition to|together with|next to)|compatible with`,
    (found) => {
      search.no_conflict_with = [...new Set([...(search.no_conflict_with ?? []), ...found])];
    },
  );
  scrap.take(
    /\b(?:(?:that|which|and|but) )*(?:does|do|will|would|should|must|to|can) not (?:clash|conflict|overlap|interfere)(?: in time)? with (it|that|them|those|these|this|either|any of (?:them|those|these)|my (?:other |current |own )?(?:schedule|classes|courses|timetable))\b/,
    ([, what = '']) => {
      if (what.startsWith('my')) addUnheld(wish, 'own_schedule');
      else roles.clearOfThose = true;
    },
  );
  role(
    String.raw`(?:i|if i|since i|while|when|while i|when i) ?(?:am|will be)? ?(?:already |currently |also )*(?:taking|enrolled in|doing|signed up for|in)|i (?:already |currently )?(?:have|have got|got)|i am set on|so far i have`,
    (found) => roles.taking.push(...found),
  );
  role(
    String.raw`${OTHERS_LIKE}(?:like|similar to|resembl(?:es?|ing)|along the lines of|in the (?:style|spirit|vein) of|comparable to|close to|related to|in the same vein as|as (?:good|fun|interesting|cool) as|(?:i )?(?:really )?(?:liked|loved|enjoyed)|same (?:kind|type|sort) of (?:thing|class|course) as)`,
    (found) => void (wish.like ??= found[0] ?? null),
  );
  role(
    String.raw`(?:instead of|other than|besides|except(?: for)?|excluding|apart from|rather than|but not|alternatives? (?:to|for)|replacement for|substitute for)`,
    (found) => {
      leaveOut(found);
      roles.instead.push(...found);
      wish.like ??= found[0] ?? null;
    },
  );
  return roles;
};
