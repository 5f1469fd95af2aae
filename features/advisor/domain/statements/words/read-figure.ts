import type { Figure } from '../claim.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

export const A_WEEK = String.raw`(?:(?: of| in)?(?: outside| class| homework| course)? ?(?:work|homework|study|effort|studying|coursework)?(?: outside(?: of)? class)?)?(?:(?: ,)?(?: a| per| each| every| \/| in a| the average| on average)+ (?:week|wk)| weekly)`;
export const PEOPLE =
  'students?|people|undergraduates|undergrads|enrollees|registrants|participants|kids|folks';
export const LEFT = 'to spare|left|free|open|available|remaining|unfilled|empty|vacant';
export const SEATS = 'seats?|places?|spots?|slots?|chairs?';
export const OPENINGS = '(?:openings?|vacancies|vacancy)';

const GAP_BEFORE =
  /\b(?:gap|difference|margin|distance|spread) (?:[a-z]+ ){0,5}?between (?:the )?(?:C (?:and|&) C|two|N|them|these)(?: [a-z]+){0,8} ?$/;

/** Claims the figure that some tokens state. */
export const figure = (sentence: Sentence, of: Figure, from: number, to: number, isRange = false): void => {
  const numbers = sentence.kind('number', from, to);
  const [first] = numbers;
  const second = isRange ? numbers[1] : first;
  if (!first || !second) return;
  // "The gap between A and B is 3 hours" states the figure of neither. It stays unread unless a rule reads the gap.
  if (GAP_BEFORE.test(sentence.line.slice(0, sentence.offsets[from]))) {
    sentence.setElsewhere(from, to);
    return;
  }
  const bound = sentence.takeBound();
  const decimals = Math.max(first.decimals, second.decimals);
  const isEach = /^(?:each|apiece)$/.test(sentence.word(to));
  // "… brings it to 8 hours for A" is about A only.
  if (
    sentence.isTotal &&
    /^(?:for|in|on) C(?! (?:and|,|&|plus|or))/.test(
      sentence.line.slice(sentence.offsets[to] ?? sentence.line.length),
    )
  ) {
    const about = sentence.tokens[to + 1];
    sentence.claim(
      { says: 'figure', of, value: first.value, until: second.value, decimals, bound },
      from,
      to,
      about?.kind === 'course' ? { about: about.code } : {},
    );
    return;
  }
  if (
    sentence.isTotal &&
    !isEach &&
    !isOfBoth(sentence, from) &&
    !isBracketed(sentence, from) &&
    !isOwn(sentence, from)
  ) {
    sentence.claim({ says: 'total', of, value: first.value, decimals, bound }, from, to);
    sentence.lastFigure = of;
    return;
  }
  sentence.claim({ says: 'figure', of, value: first.value, until: second.value, decimals, bound }, from, to);
};

/** Whether the course is right before the figure: "With A at 8 units and B at 2". */
const isOwn = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at - 2]?.kind === 'course' &&
  /^(?:at|takes|is|has|carries|counts|with|gives|brings)$/.test(tokens[at - 1]?.text ?? '') &&
  tokens.slice(0, at - 2).every(({ text }) => !/^(?:together|combined|total|plus)$/.test(text)) &&
  !/^(?:and|,|plus|&|with)$/.test(tokens[at - 3]?.text ?? '');

/** "Are both 4 units", "each carry 4": the figure of each, whatever else the sentence adds up. */
const isOfBoth = ({ line, offsets }: Sentence, at: number): boolean =>
  /\bC (?:are|is) (?:both|each)(?: worth| rated)? $|\bC (?:both|each) (?:carry|have|are|count|earn|give)(?: worth)? $/.test(
    line.slice(0, offsets[at]).slice(-40),
  );

/** Whether the figure is in brackets after a course: it belongs to that course, even in a sentence with a sum. */
const isBracketed = ({ tokens }: Sentence, at: number): boolean => {
  for (let before = at - 1; before >= Math.max(0, at - 12); before -= 1) {
    const { text } = tokens[before] ?? { text: '' };
    if (text === ')' || text === 'C') return false;
    if (text === '(') return tokens[before - 1]?.text === 'C';
  }
  return false;
};

export const figureRule = (pattern: string, of: Figure): Rule =>
  rule(pattern, (sentence, from, to) => figure(sentence, of, from, to));

/** "5.0 against 4.4": figures of the sentence's two courses, in order. */
export const pair: Rule['read'] = (sentence, from, to) => {
  // "The first is better rated, 4.6 against 4.1": without codes, the courses of the sentences before.
  const codes = sentence.courses.length === 0 ? [...new Set(sentence.spokenOf)] : sentence.courses;
  // "Compared with B, A is more work (8 against 5)": the first figure is A's.
  const spokenOf =
    sentence.picked ?? codes.find((code) => sentence.comparedWith === codes[0] && code !== codes[0]);
  const [one, other] = spokenOf === undefined ? codes : [spokenOf, codes.find((code) => code !== spokenOf)];
  const [first, second] = sentence.kind('number', from, to);
  const compared = sentence.claims.findLast(
    (claim) => claim.says === 'more' || claim.says === 'most' || claim.says === 'times',
  );
  const of =
    (compared?.says === 'more' || compared?.says === 'most' || compared?.says === 'times') &&
    compared.of !== 'start'
      ? compared.of
      : sentence.pending;
  if (codes.length !== 2 || !one || !other || !first || !second || of === null) return false;
  for (const [about, { value, decimals }] of [
    [one, first],
    [other, second],
  ] as const)
    sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to, {
      about,
      isDenied: false,
    });
  return true;
};

/** Claims two figures at once; a single number stands for both. */
export const bothOf = (
  sentence: Sentence,
  of: readonly [Figure, Figure],
  from: number,
  to: number,
): boolean => {
  const numbers = sentence.kind('number', from, to);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (!first || !last) return false;
  const [course] = sentence.kind('course', from, to);
  if (course) sentence.subjects = [course.code];
  for (const [figureOf, { value }] of [
    [of[0], first],
    [of[1], last],
  ] as const)
    sentence.claim(
      {
        says: 'figure',
        of: figureOf,
        value,
        until: value,
        decimals: 0,
        // "All 15 places have gone" holds of 17 students too.
        bound: figureOf === 'enrollment' && numbers.length === 1 ? 'at least' : 'exactly',
      },
      from,
      to,
    );
  return true;
};

/** `37 of 50 seats are taken`: claims enrollment and cap. */
export const readOf = (sentence: Sentence, from: number, to: number): boolean => {
  const [enrolled, cap] = sentence.kind('number', from, to);
  const rest = sentence.line.slice(sentence.offsets[to] ?? sentence.line.length);
  const isFilled =
    /^(?:seats|places|spots|students)?(?: ?(?:are|is|have|been|now|already))* ?(?:taken|filled|enrolled|occupied|full)/.test(
      rest,
    );
  if (!enrolled || !cap || !(isFilled || sentence.pending === 'enrollment')) return false;
  const figureOf = (of: Figure, token: { value: number; decimals: number }, at: number): void =>
    sentence.claim(
      { says: 'figure', of, value: token.value, until: token.value, decimals: 0, bound: 'exactly' },
      at,
      at + 1,
    );
  figureOf('enrollment', enrolled, from);
  figureOf('cap', cap, to - 1);
  return true;
};
