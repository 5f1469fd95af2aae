import { codesIn, needsOfFirst, textOf } from './rule-parts.ts';
import type { Predicate } from '../claim.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const CROSS = '(?:cross(?: -)? ?list(?:ed|ings?)|crosslist(?:ed|ings?)|double(?: -)? ?listed)';
const ROOM = '(?:rooms?|location|place|building|venue|classroom|meeting place|room number)';
const GIVEN =
  '(?:listed|given|stated|assigned|announced|named|set|known|recorded|published|posted|entered|specified|confirmed|decided|on record|on file|available|there)';
const OBJECTS = String.raw`C(?:(?: ,)?(?: and| or| \/| &| ,| plus| as well as)+ C)*`;
const PREP = '(?:preparation|prep|background|courses?|coursework|course ?work|knowledge|reading)';
const PREREQS = '(?:pre - requisites?|prerequisites?|prereqs?|pre - reqs?)';

/** Adds a claim about the course that the words name, or else about the sentence's subjects. */
const ofNamed = (
  sentence: Sentence,
  predicate: Predicate,
  [from, to]: readonly [number, number],
  more: { isDenied?: boolean; isWeak?: boolean } = {},
): boolean => {
  const about = codesIn(sentence, from, to).at(-1);
  if (about !== undefined) {
    sentence.subjects = [about];
    sentence.subjectEnd = to - 1;
  }
  sentence.claim(predicate, from, to, { ...more, ...(about === undefined ? {} : { about }) });
  return true;
};

const says =
  (predicate: Predicate, more: { isDenied?: boolean; isWeak?: boolean } = {}): Rule['read'] =>
  (sentence, from, to) =>
    ofNamed(sentence, predicate, [from, to], more);

const isOfPreparation = (words: string): boolean =>
  /\b(?:recommend\w*|suggest\w*|advis\w+)\b/.test(words) || /\b(?:preparation|prep)\b/.test(words);

/** Rules for what a record lacks: another code, a room, an attribute, a prerequisite. */
export const ABSENCE_RULES: readonly Rule[] = [
  // Other codes.
  rule(
    `(?:(?:has|have|with|without|carries|there (?:is|are)) )?(?:no|without any|not (?:have|list|show|carry|come with)(?: any| a)?|without|zero) (?:other |official |further )?${CROSS}(?: (?:codes?|listed|on record|at all|whatsoever|in the (?:catalogue|catalog)))*(?: for C)?`,
    says({ says: 'no alias' }),
  ),
  rule(
    `(?:is |are )?not (?:also |currently )?(?:${CROSS}|listed|offered|known|found)(?: (?:under|with|as|in|by))?(?: (?:any|a|another|some))?(?: (?:other|another|different|second|further|anything else|anywhere else|elsewhere|alternative))+(?: (?:codes?|departments?|numbers?|subjects?|courses?|names?|listings?))?|(?:is |are )?not (?:also |currently )?${CROSS}(?: (?:anywhere|with anything|under anything|at all))*(?! (?:with|as|under|in) )`,
    says({ says: 'no alias' }),
  ),
  rule(
    `(?:(?:is|are|only|just|exists?|goes by|has|have|carries|appears|listed|known|under|by|with|there is) )*(?:only|just|a single|but) (?:one )?(?:course )?(?:code|listing)(?: only| alone)?(?= (?:[.,;)]|$))|(?:has|have|goes by|with|under) no (?:other|second|alternative|additional|further) (?:codes?|numbers?|listings?|names?)`,
    says({ says: 'no alias' }),
  ),
  // Rooms.
  rule(
    `(?:(?:has|have|with|there is|still) )*(?:no|without(?: an?| any)?) (?:fixed |specific |set |particular |official |meeting )?${ROOM}(?: (?:for|of) C)?(?: (?:(?:is|are|has|have|been|was|yet|so far|still|in the (?:catalogue|catalog|record|schedule|listing)|${GIVEN}) ?)+)(?: (?:for|of) C)?(?: (?:yet|so far|at the moment|right now))*`,
    (sentence, from, to) =>
      new RegExp(`\\b${GIVEN}\\b|\\b(?:yet|so far)\\b`).test(textOf(sentence, from, to)) &&
      !/\b(?:left|available|free|open)\b/.test(textOf(sentence, from, to)) &&
      ofNamed(sentence, { says: 'unplaced' }, [from, to]),
  ),
  rule(
    `(?:a |the |its |any )?${ROOM}(?: (?:for|of) C)? (?:(?:is|are|has|have|been|was|still|as) )+(?:not|yet to be|un)(?: -)? ?(?:(?:been|yet|being) )*${GIVEN}(?: (?:yet|so far|in the (?:catalogue|catalog|record)))*`,
    (sentence, from, to) => ofNamed(sentence, { says: 'unplaced' }, [from, to], { isDenied: false }),
  ),
  rule(
    `(?:(?:does|do) )?not (?:yet )?(?:say|state|list|give|know|show|tell|mention|specify|name|have|indicate)(?: yet)?(?: (?:you|us|a|an|any|the|its|in which|which|what|where))* ?(?:${ROOM}|where)(?: (?:it|C|the (?:class|course)|they) (?:meets?|is held|takes place|is|will be|will meet|gathers))?(?: (?:for|of) C)?(?: yet| so far)?`,
    (sentence, from, to) =>
      /\b(?:room|rooms|location|building|venue|classroom|where)\b/.test(textOf(sentence, from, to)) &&
      !/\b(?:when|for (?:more|N))\b/.test(textOf(sentence, from, to)) &&
      ofNamed(sentence, { says: 'unplaced' }, [from, to], { isDenied: false }),
  ),
  rule(
    `(?:a |the |its )?${ROOM}(?: (?:for|of) C)?(?: :| is| are| remains)+ (?:still )?(?:tba|tbd|unknown|unlisted|unassigned|unstated|to be (?:announced|determined|confirmed|assigned)|missing|open|blank)`,
    says({ says: 'unplaced' }),
  ),
  // What a course counts as.
  rule(
    `(?:(?:is|are|was|been) )*not (?:been )?(?:tagged|marked|flagged|labelled|labeled|designated|listed)(?: (?:with|as|for|under|by|to|satisfying|fulfilling|meeting|in|a|an|any|the))+ (?:[a-z]+ ){0,2}?(?:requirements?|attributes?|tags?|designations?)(?: at all)?|(?:has|have|carries|with|bears|shows|lists)(?: absolutely)? no (?:requirement )?(?:requirements? (?:tags?|attributes?|designations?)|attributes?|tags?)(?: at all| whatsoever)?|no (?:requirement )?(?:tags?|attributes?|requirement designations?) (?:is|are) (?:attached|listed|recorded|given)(?: to C| for C)?`,
    (sentence, from, to) =>
      !/\b(?:prerequisite|prereq|any prerequisite)s?\b/.test(textOf(sentence, from, to)) &&
      ofNamed(sentence, { says: 'no attribute' }, [from, to], { isDenied: false }),
  ),
  // Recommended preparation.
  rule(
    `(?:(?:does|do|did) )?not (?:really |actually )?(?:recommend|suggest|advise|list|name|give|state|have|include|mention|offer)(?: (?:any|a|an|particular|specific|certain|special|much|recommended|suggested|advised|prior|previous|earlier|further|sort of|kind of))* (?:${PREP}|anything)(?: (?:in particular|specific|first|beforehand|in advance|before it|for it|up front))*(?: (?:before|for|prior to)(?: taking)? C)?`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      if (!isOfPreparation(words) || sentence.denial !== null) return false;
      return ofNamed(sentence, { says: 'no prerequisites', of: 'recommended' }, [from, to], {
        isDenied: false,
      });
    },
  ),
  rule(
    `(?:nothing(?: in particular| specific)?|no (?:particular |specific |special |prior |previous )?${PREP}) (?:is|are|comes|has been)(?: (?:also|explicitly))? (?:recommended|suggested|advised)(?: (?:first|beforehand|in advance))?(?: (?:before|for|prior to|ahead of)(?: taking)? C)?|(?:has|have|lists?|states?|comes with|gives|with|there (?:is|are)) no (?:recommended|suggested|advised)(?: or (?:required|suggested))? (?:${PREP})(?: for C)?`,
    (sentence, from, to) => {
      if (/ or required /.test(textOf(sentence, from, to))) return false;
      return ofNamed(sentence, { says: 'no prerequisites', of: 'recommended' }, [from, to]);
    },
  ),
  rule(
    `(?:does |do )?(?:has|have|lists?|gives?|comes? with|there (?:is|are)|states?|names?|includes?|offers?|carries|with)(?: (?:a|an|some|its|also|only|just|certain))* (?:recommended|suggested|advised) ${PREP}(?: for C(?= (?:[.,;]|$)))?(?= (?:but|and|,|\\.|;|though|although|rather|yet|—|listed|$))`,
    (sentence, from, to) => {
      const isDenied = !sentence.takeDenial();
      return ofNamed(sentence, { says: 'no prerequisites', of: 'recommended' }, [from, to], { isDenied });
    },
  ),
  rule(
    `(?:recommends|suggests|advises) (?:nothing|no (?:course|preparation|prep|background))(?: (?:in particular|specific|special))? (?:before|for|ahead of|prior to)(?: taking)? C(?= (?:[.,;)]|$))`,
    says({ says: 'no prerequisites', of: 'recommended' }),
  ),
  rule(
    `(?:recommends|suggests|advises) (?:some|certain|a bit of|a little) (?:prior |earlier |previous )?(?:preparation|prep|background)(?: for C)?(?= (?:[.,;]|$))`,
    (sentence, from, to) => {
      const isDenied = !sentence.takeDenial();
      return ofNamed(sentence, { says: 'no prerequisites', of: 'recommended' }, [from, to], { isDenied });
    },
  ),
  rule(
    `(?:another|the other|a second|an additional|an alternative) (?:course )?(?:code|number|listing) (?:for|of) C (?:is|:|would be) C(?= (?:[.,;]|$))`,
    (sentence, from, to) => {
      const [about, code] = codesIn(sentence, from, to);
      if (about === undefined || code === undefined || about === code || sentence.denial !== null)
        return false;
      sentence.claim({ says: 'alias', code }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:(?:what|courses?|class|the) )*(?:is |'s |are )?(?:the )?(?:recommended|suggested|advised)(?: (?:courses?|preparation|prep|background|first|class))* (?:before|ahead of|prior to|for|to prepare for)(?: taking| you take| starting)? C(?: (?:is|are|:|would be|remains))+ ${OBJECTS}`,
    needsOfFirst('recommended'),
  ),
  rule(
    `(?:recommended|suggested) ${PREP} \\( C \\)(?: :| is| are)+ ${OBJECTS}(?= (?:[.,;]|$))`,
    needsOfFirst('recommended'),
  ),
  // "Open without prerequisites" means open to all, whether or not the course is full.
  rule(
    `(?:is |are )?open(?: to (?:you|anyone|all|everyone|everybody|all students|any student))?(?= (?:without|with no)(?: any| [a-z]+)? (?:${PREREQS}|(?:prior |earlier |previous )?(?:coursework|courses?|preparation)))`,
    () => true,
  ),
  rule(
    `(?:is|are) open to (?:you|anyone|all|everyone|everybody|all students|any student)(?= (?:[,:;—]|because|since|as)(?: |$))`,
    (sentence, _, to) =>
      new RegExp(`\\bno (?:[a-z]+ )?${PREREQS}`).test(sentence.line.slice(sentence.offsets[to])),
  ),
  rule(
    `(?:(?:there is|you will find|with|has) )?(?:no|not a(?: single)?|not one|not any) ${PREREQS} (?:stands? (?:between you and|in (?:your|the) way(?: of)?)|keeps? you (?:out of|from)|blocks? (?:you from|your way to|the way to|the way into))(?: C| it)?`,
    (sentence, from, to) =>
      // Weak: "nobody needs anything first" also holds if the student has met the prerequisites.
      ofNamed(sentence, { says: 'no prerequisites', of: 'stated' }, [from, to], { isWeak: true }),
  ),
  // The rest of "…, whereas B does have some".
  rule(
    `C (?:does|do)? ?(?:have|has|does|lists?|requires?|states?|sets?)(?: (?:some|any|one|several|a few|them))?(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const last = sentence.claims.at(-1);
      if (
        about === undefined ||
        last?.says !== 'no prerequisites' ||
        last.isDenied ||
        sentence.denial !== null
      )
        return false;
      if ((last.about ?? last.subjects[0]) === about || last.subjects.length > 1) return false;
      sentence.claim({ says: 'no prerequisites', of: last.of }, from, to, { about, isDenied: true });
      return true;
    },
  ),
  rule(`C (?:has|lists|requires|needs|states|asks for) none(?= (?:[.,;)]|$))`, (sentence, from, to) => {
    const [about] = codesIn(sentence, from, to);
    const last = sentence.claims.findLast(
      (claim) => claim.says === 'no prerequisites' || claim.says === 'needs',
    );
    if (about === undefined || !last || last.isDenied === (last.says === 'needs')) return false;
    sentence.claim({ says: 'no prerequisites', of: 'needed' }, from, to, { about, isDenied: false });
    return true;
  }),
];
