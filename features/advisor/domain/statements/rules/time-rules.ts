import type { Weekday } from '#features/catalogue/contract.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const BOTH_TERMS =
  'both (?:the )?(?:terms?|semesters?|T)|(?:each|every) (?:term|semester)|either (?:term|semester)|(?:all year|year round)';

const WORKDAYS: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Some days of a course, or some that it leaves free; there may be more. */
const someDays =
  (isDenied: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const [days] = sentence.kind('days', from, to);
    if (!days) return false;
    const isTurned = sentence.takeDenial();
    const claim = { says: 'days', days: days.days, only: false, isShared: !isDenied } as const;
    sentence.claim(claim, from, to, { isDenied: isTurned !== isDenied });
    return true;
  };

const TIMED = /^(?:meets?|gathers?|convenes?|runs?|held|week|weekly|day|time|D|K|R)$/;
const DURATION =
  '(?:N(?: -)? hours?(?: and (?:N minutes|a half|a quarter))?|an hour(?: and (?:N minutes|a half|a quarter))?)';

const OF_WORK = /\b(?:consuming|workload|demanding|evaluat\w+|survey|spend|effort)\b/;

/** The length of a meeting, in minutes. */
const length = (sentence: Sentence, from: number, to: number): boolean => {
  // "Asks for six hours" is about workload.
  if (sentence.word(from) === 'for' && !TIMED.test(sentence.word(from - 1))) return false;
  if (OF_WORK.test(sentence.line)) return false;
  const numbers = sentence.kind('number', from, to).map(({ value }) => value);
  const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
  const part = /\ba half\b/.test(words) ? 30 : /\ba quarter\b/.test(words) ? 15 : 0;
  if (/\b(?:almost|nearly|about|around|roughly|just under|just over)\b/.test(words)) sentence.bound = 'about';
  const [hours = 1, minutes = part] = /\ban hour\b/.test(words) ? [1, ...numbers] : numbers;
  const value = hours * 60 + minutes;
  sentence.claim(
    { says: 'figure', of: 'minutes', value, until: value, decimals: 0, bound: sentence.takeBound() },
    from,
    to,
    // Weak: it may be each meeting, or the sum of a week.
    { isWeak: sentence.word(from) === 'for' },
  );
  return true;
};

/** Rules for days, times and terms of several words. */
export const TIME_RULES: readonly Rule[] = [
  // "Spread over Monday to Friday" is about workload.
  rule(`(?:over|across) D`, (sentence, from, to) => {
    sentence.setElsewhere(from, to);
    return true;
  }),
  // Statements about any week, not a course's.
  rule(
    `(?:a|the|every|each|your) (?:week|day|weekend) (?:(?:only|just|still) )?(?:has|is|holds|contains|counts)(?: (?:only|just|but|exactly))? N(?: -)? (?:hours?|hrs?|days?)`,
    (sentence, from, to) => {
      sentence.setElsewhere(from, to);
      return true;
    },
  ),
  rule(
    `(?:one|some|two) of (?:the|its) (?:weekly |meeting |class )?days(?: (?:on which|when|that|of)(?: (?:it|C)(?: meets?| runs?| is held)?)?)? (?:is|are|being) D|D (?:is|are|being)(?: one)? (?:among|of|amongst) (?:the|its)(?: (?:weekly|meeting|class))* days|includes? (?:a |an )?(?:session|meeting|class)?s? ?(?:on )?D`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      if (course) sentence.subjects = [course.code];
      return someDays(false)(sentence, from, to);
    },
  ),
  rule(
    `(?:leaves?|keeps?|leaving|keeping|have|has|get|gets|with)(?: (?:you|your|the|all|of|with))* (?:mornings?|afternoons?|evenings?)(?: (?:completely|entirely|all))? (?:free|open|clear|empty|untouched|alone)|(?:your|the|all) (?:mornings?|afternoons?|evenings?)(?: (?:stay|are|remain|would be|would stay|will be|will stay|is|stays))+ (?:free|open|clear|empty|untouched)|free (?:mornings?|afternoons?|evenings?)`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const part = /morning/.test(words) ? 'morning' : /afternoon/.test(words) ? 'afternoon' : 'evening';
      sentence.claim({ says: 'free', part }, from, to);
    },
  ),
  rule(
    `(?:meets?|are|is|held|have|has|run|fall|falls)?(?: (?:held|class|classes))? ?on (?:exactly )?(?:the )?(?:very )?same (?:\\( D \\) )?(?:days?|weekdays?)(?: (?:of the week|as C|as each other))?|shares? (?:the same|all their|their|both) (?:meeting |class )?days`,
    (sentence, from, to) => {
      const other = sentence.kind('course', from, to).at(-1);
      if (new Set([...sentence.subjects, ...(other ? [other.code] : [])]).size < 2) return false;
      sentence.claim({ says: 'same', of: 'days' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:have |has |share |shares |with )?(?:no|not a single|not one|not any)(?: (?:meeting|class|week|teaching))? (?:week)?days?(?: (?:of the week|with each other|with C|between them|is shared|are shared))*(?: in common)?|not (?:share|have)(?: (?:a|any|the|single))* (?:(?:meeting|class) )?(?:week)?days?(?: in common)?|(?:meets?|are|is|held|run|fall) on (?:(?:completely|entirely|totally) )?different days(?: (?:from|than) C)?`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (!/\b(?:common|share[sd]?|different|with)\b/.test(words)) return false;
      if (sentence.subjects.length + sentence.kind('course', from, to).length < 2) return false;
      sentence.claim({ says: 'no shared days' }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(
    `(?:starts?|begins?|meets?|run|runs|kick off) at the (?:exact )?same (?:time|hour)(?: (?:of (?:the )?day|as C))+|(?:have|share) the same (?:start|starting|start -) time|(?:starts?|begins?) at the same (?:time|hour)`,
    (sentence, from, to) => {
      const other = sentence.kind('course', from, to).at(-1);
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (!/\b(?:start|begin)/.test(words) || /\b(?:meets?|runs?)\b/.test(words)) return false;
      if (new Set([...sentence.subjects, ...(other ? [other.code] : [])]).size < 2) return false;
      sentence.claim({ says: 'same', of: 'start' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:N(?: -)? hours?|an hour) and (?:N minutes|a half|a quarter)(?! (?:a|per|each|every) (?:week|wk)| weekly| of)`,
    length,
  ),
  rule(
    `(?:(?:ends?|finish(?:es)?|over|done|out|finished|wraps up|concludes?|lets out) )?before (?:lunch|lunchtime|midday)`,
    (sentence, from, to) => sentence.claim({ says: 'clock', at: [720], edge: 'before' }, from, to),
  ),
  rule(
    `(?:is |are )?(?:over|done|finished|out|wrapped up)(?: (?:well|again|already))* (?:before|by) K|(?:ends?|finish(?:es)?|wraps? up|lets? out|concludes?)(?: (?:well|again|already))* (?:before|by|no later than) K`,
    (sentence, from, to) => {
      const [clock] = sentence.kind('clock', from, to);
      if (!clock) return false;
      sentence.claim({ says: 'clock', at: clock.at, edge: 'before' }, from, to);
      return true;
    },
  ),
  rule(
    `on D(?: too)?,? among (?:others|other days)|D (?:are|is) (?:one|some|two) of the days|also (?:meets?|runs?|gathers?|convenes?|is held|are held)? ?on D|D too`,
    someDays(false),
  ),
  rule(
    `(?:keeps?|leaves?|have|has|get) (?:you )?(?:your |the )?D (?:free|off|open|clear|empty|untouched|alone)|(?:your |the )?D (?:(?:stays?|are|is|remains?|will be|would be|will stay|will remain|kept|left) )+(?:free|open|clear|empty|off)|(?:without|no)(?: a| any)? (?:class|classes|course|courses|lectures?|meetings?|sessions?)(?: at all)? on D|nothing on D|D free`,
    (sentence, from, to) => {
      const isAsked =
        /^(?:keep|leave)$/.test(sentence.word(from)) && sentence.kind('course', 0, from).length === 0;
      // "Keep your Mondays clear, because A meets then" states that A meets on Mondays.
      if (isAsked && sentence.words.has('then')) return someDays(false)(sentence, from, to);
      if (isAsked && /\b(?:because|since|as|for)\b/.test(sentence.line.slice(sentence.offsets[to]))) {
        sentence.setElsewhere(from, to);
        return true;
      }
      return someDays(true)(sentence, from, to);
    },
  ),
  rule(
    `(?:all|every one of|each of)? ?(?:its |the )?(?:meetings|sessions|classes|days)? ?(?:all )?(?:falls?|are|is|meets?|lands?) on other days`,
    (sentence, from, to) => {
      const days = sentence.kind('days', 0, from).at(-1);
      if (!days || sentence.claims.some(({ says }) => says === 'days')) return false;
      const claim = { says: 'days', days: days.days, only: false, isShared: false } as const;
      sentence.claim(claim, from, to, { isDenied: true });
      return true;
    },
  ),
  rule(`(?:on )?neither (?:on )?D nor (?:on )?D`, (sentence, from, to) => {
    for (const { days } of sentence.kind('days', from, to))
      sentence.claim({ says: 'days', days, only: false, isShared: false }, from, to, { isDenied: true });
  }),
  rule(`no D (?:meetings?|class(?:es)?|sessions?|lectures?)`, someDays(true)),
  rule(
    `(?:every weekday|each weekday|every day of the week) (?:except|but|other than)(?: for)?(?: on)? D`,
    (sentence, from, to) => {
      const [off] = sentence.kind('days', from, to);
      const days = WORKDAYS.filter((day) => !off?.days.includes(day));
      sentence.claim({ says: 'days', days, only: false, isShared: false }, from, to);
    },
  ),
  rule(`(?:is |are )?the only days?(?: (?:on which|that|when|of|for))?(?= (?:C|it|[.;)]|$))`, (sentence) => {
    const last = sentence.claims.findLast(({ says }) => says === 'days');
    if (last?.says !== 'days' || last.isDenied) return false;
    last.only = true;
    return true;
  }),
  rule(`(?:at|on|over|during)(?: the)? weekends?`, (sentence, from, to) => {
    // A course may meet on one day of a weekend, so only a denial is read.
    if (sentence.denial === null) return false;
    sentence.claim({ says: 'days', days: ['Sat', 'Sun'], only: false, isShared: false }, from, to);
    return true;
  }),
  rule(`(?:and |, )?(?:on )?no other days?(?: of the week)?`, (sentence) => {
    const last = sentence.claims.findLast(({ says }) => says === 'days');
    if (last?.says !== 'days' || last.isDenied) return false;
    last.only = true;
    return true;
  }),
  rule(
    `every weekday|(?:on )?weekdays|every day of the (?:work )?week|daily|every (?:single )?day`,
    (sentence, from, to) => {
      // "Not every day" means on some days.
      if (sentence.takeDenial()) {
        sentence.setElsewhere(from, to);
        return;
      }
      sentence.claim({ says: 'days', days: WORKDAYS, only: false, isShared: false }, from, to);
    },
  ),
  rule(`every D`, (sentence, from, to) => {
    const [days] = sentence.kind('days', from, to);
    if (!days) return false;
    sentence.claim({ says: 'days', days: days.days, only: false, isShared: true }, from, to);
    return true;
  }),
  rule(
    `(?:lasts?|lasting|runs? for|for|goes on for|takes up|(?:meetings?|sessions?|session|class|classes|lectures?|each) (?:is|are|of|lasts?|runs?|takes?))(?: (?:about|exactly|almost|nearly|around|roughly|just under|just over))? ${DURATION}(?! (?:a|per|each|every) (?:week|wk)| weekly| of)`,
    length,
  ),
  rule(
    `N(?: -)? hours?(?: -)? (?:long|(?:lecture|seminar|lab|class|meeting|session|section|block|slot)s?)`,
    length,
  ),
  rule(`${DURATION} (?:long|each(?! (?:week|wk|day|term))|at a time|per (?:meeting|session|class))`, length),
  rule(`(?:after|past) (?:lunch|lunchtime|midday)`, (sentence, from, to) => {
    sentence.claim({ says: 'clock', at: [720], edge: 'after' }, from, to);
  }),
  rule(`(?:von|from) K (?:bis|to|until|till) K(?: uhr)?`, (sentence, from, to) => {
    const [start, end] = sentence.kind('clock', from, to);
    if (!start || !end) return false;
    sentence.claim({ says: 'clock', at: start.at, edge: 'begin' }, from, from + 2);
    sentence.claim({ says: 'clock', at: end.at, edge: 'end' }, from + 2, to);
    return true;
  }),
  // "Does not start until 1:30" means that it starts at 1:30.
  rule(
    `not (?:start|begin|meet|kick off|get going|get started|open) until(?: after)? K`,
    (sentence, from, to) => {
      const [clock] = sentence.kind('clock', from, to);
      if (!clock || sentence.denial !== null) return false;
      const edge = sentence.word(to - 2) === 'after' ? 'after' : 'begin';
      sentence.claim({ says: 'clock', at: clock.at, edge }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(
    `(?:starts?|begins?|meets?|runs?|gets going|opens?) (?:not )?(?:before|earlier than|any earlier than|prior to) K|(?:out|free|finished|done)(?: of (?:it|C))?(?: again)? by K`,
    (sentence, from, to) => {
      const [clock] = sentence.kind('clock', from, to);
      if (!clock) return false;
      const isEnd = sentence.word(to - 2) === 'by';
      sentence.claim({ says: 'clock', at: clock.at, edge: isEnd ? 'before' : 'start before' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:offered|given|available|taught|runs?|running|is|are)?(?: ?(?:in|during))? ?(?:${BOTH_TERMS}|either(?: in)? T or(?: in)? T)`,
    (sentence, from, to) => {
      const [term, other] = sentence.kind('term', from, to);
      // "Either this fall or next spring" claims both terms.
      if (term && other) {
        for (const { season, year } of [...term.terms, ...other.terms])
          sentence.claim({ says: 'term', season, year, only: false }, from, to);
        return true;
      }
      if (term && sentence.kind('term', to, to + 3).length > 0) return false;
      sentence.claim({ says: 'both terms' }, from, to);
      return true;
    },
  ),
  // "Moves from 2 PM in the fall to 9 AM in the spring": the start of each term.
  rule(`to K(?= (?:in|during)(?: the)? T)`, (sentence, from, to) => {
    const [clock] = sentence.kind('clock', from, to);
    if (!clock || !/\b(?:moves?|shifts?|switches|changes|goes) from K\b/.test(sentence.line)) return false;
    sentence.claim({ says: 'clock', at: clock.at, edge: 'begin' }, from, to);
    return true;
  }),
  rule(
    `(?:before|no later than|by)(?= (?:[0-9]|K))|(?:finish(?:es)?|ends?|ending|done|over|out) by K|(?:until|till|to) K|(?:ends?|ending|finish(?:es)?|lets out|concludes?|gets out|is over|wraps up)(?: (?:at|around|promptly at))? K`,
    (sentence, from, to) => {
      const [clock] = sentence.kind('clock', from, to);
      const isBefore = /\bby\b/.test(sentence.line.slice(sentence.offsets[from], sentence.offsets[to]));
      if (!clock) return false;
      sentence.claim({ says: 'clock', at: clock.at, edge: isBefore ? 'before' : 'end' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:starts?|starting|begins?|beginning|kicks off)(?: (?:at|promptly at|around))? K`,
    (sentence, from, to) => {
      const [clock] = sentence.kind('clock', from, to);
      if (!clock) return false;
      sentence.claim({ says: 'clock', at: clock.at, edge: 'begin' }, from, to);
      return true;
    },
  ),
  rule(`(?:skips?|avoids?) D`, (sentence, from, to) => {
    const [days] = sentence.kind('days', from, to);
    if (!days) return false;
    const isDenied = !sentence.takeDenial();
    sentence.claim({ says: 'days', days: days.days, only: false, isShared: false }, from, to, { isDenied });
    return true;
  }),
  rule(`before K`, (sentence, from, to) => {
    const [clock] = sentence.kind('clock', from, to);
    if (!clock) return false;
    sentence.claim({ says: 'clock', at: clock.at, edge: 'before' }, from, to);
    return true;
  }),
  rule(`(?:after|no earlier than|not before|at or after|past) K`, (sentence, from, to) => {
    const [clock] = sentence.kind('clock', from, to);
    if (!clock) return false;
    sentence.claim({ says: 'clock', at: clock.at, edge: 'after' }, from, to);
    return true;
  }),
  rule(
    `(?:in |during )?(?:the )?(?:early |late |mid )?(?:mornings?|afternoons?|evenings?|nights?)(?: (?:class|course|slot|session|lecture))?`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const part = /morning/.test(words) ? 'morning' : /afternoon/.test(words) ? 'afternoon' : 'evening';
      sentence.claim({ says: 'part', part }, from, to);
    },
  ),
];
