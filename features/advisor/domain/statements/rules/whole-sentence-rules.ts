import { codesIn, has, textOf } from './rule-parts.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

/** Words that begin the next clause; empty at the end of the sentence. */
const JOINT = /^(?:since|because|as|for|,|:|;|—|-|and|while|but|\.|\(|which|though|although|)$/;
const VERB =
  '(?:are|is|have|has|meets?|begins?|starts?|ends?|runs?|takes?|carry|carries|lists?|counts?|sits?|falls?|gets?|requires?|need|needs|asks?|stands?|comes?|held|taught|offered|given|at|on|in|D|R|K|happens?|occurs?|cost|costs|score|rated|named|satisfy|fulfil|fulfill|state|name)';
/** A course is nearly full from this share of its places on. */
const NEARLY = 0.8;

const named = (sentence: Sentence, before: number): string[] => [
  ...new Set(sentence.kind('course', 0, before).map(({ code }) => code)),
];

/** Claims both numbers of "30 of 36": who is enrolled, and the cap. */
const claimPlaces = (sentence: Sentence, enrolled: number, cap: number, from: number, to: number): void => {
  for (const [field, value] of [
    ['enrollment', enrolled],
    ['cap', cap],
  ] as const)
    sentence.claim(
      { says: 'figure', of: field, value, until: value, decimals: 0, bound: 'exactly' },
      from,
      to,
    );
};

/** Rules for words that stand far apart: "A and B clash, since both …", "A has the best rating, followed by B". */
export const WHOLE_SENTENCE_RULES: readonly Rule[] = [
  // Courses named before.
  rule(
    `(?:(?:they|these|the two) (?=both|all|each))?(?:both|each|all(?: (?:of them|three|four))?)(?: of (?:them|these|those|the two|which))?(?= (?:also |still |just )?${VERB}(?: |$))`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      const codes = named(sentence, from);
      const count = /\bthree\b/.test(words)
        ? 3
        : /\bfour\b/.test(words)
          ? 4
          : /\bboth|two\b/.test(words)
            ? 2
            : 0;
      if (codes.length < 2 || (count > 0 && codes.length !== count) || sentence.denial !== null) return false;
      if (!JOINT.test(sentence.word(from - 1)) || sentence.subjects.length > 1) return false;
      sentence.subjects = codes;
      sentence.subjectEnd = to - 1;
      sentence.section = null;
      sentence.quantity = null;
      return true;
    },
  ),
  // Times.
  rule(
    `(?:(?<=(?:meets?|starts?|starting|begins?|beginning|class|held|runs?|gathers?|convenes?|D|T|early|lecture|section|[a-z]) )at|(?<=[a-z] )from) N(?= (?:on D|D|sharp|every|each|three|two|four|five|and (?:meets|ends|runs)|until K|till K|to K|through K|(?:[.,;)]|$))|$)`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      const before = sentence.line.slice(0, sentence.offsets[from]).slice(-40);
      const isOfTime =
        sentence.word(from) === 'from' ||
        /^D\b/.test(sentence.word(to)) ||
        /^on D\b/.test(sentence.line.slice(sentence.offsets[to])) ||
        /\b(?:meets?|starts?|starting|begins?|beginning|class|held|runs?|gathers?|convenes?|teach(?:es)?|taught|early|D|section [a-z])(?: (?!N|C)[a-zA-Z]+){0,3} $/.test(
          before,
        );
      if (!number || !isOfTime || number.decimals > 0 || number.value < 1 || number.value > 12) return false;
      if (sentence.pending === 'rating' || sentence.pending === 'enrollment') return false;
      const hour = number.value % 12;
      const edge = sentence.word(from) === 'from' ? 'begin' : 'start';
      sentence.claim({ says: 'clock', at: [hour * 60, (hour + 12) * 60], edge }, from, to);
      return true;
    },
  ),
  rule(
    `(?:(?:given|offered|taught|runs?|available) )?both in T(?: ,)? and(?: in)? T`,
    (sentence, from, to) => {
      const terms = sentence.kind('term', from, to).flatMap((token) => token.terms);
      if (
        sentence.denial !== null ||
        !/\b(?:given|offered|taught|runs?|available)\b/.test(textOf(sentence, Math.max(0, from - 2), to))
      )
        return false;
      for (const { season, year } of terms)
        sentence.claim({ says: 'term', season, year, only: false }, from, to);
      return true;
    },
  ),
  // Orders of several courses by a figure.
  rule(
    `(?:,|;|—|-|and)? ?(?:followed by|then comes?|next comes?|ahead of)(?: both)? C(?: \\( N[^()C]{0,30} \\))?(?:(?: ,)?(?: and| then| ,| &)+ C(?: \\( N[^()C]{0,30} \\))?)*`,
    (sentence, from, to) => {
      const best = sentence.claims.findLast((claim) => claim.says === 'most');
      if (best?.says !== 'most' || best.of === 'start' || best.about === undefined) return false;
      const others = codesIn(sentence, from, to);
      if (others.includes(best.about) || new Set(others).size !== others.length) return false;
      if (others.length !== best.among.length - 1) return false;
      const { of, sign, about } = best;
      // "Ahead of B and C" does not order B and C.
      if (!/\bahead\b/.test(textOf(sentence, from, to)))
        sentence.claim({ says: 'order', of, codes: [about, ...others], sign }, from, to, {
          about,
          isDenied: false,
        });
      let last = '';
      for (let at = from; at < to; at += 1) {
        const token = sentence.tokens[at];
        if (token?.kind === 'course') last = token.code;
        if (token?.kind !== 'number') continue;
        const { value, decimals } = token;
        sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, at, at + 1, {
          about: last,
          isDenied: false,
        });
      }
      return true;
    },
  ),
  rule(
    `(?:at|with|on|:|,|—|-|\\()(?: (?:its|a|an|only|just|rated|score|rating|mean|average|of))* N(?: (?:hours?|hrs?|units?|credits?|out of N)(?: (?:a|per|each) week)?)?(?= (?:[.,;)]|and|ahead|followed|while|compared|—|-)(?: |$)|$)`,
    (sentence, from, to) => {
      const best = sentence.claims.findLast((claim) => claim.says === 'most' || claim.says === 'figure');
      const words = textOf(sentence, from, to);
      if (
        best?.says !== 'most' ||
        best.of === 'start' ||
        best.about === undefined ||
        sentence.denial !== null
      )
        return false;
      const { of, about } = best;
      if (
        /\b(?:hours?|hrs?)\b/.test(words) !== (of === 'workload') &&
        /\b(?:hours?|hrs?|units?|credits?|out)\b/.test(words)
      )
        return false;
      const [number] = sentence.kind('number', from, to);
      if (
        !number ||
        (sentence.tokens[from - 1]?.kind === 'course' &&
          sentence.word(from - 1) === 'C' &&
          codesIn(sentence, from - 1, from)[0] !== about)
      )
        return false;
      const { value, decimals } = number;
      sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to, {
        about,
        isDenied: false,
        isWeak: true,
      });
      return true;
    },
  ),
  rule(`⭐ N(?: (?:\\/|out of|of) N)?`, (sentence, from, to) => {
    const [number] = sentence.kind('number', from, to);
    if (!number || number.value > 5) return false;
    const { value, decimals } = number;
    sentence.claim(
      { says: 'figure', of: 'rating', value, until: value, decimals, bound: 'exactly' },
      from,
      to,
    );
    return true;
  }),
  // Teachers.
  rule(
    `(?:remains?|is|stays?|lies|rests)(?: (?:again|still|once more))? in (?:P|U)(?: 's)? (?:(?:capable|able|good|experienced|expert) )*hands`,
    (sentence, from, to) => {
      const [name] = [...sentence.kind('phrase', from, to), ...sentence.kind('name', from, to)];
      if (!name) return false;
      sentence.claim({ says: 'person', name: name.value, only: false }, from, to);
      return true;
    },
  ),
  // What a course counts as.
  rule(
    `A(?: (?:requirement|attribute|credit|tag))?(?: (?:\\(|under|for|in|as|on))+(?: (?:the|a|an|its))* S(?: (?:side|requirements?|attribute|heading|label))?|S(?: (?:requirement|attribute))? (?::|\\(|as|with|under)(?: (?:the|as|a))* A`,
    (sentence, from, to) => {
      const phrases = sentence.kind('phrase', from, to);
      const attribute = phrases.find(({ of }) => of === 'attribute');
      const scheme = phrases.find(({ of }) => of === 'scheme');
      if (!attribute || !scheme || sentence.denial !== null) return false;
      sentence.claim({ says: 'attribute', name: attribute.value }, from, to);
      sentence.claim({ says: 'scheme', name: scheme.value, of: attribute.value }, from, to, { isWeak: true });
      return true;
    },
  ),
  rule(`on the S side(?: of things)?(?: ,)?|for S(?: ,)?(?= C)`, (sentence, from, to) => {
    const [scheme] = sentence.kind('phrase', from, to);
    const attributes = sentence
      .kind('phrase', 0, sentence.tokens.length)
      .flatMap(({ of, value }) => (of === 'attribute' ? [value] : []));
    const [attribute, ...others] = attributes;
    if (!scheme || attribute === undefined || others.length > 0) return false;
    const about = sentence.kind('course', to, sentence.tokens.length)[0]?.code;
    if (about === undefined || sentence.courses.length > 1) return false;
    sentence.claim({ says: 'scheme', name: scheme.value, of: attribute }, from, to, { isWeak: true, about });
    return true;
  }),
  rule(
    `N (?:tags?|boxes|attributes|labels|designations|requirements|categories)(?= )`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      const named = sentence.tokens.filter((token) => token.kind === 'phrase' && token.of === 'attribute');
      return number !== undefined && number.value === named.length && sentence.courses.length < 2;
    },
  ),
  rule(
    `(?:the )?(?:good|bad|great|sad|happy) news (?:for|on|about|regarding|with) C(?: (?:for|in) T)? :`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      const [term] = sentence.kind('term', from, to);
      if (!course) return false;
      sentence.subjects = [course.code];
      sentence.subjectEnd = to - 1;
      if (term) sentence.terms.push({ token: from, terms: term.terms, isClaim: false });
      return true;
    },
  ),
  rule(
    `(?:so |and |which means )?(?:the |both |these |that )*(?:two )?codes (?:stand for|name|mean|are|refer to|point to)(?: one and)? the same (?:class|course|thing)`,
    (sentence) => has(sentence, 'alias'),
  ),
  // Small differences.
  rule(
    `(?:there is )?(?:hardly|barely|scarcely|next to|virtually|practically|almost|not much|little|no real|no)(?: (?:any|no|a|of a))* (?:difference|gap|daylight)(?: (?:in|on)(?: (?:the|their|student|weekly))* (?:ratings?|scores?|workload|hours|work))? between C and C(?: (?:in|on)(?: (?:the|their|student|weekly))* (?:ratings?|scores?|workload|hours|work))?`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      const of = /\b(?:rating|score)/.test(words)
        ? 'rating'
        : /\b(?:workload|hours|work)\b/.test(words)
          ? 'workload'
          : null;
      const [about] = codesIn(sentence, from, to);
      if (of === null || about === undefined || sentence.courses.length !== 2 || sentence.denial !== null)
        return false;
      sentence.claim({ says: 'gap', of, value: 0, decimals: 1, bound: 'about' }, from, to, {
        about,
        isWeak: true,
      });
      return true;
    },
  ),
  rule(
    `(?:since|because|as|,|;|:|—|-|and) (?:their|the|both) (?:times|schedules|hours|slots|meetings|meeting times)(?: are| exactly)* (?:identical|the same|coincide|match)`,
    (sentence, from, to) => {
      if (!has(sentence, 'clash') || sentence.courses.length !== 2 || sentence.denial !== null) return false;
      sentence.claim({ says: 'same', of: 'times' }, from, to, { about: sentence.courses[0] ?? '' });
      return true;
    },
  ),
  // Opinions about a course, which state nothing.
  rule(
    `(?:might|may|could|would|should)(?: (?:well|also|still|just))* (?:fit|suit|work|appeal|do|be of interest)(?: (?:well|nicely|fine|you|for you|to you|your (?:schedule|week|needs|plans|interests|taste)))*(?= (?:[.,;!)]|$)|$)`,
    (sentence) => sentence.courses.length < 2 && sentence.claims.length > 0 && sentence.denial === null,
  ),
  rule(
    `if you (?:are|were) (?:worried|wondering|curious|anxious|unsure|nervous|concerned|thinking|asking|interested|looking)(?: (?:about|at|in))?(?: (?:getting into|getting a (?:seat|place|spot) in|taking|whether to take))? C(?: ,)?(?: (?:do not be|relax|do not worry))?(?: :| ,)?`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      if (!course || from > 0) return false;
      sentence.subjects = [course.code];
      sentence.subjectEnd = to - 1;
      return true;
    },
  ),
  rule(
    `if you (?:can not|could not|miss|missed)(?: (?:fit|take|get|catch|make|do))?(?: into)? C(?: in)? (?:in |during )?(?:this |the )?T(?: ,)?`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      const [term] = sentence.kind('term', from, to);
      if (!course || !term || from > 0) return false;
      sentence.subjects = [course.code];
      sentence.subjectEnd = to - 1;
      for (const { season, year } of term.terms)
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(
    `(?:it |then )?(?:comes|is|comes round|comes around|runs|is back|returns|is offered|is given|is on)(?: (?:around|round|back|again|also|on))* (?:in |during )?(?:the )?T`,
    (sentence, from, to) => {
      if (!/^if you\b/.test(sentence.line) || !has(sentence, 'term')) return false;
      for (const { season, year } of sentence.kind('term', from, to).flatMap(({ terms }) => terms))
        sentence.claim({ says: 'term', season, year, only: false }, from, to);
      return true;
    },
  ),
  rule(
    `(?:is|remains) (?:P|U)(?: 's)?(?: own)? (?:course|class|seminar|lecture|offering|workshop|studio|baby|domain)`,
    (sentence, from, to) => {
      const [name] = [...sentence.kind('phrase', from, to), ...sentence.kind('name', from, to)];
      if (!name) return false;
      sentence.claim({ says: 'person', name: name.value, only: false }, from, to);
      return true;
    },
  ),
  rule(
    `(?:has|have|with|at|earns?|gets?|holds?|carries|received|earned|got) an? N(?= (?:[.,;)—-]|from|and|in|$)|$)`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      const isLiked =
        /\b(?:loved?|enjoy(?:ed)?|adored?|liked?|fond|praised?|rave|fans?|happy|impressed)\b/.test(
          sentence.line,
        );
      if (!number || number.value > 5 || number.decimals < 1 || !isLiked || sentence.denial !== null)
        return false;
      const { value, decimals } = number;
      sentence.claim(
        { says: 'figure', of: 'rating', value, until: value, decimals, bound: 'exactly' },
        from,
        to,
        { isWeak: true },
      );
      return true;
    },
  ),
  // Places left.
  rule(
    `(?:nearly|almost|close to|practically|virtually|all but) full(?: (?:,|\\(|:|—|-|at|with))? N (?:of|out of|\\/) N(?: (?:seats|places|spots))?(?: (?:taken|filled))?(?: \\))?`,
    (sentence, from, to) => {
      const [taken, cap] = sentence.kind('number', from, to);
      if (!taken || !cap || sentence.denial !== null || taken.value >= cap.value) return false;
      if (taken.value / cap.value < NEARLY) return false;
      claimPlaces(sentence, taken.value, cap.value, from, to);
      return true;
    },
  ),
  rule(`(?:\\( )?N (?:\\/|of|out of) N(?: \\))?(?= (?:[.,;|]|—|-|$)|$)`, (sentence, from, to) => {
    const [taken, cap] = sentence.kind('number', from, to);
    const isFull = sentence.claims.at(-1)?.says === 'full';
    if (!taken || !cap || !isFull || taken.decimals + cap.decimals > 0) return false;
    claimPlaces(sentence, taken.value, cap.value, from, to);
    return true;
  }),
  rule(
    `(?:only |just |about |exactly )?half (?:full|empty|taken|filled)(?: ,| \\(| :| —| -)? N (?:of|out of|\\/) N(?: (?:seats|places|spots))?(?: \\))?`,
    (sentence, from, to) => {
      const [taken, cap] = sentence.kind('number', from, to);
      if (!taken || !cap || taken.value * 2 !== cap.value || sentence.denial !== null) return false;
      claimPlaces(sentence, taken.value, cap.value, from, to);
      return true;
    },
  ),
  rule(`full (?:at|with) N (?:of|out of|\\/) N`, (sentence, from, to) => {
    const [taken, cap] = sentence.kind('number', from, to);
    if (!taken || !cap || taken.value !== cap.value || sentence.denial !== null) return false;
    sentence.claim({ says: 'full' }, from, from + 1);
    for (const field of ['enrollment', 'cap'] as const)
      sentence.claim(
        { says: 'figure', of: field, value: taken.value, until: taken.value, decimals: 0, bound: 'exactly' },
        from + 1,
        to,
      );
    return true;
  }),
  rule(
    `(?:which |that )?(?:leaves|leaving)(?= (?:just |only |about )?(?:room for N|N (?:open|free|left|empty|(?:seats?|places?|spots?) (?:open|free|left|empty|available|remaining|unfilled|vacant))))`,
    (sentence) => has(sentence, 'figure'),
  ),
];
