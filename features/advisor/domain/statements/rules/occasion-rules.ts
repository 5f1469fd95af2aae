import { codesIn, has, several, textOf } from './rule-parts.ts';
import { type Rule, rule } from '../sentence.ts';
import { KINDS } from '../words/vocabulary.ts';

const KIND = [...KINDS.keys()].join('|');

/** Rules for times, and for several courses in one week, as advisors word them. */
export const OCCASION_RULES: readonly Rule[] = [
  // Kinds.
  rule(
    `(?:rather than|instead of|and not|, not|not)(?: an?| the)? (?:${KIND})(?= (?:[.,;)(]|in T|in the T|this|and|$))`,
    (sentence, from, to) => {
      const claimed = sentence.claims.findLast((claim) => claim.says === 'component');
      const kind = KINDS.get(sentence.word(to - 1));
      if (claimed?.says !== 'component' || kind === undefined || claimed.kind === kind) return false;
      if (claimed.isDenied || claimed.isAmong || sentence.denial !== null) return false;
      sentence.claim({ says: 'component', kind }, from, to, { isDenied: true });
      return true;
    },
  ),
  rule(
    `(?:in|as)(?: an?| the)? (?:${KIND}) (?:format|form|style)(?= (?:[.,;)]|in|$))`,
    (sentence, from, to) => {
      const kind = sentence.tokens.slice(from, to).flatMap(({ text }) => KINDS.get(text) ?? [])[0];
      if (kind === undefined || sentence.subjects.length === 0) return false;
      sentence.claim({ says: 'component', kind }, from, to);
      return true;
    },
  ),
  // Terms.
  rule(
    `the (?:only|one|sole) (?:term|semester)(?: (?:with|for|of|offering|that (?:has|offers)|in which you can take))+ C(?: (?:this year|this academic year|on offer|on the schedule))*(?: (?:is|would be|:))(?: the)? T`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const [term] = sentence.kind('term', from, to).flatMap(({ terms }) => terms);
      if (about === undefined || !term || sentence.denial !== null) return false;
      sentence.subjects = [about];
      sentence.subjectEnd = to - 1;
      sentence.claim({ says: 'term', season: term.season, year: term.year, only: true }, from, to);
      return true;
    },
  ),
  rule(
    `T (?:(?:has|offers|brings|comes with|sees) no|is without)(?: (?:offering|section|run|class) of)? C(?= (?:[.,;)]|$))|(?:is|are) not (?:(?:among|on|part of|in|one of|listed among|found among))(?: (?:the|any))? (?:courses (?:of|for|in|offered in|given in)(?: the)? )?T(?: (?:courses|offerings|schedule|timetable|line - up|lineup|programme|program|listings?|list))?(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to)[0] ?? sentence.subjects[0];
      const [term] = sentence.kind('term', from, to).flatMap(({ terms }) => terms);
      const words = textOf(sentence, from, to);
      const isOfCourses =
        words.startsWith('T') ||
        /\b(?:courses|offerings|schedule|timetable|line|lineup|programm?e?|list)/.test(words);
      if (about === undefined || !term || !isOfCourses || sentence.denial !== null) return false;
      if (sentence.subjects.length > 1) return false;
      sentence.claim({ says: 'term', season: term.season, year: term.year, only: false }, from, to, {
        about,
        isDenied: true,
      });
      return true;
    },
  ),
  rule(
    `(?:skips?|misses|sits out|takes off|passes over)(?: the)? T(?= (?:[.,;)]|and|but|$))|(?:there is )?(?:no|not a|without an?)(?: separate)? T (?:offering|edition|version)s?(?: (?:of|for))? C(?= (?:[.,;)]|$))|(?:you )?(?:will|would|can|could|do|does) not (?:find|see|get|catch|have|give|offer|run|teach|schedule) C (?:in|during|on the schedule (?:for|in)|offered in|among the courses of)(?: the)? T(?= (?:[.;)]|$))`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to)[0] ?? sentence.subjects[0];
      const [term] = sentence.kind('term', from, to).flatMap(({ terms }) => terms);
      if (about === undefined || !term || sentence.denial !== null) return false;
      if (sentence.subjects.length > 1 && codesIn(sentence, from, to).length === 0) return false;
      sentence.claim({ says: 'term', season: term.season, year: term.year, only: false }, from, to, {
        about,
        isDenied: true,
      });
      return true;
    },
  ),
  rule(
    `(?:(?:can|may) be |is |are )?(?:taken|offered|available|given|on offer) in either half of the year ,? ?T or T(?= (?:[.;)]|$))`,
    (sentence, from, to) => {
      const terms = sentence.kind('term', from, to).flatMap((token) => token.terms);
      if (terms.length !== 2 || sentence.denial !== null) return false;
      for (const { season, year } of terms)
        sentence.claim({ says: 'term', season, year, only: false }, from, to);
      return true;
    },
  ),
  rule(`wait (?:for|until|till)(?: the)? T(?= (?:[.,;)]|$))`, (sentence, from, to) => {
    const [term] = sentence.kind('term', from, to).flatMap(({ terms }) => terms);
    if (!term || sentence.subjects.length !== 1 || sentence.denial !== null) return false;
    sentence.claim({ says: 'term', season: term.season, year: term.year, only: false }, from, to);
    return true;
  }),
  // Times.
  rule(
    `(?:be (?:there|in class|in your seat|in the room|present)|show up|arrive|turn up)(?: (?:for|at) (?:it|class|C))? by K`,
    (sentence, from, to) => {
      const [clock] = sentence.kind('clock', from, to);
      if (!clock || sentence.denial !== null) return false;
      // Weak: one may be asked to come earlier than it begins.
      sentence.claim({ says: 'clock', at: clock.at, edge: 'begin' }, from, to, { isWeak: true });
      return true;
    },
  ),
  rule(
    `(?:does |do |will |would )?not (?:touch|affect|use|need|occupy|take up|eat into|claim|involve)(?: (?:any of|up))?(?: your)?(?= D(?: |$))|nothing (?:happens|takes place|meets|is scheduled|is held) on(?= D (?:in|for|with) C)`,
    (sentence, from) => {
      if (sentence.denial !== null) return false;
      sentence.denial = from;
      return true;
    },
  ),
  rule(
    `nothing (?:in|for|of) C (?:happens|meets|starts|begins|takes place|is held|is scheduled|runs) before K`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const [clock] = sentence.kind('clock', from, to);
      if (about === undefined || !clock || sentence.denial !== null) return false;
      sentence.subjects = [about];
      sentence.claim({ says: 'clock', at: clock.at, edge: 'start before' }, from, to, { isDenied: true });
      return true;
    },
  ),
  rule(
    `nothing (?:in|for|of) C (?:happens|meets|takes place|is held|is scheduled|runs) (?:on(?= D)|in the(?= (?:mornings?|afternoons?|evenings?)))`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about === undefined || sentence.denial !== null) return false;
      sentence.subjects = [about];
      sentence.denial = from;
      return true;
    },
  ),
  rule(
    `(?:have |get |keep |enjoy )?(?:a |an |your )?(?:free|clear|open) D (?:with|in|for|if you (?:take|choose|pick))(?= C)`,
    (sentence, from, to) => {
      const [days] = sentence.kind('days', from, to);
      const course = sentence.tokens[to];
      if (!days || course?.kind !== 'course' || sentence.denial !== null) return false;
      const claim = { says: 'days', days: days.days, only: false, isShared: false } as const;
      sentence.claim(claim, from, to, { isDenied: true, about: course.code });
      return true;
    },
  ),
  rule(
    `if you (?:need|want|would like|prefer|keep|like|must have|have to have) D (?:off|free|clear|open)(?: ,)? C (?:works|fits|is fine|will do|suits you|is an option|is a good choice|can work)`,
    (sentence, from, to) => {
      const [days] = sentence.kind('days', from, to);
      const [about] = codesIn(sentence, from, to);
      if (!days || about === undefined || sentence.denial !== null) return false;
      sentence.subjects = [about];
      sentence.subjectEnd = to - 1;
      const claim = { says: 'days', days: days.days, only: false, isShared: false } as const;
      sentence.claim(claim, from, to, { isDenied: true, about });
      return true;
    },
  ),
  rule(
    `not (?:start|begin|meet|kick off|get going|get started|open|run) (?:until|till)(?: the| after)?(?: (?:early|mid|late))? (?:afternoons?|evenings?|lunch|lunchtime|midday)`,
    (sentence, from, to) => {
      if (sentence.denial !== null) return false;
      const isEvening = /evening/.test(sentence.word(to - 1));
      sentence.claim({ says: 'clock', at: [isEvening ? 17 * 60 : 12 * 60], edge: 'after' }, from, to, {
        isDenied: false,
      });
      return true;
    },
  ),
  rule(
    `not (?:be (?:offered|available|given|taught|on offer)|come (?:around|up|back|round)|run)(?: again)? (?:until|till)(?: the)? T`,
    (sentence, from, to) => {
      if (sentence.denial !== null) return false;
      for (const { season, year } of sentence.kind('term', from, to).flatMap(({ terms }) => terms))
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(
    `so T (?:will|would|does|is) not (?:work|be an option|possible|an option|going to work)(?: for (?:it|C|you))?`,
    (sentence, from, to) => {
      const last = sentence.claims.findLast(({ says }) => says === 'term');
      if (last?.says !== 'term' || last.isDenied || sentence.denial !== null) return false;
      for (const { season, year } of sentence.kind('term', from, to).flatMap(({ terms }) => terms))
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied: true });
      return true;
    },
  ),
  rule(
    `(?:(?:and|while|but|,|then) )+C (?:is |comes |runs )?(?:in|for|during)(?: the)? T(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const last = sentence.claims.at(-1);
      if (
        about === undefined ||
        last?.says !== 'term' ||
        last.isDenied ||
        last.only ||
        sentence.subjects.includes(about)
      )
        return false;
      for (const { season, year } of sentence.kind('term', from, to).flatMap(({ terms }) => terms))
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { about, isDenied: false });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:are|is|run|meet)(?: (?:both|offered|given|taught))* in the same (?:term|semester)|(?:are|is) not(?: (?:both|offered|given|taught))* in the same (?:term|semester)`,
    (sentence, from, to) => {
      const codes = several(sentence);
      if (codes.length !== 2 || sentence.denial !== null) return false;
      const isDenied = /\bnot\b/.test(textOf(sentence, from, to));
      sentence.claim({ says: 'same', of: 'term' }, from, to, { subjects: codes, isDenied });
      return true;
    },
  ),
  rule(
    `(?:if|should) you (?:want|would like|plan|hope|decide|wish) to (?:take|do|enroll in) C(?: ,)? you (?:would|will|would have to|will have to|need to|have to|must|should)(?: (?:need|have|want) to)? (?:take|do|catch|get) it (?:in|during)(?: the)? T`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about === undefined || sentence.denial !== null) return false;
      sentence.subjects = [about];
      for (const { season, year } of sentence.kind('term', from, to).flatMap(({ terms }) => terms))
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(
    `(?:, )?(?:which )?(?:leaves|leaving|gives|giving) you (?:plenty of |enough |some |ample )?time before C(?= (?:at|,|\\.))`,
    (sentence, from, to) => {
      const [than] = codesIn(sentence, from, to);
      const [about, ...others] = sentence.subjects;
      if (than === undefined || about === undefined || about === than || others.length > 0) return false;
      sentence.claim({ says: 'before', than }, from, to, { about });
      sentence.subjects = [than];
      return true;
    },
  ),
  rule(`(?:is|are) not (?:in|on in|until)(?: the)? T(?= (?:[.,;)]|$))`, (sentence, from, to) => {
    const isUntil = sentence.word(from + 2) === 'until';
    if (sentence.denial !== null || sentence.subjects.length !== 1) return false;
    for (const { season, year } of sentence.kind('term', from, to).flatMap(({ terms }) => terms))
      sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied: !isUntil });
    return true;
  }),
  // Courses that fit together.
  rule(`without(?: any)? (?:trouble|problems?|issues?|difficulty)`, (sentence) => has(sentence, 'clash')),
  rule(
    `(?:would|will|can|could|should)(?: both| all)? fit(?: (?:nicely|well|fine|easily|comfortably|together))*(?: (?:in|into|on) (?:your|the|one|a) (?:schedule|timetable|week|calendar|plan))?(?= (?:[.,;)]|and|$))`,
    (sentence, from, to) => {
      if (several(sentence).length < 2 || sentence.denial !== null) return false;
      sentence.claim({ says: 'clash' }, from, to, { isDenied: true, subjects: several(sentence) });
      return true;
    },
  ),
  rule(
    `(?:a |any |some )?(?:(?:time|schedule|scheduling|timing|direct) )?(?:clash|conflict|overlap) between(?: (?:the times of|the meeting times of))? C and C`,
    (sentence, from, to) => {
      sentence.subjects = [...new Set(codesIn(sentence, from, to))];
      sentence.claim({ says: 'clash' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:pairing|combining|taking|mixing|doing) C (?:with|and|alongside|next to) C(?: (?:together|at once|in one (?:term|semester)))? (?:works?|is (?:possible|fine|doable|feasible|workable|no problem)|would (?:work|be (?:fine|possible|no problem))|should (?:work|be fine)|will (?:work|be fine))(?: (?:out|fine|well|nicely))*(?: (?:time|schedule)(?: -)? wise)?`,
    (sentence, from, to) => {
      if (sentence.denial !== null) return false;
      sentence.subjects = [...new Set(codesIn(sentence, from, to))];
      sentence.claim({ says: 'clash' }, from, to, { isDenied: true });
      return true;
    },
  ),
  rule(
    `(?:clash|conflict|overlap)(?: -)? free(?: (?:schedule|timetable|week|plan|combination|set))?`,
    (sentence, from, to) => {
      if (several(sentence).length < 2) return false;
      sentence.claim({ says: 'clash' }, from, to, {
        isDenied: !sentence.takeDenial(),
        subjects: several(sentence),
      });
      return true;
    },
  ),
  rule(`alongside(?= C(?: ,)?(?: (?:since|because|as|without|with no)| [.,;]|$))`, (sentence) =>
    /\b(?:clash|conflict|overlap)\w*\b/.test(sentence.line),
  ),
];
