import { type Rule, rule, type Sentence } from '../sentence.ts';

const PREREQS =
  '(?:pre - requisites?|prerequisites?|prereqs?|pre - reqs?|requirements?|prerequisite courses?)';
const DEGREE = '(?:concentration|major|requirements?|degree|minor|field|programme|program|track)';
const OBJECTS = String.raw`C(?:(?: ,)?(?: and| or| \/| &| ,| plus| as well as)+ C)*`;

const PREREQ = new RegExp(PREREQS);

const met =
  (isDenied: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const about = sentence.kind('course', from, to).at(-1)?.code;
    const isTurned = sentence.takeDenial();
    sentence.claim({ says: 'met' }, from, to, {
      isDenied: isTurned !== isDenied,
      ...(about === undefined ? {} : { about }),
    });
    if (about !== undefined) sentence.subjects = [about];
    return true;
  };

/** Courses that the student has taken; the sentence's subject is another. */
const taken: Rule['read'] = (sentence, from, to) => {
  const before = sentence.subjects;
  for (const { code } of sentence.kind('course', from, to))
    sentence.claim({ says: 'taken' }, from, to, { about: code, isDenied: false });
  sentence.subjects = before.filter(
    (code) => !sentence.kind('course', from, to).some((each) => each.code === code),
  );
  return true;
};

const counts =
  (isDenied: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const programme = sentence.kind('phrase', from, to).find(({ of }) => of === 'programme');
    const about = sentence.kind('course', from, to).at(0)?.code;
    const isTurned = sentence.takeDenial();
    sentence.claim({ says: 'counts', programme: programme?.value ?? '' }, from, to, {
      isDenied: isTurned !== isDenied,
      ...(about === undefined ? {} : { about }),
    });
    return true;
  };

/** Courses that another's prerequisites mention, whether or not they are mandatory. */
const named = (
  sentence: Sentence,
  codes: readonly string[],
  about: string | undefined,
  [from, to]: [number, number],
) => {
  if (about === undefined || codes.length === 0 || codes.includes(about)) return false;
  sentence.claim({ says: 'needs', codes, joint: 'and', strength: 'named' }, from, to, { about });
  sentence.subjects = [about];
  return true;
};
const namedIn: Rule['read'] = (sentence, from, to) => {
  const codes = sentence.kind('course', from, to).map(({ code }) => code);
  return named(sentence, codes.slice(0, -1), codes.at(-1), [from, to]);
};
const names: Rule['read'] = (sentence, from, to) => {
  const codes = sentence.kind('course', from, to).map(({ code }) => code);
  return named(sentence, codes.slice(1), codes[0], [from, to]);
};

/** Rules for what the student may take after their courses, and for what courses count for. */
export const STANDING_RULES: readonly Rule[] = [
  rule(
    `(?:with|since you(?: have)?|because you(?: have)?|as you(?: have)?|now that you(?: have)?|having|even with|given|thanks to)(?: (?:already|taken|passed|done|completed|finished|had))* ${OBJECTS}(?: (?:is |are )?(?:behind you|on your (?:transcript|record)|under your belt|done|completed|taken|already))*|you(?: have)?(?: already)? (?:done|passed|taken|completed|finished) ${OBJECTS}|${OBJECTS} (?:is |are )?(?:on your (?:transcript|record)|behind you|under your belt)`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const isOfRecord = /\b(?:you|having|behind|transcript|record|belt|passed|taken|done|completed)\b/.test(
        words,
      );
      // "With A and B" is about a week; "with A you qualify for B" is about prerequisites.
      const isStanding =
        /\b(?:qualif\w+|eligible|ready|clears?|prereq\w*|prerequisites?|requirements?|background|meet|met|fulfil\w*|enough)\b/.test(
          sentence.line,
        );
      return isOfRecord || isStanding ? taken(sentence, from, to) : false;
    },
  ),
  rule(
    `C (?:(?:is|was|gets|being|also|explicitly|mentioned|named|listed|given|stated) )+as (?:a|an|one|its|the|one of the) ${PREREQS}`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      const [about] = sentence.subjects;
      return course && sentence.subjects.length === 1
        ? named(sentence, [course.code], about, [from, to])
        : false;
    },
  ),
  rule(
    `(?:which|whose ${PREREQS}|as its ${PREREQS}) (?:names?|lists?|mentions?|requires?|needs?|asks? for|includes?) it(?: (?:as|among|in)(?: (?:a|an|the|its))* ${PREREQS})?`,
    (sentence, from, to) => {
      const others = sentence.courses.filter((code) => !sentence.subjects.includes(code));
      const [about] = sentence.subjects;
      return sentence.subjects.length === 1 && others.length === 1
        ? named(sentence, others, about, [from, to])
        : false;
    },
  ),
  rule(
    `(?:you )?(?:already |now |fully )*(?:fulfil|fulfill|satisfy|meet|have met|have satisfied|have fulfilled)(?: (?:all|every one|each|of|the|its|stated|listed))+ ${PREREQS}(?: (?:for|of) C)?|(?:you )?(?:now |already |fully )?(?:qualify|are (?:eligible|ready|qualified|cleared|set|good to go)) (?:for|to take|to enroll in) C|clears? you for C|gets? you into C|(?:(?:is|are) )?enough (?:for|to take|to get into) C|(?:you )?(?:have|meet|satisfy|fulfil|fulfill)(?: (?:all|everything|what|already|that|the|now))+ (?:C )?(?:is asked|requires?|required|needs?|asks? for|demands?|calls? for)(?: (?:for|of|by))?(?: C)?|(?:all|everything)(?: that)? C (?:requires|asks for|needs|demands) (?:you have done|is done|you have)|nothing is missing(?: from(?: (?:its|the) ${PREREQS})?)?`,
    (sentence, from, to) => met(false)(sentence, from, to),
  ),
  rule(
    `(?:you )?(?:do not |still )*(?:yet )?(?:lack|miss|are missing|are short of)(?: (?:the|its|a|one|some|required|stated|necessary|any))* (?:background|${PREREQS})(?: (?:for|of) C)?|(?:its|the|their) ${PREREQS} (?:are|is) missing(?: from your (?:record|transcript))?|(?:has|have|with) (?:some |a |several )?${PREREQS} (?:that )?you (?:have not|do not|lack|miss)(?: yet)?(?: (?:taken|have|met|done|completed|passed))?|doe?s? not help with C`,
    met(true),
  ),
  rule(
    `(?:every|each|all(?: of)?(?: the)?|the|its)?(?: stated| listed)? ?${PREREQS}(?: (?:for|of) C)? (?:(?:is|are|was|were|has been|have been) )?(?:now |all |already |thus )*(?:fulfilled|met|satisfied|covered|in place|done|complete)`,
    met(false),
  ),
  rule(
    `(?:you )?(?:can|may) not (?:yet )?(?:take|enroll in|sign up for|register for|get into) C(?: (?:yet|now))?`,
    (sentence, from, to) => PREREQ.test(sentence.line) && met(true)(sentence, from, to),
  ),
  rule(
    `not (?:yet )?(?:meet|satisfy|fulfil|fulfill|have)(?: (?:all|the|its|stated|of))* ${PREREQS}(?: (?:for|of) C)?`,
    met(true),
  ),
  rule(
    `(?:counts?|goes|works|applies|apply|can be used|may be used|can be counted|is accepted|qualifies|helps|is useful|will count|is good)(?: (?:also|as (?:a|an) [a-z]+|course))* (?:towards?|for|in|under)(?: (?:a|an|the|your|degree|major|concentration|in))* G(?: ${DEGREE})?|(?:is |are )?(?:required|an? (?:elective|option|requirement)|on the list|listed|accepted|approved|part) (?:in|for|by|of)(?: (?:a|an|the|your))* G(?: ${DEGREE})?`,
    (sentence, from, to) => counts(false)(sentence, from, to),
  ),
  rule(
    `(?:does nothing|is (?:useless|worthless|no use)|not count|brings? (?:you )?nothing|does not help|is not on the list|not apply)(?: (?:at all|whatsoever))? (?:towards?|for|in|with)(?: (?:a|an|the|your))* G(?: ${DEGREE})?`,
    counts(true),
  ),
  rule(
    `for (?:a |an |the )?G (?:majors?|concentrators?|students?|concentration)(?: ,)? C(?: (?:also|does|will))* (?:fulfills?|fulfils?|satisfies|meets|covers|counts?(?: (?:towards?|for|as))?)(?: (?:a|an|one of the|some|the))? (?:requirements?|degree requirements?|concentration requirements?)|C (?:fulfills?|fulfils?|satisfies|meets|counts? towards?|covers) (?:a|an|one of the) requirements? (?:of|for|in)(?: (?:a|an|the))* G(?: ${DEGREE})?`,
    (sentence, from, to) => counts(false)(sentence, from, to),
  ),
  rule(
    `(?:will |would |can |does )?(?:count|counts)(?: (?:for you|towards? (?:your|the) ${DEGREE}))|(?:is |are )?on your (?:field 's |${DEGREE} 's )?list`,
    counts(false),
  ),
  // Courses mentioned in the prerequisites of another.
  rule(
    `${OBJECTS} (?:(?:is|are|comes?|gets?|turns?|shows?|appears?|figures?|stands?|features?|up|also|both|explicitly|mentioned|named|listed|given|stated|included|cited|found) )+(?:in|among|amongst|as one of|one of|under|as part of)(?: (?:the|its|stated|listed|official))* ${PREREQS} (?:of|for|to) C|${OBJECTS} (?:(?:is|are|one|of|the|a|courses?|classes|that|which|gets?|mentioned|named|listed|given|stated|included|cited|found) )+(?:in|among|amongst|as one of|under) C 's ${PREREQS}`,
    namedIn,
  ),
  rule(
    `C(?: 's)? (?:lists?|names?|includes?|has|counts?|mentions?|states?|gives?|puts?) ${OBJECTS} (?:in|among|as (?:a|one of)|as|under)(?: (?:the|its|stated|listed))* ${PREREQS}`,
    names,
  ),
  rule(
    `(?:mentions?|names?|lists?|includes?) ${OBJECTS} (?:in|among|as (?:a|one of)|as|under)(?: (?:the|its|stated|listed))* ${PREREQS}`,
    (sentence, from, to) => {
      const codes = sentence.kind('course', from, to).map(({ code }) => code);
      const [about] = sentence.subjects;
      return sentence.subjects.length === 1 ? named(sentence, codes, about, [from, to]) : false;
    },
  ),
  rule(
    `(?:its|the) ${PREREQS} (?:mentions?|names?|lists?|includes?|contains?|state) ${OBJECTS}`,
    (sentence, from, to) => {
      const codes = sentence.kind('course', from, to).map(({ code }) => code);
      const [about] = sentence.subjects.length === 1 ? sentence.subjects : sentence.courses;
      return named(sentence, codes, about, [from, to]);
    },
  ),
  rule(
    `among(?: (?:the|stated|listed))* ${PREREQS} (?:of|for|to) C (?:is|are) ${OBJECTS}`,
    (sentence, from, to) => {
      const codes = sentence.kind('course', from, to).map(({ code }) => code);
      return named(sentence, codes.slice(1), codes[0], [from, to]);
    },
  ),
  rule(
    `\\( (?:also|formerly|or)(?: (?:listed|known|offered))?(?: (?:as|under))? C \\)`,
    (sentence, from, to) => {
      const other = sentence.kind('course', from, to).at(-1);
      const [about] = sentence.subjects;
      if (
        !other ||
        about === undefined ||
        sentence.subjects.length !== 1 ||
        sentence.word(from + 1) === 'formerly'
      )
        return false;
      sentence.claim({ says: 'alias', code: other.code }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(`C and C are (?:two )?(?:different|separate|distinct) (?:courses|classes)`, (sentence, from, to) => {
    const [one, other] = sentence.kind('course', from, to);
    if (!one || !other || one.code === other.code || sentence.denial !== null) return false;
    sentence.claim({ says: 'alias', code: other.code }, from, to, { about: one.code, isDenied: true });
    return true;
  }),
  rule(`C 's ${PREREQS} (?:lists?|names?|includes?|mentions?|contains?|call for|state) ${OBJECTS}`, names),
  rule(`the ${PREREQS} (?:of|for|to) C (?:lists?|names?|includes?|mentions?|contains?) ${OBJECTS}`, names),
  rule(
    `(?:look at|take|see|consider|do) C (?:first|before that|beforehand) :? ?(?:as |because |since )?(?:the )?${PREREQS} (?:of|for|to) C (?:mentions?|names?|lists?|includes?) it`,
    namedIn,
  ),
  rule(
    `C (?:leads? on to|paves? the way (?:to|for|into)|opens? the (?:door|way|path) to|sets? you up for|feeds? into|is (?:the|a|your) (?:[a-z-]+ )?(?:stepping stone|gateway|way in|door|path|route|key|first step)(?: (?:to|into|for|towards?)) ?|goes on to|unlocks) ?C`,
    (sentence, from, to) => {
      const [first, last] = sentence.kind('course', from, to);
      if (!first || !last || first.code === last.code) return false;
      sentence.claim({ says: 'needs', codes: [first.code], joint: 'and', strength: 'needed' }, from, to, {
        about: last.code,
      });
      sentence.subjects = [last.code];
      return true;
    },
  ),
  rule(
    `(?:(?:once|after|when|if)(?: you(?: have)?| having| have)?(?: (?:taken|taking|completed|finished|passed|done|have))?|take|finish|finishing|completing|taking|passing) ${OBJECTS}(?: first)?(?: ,)?(?: (?:and|then|you|opens? the door to|makes?|unlocks))* C(?: (?:becomes?|is|gets?) (?:possible|available|open(?: to you)?|within reach)(?: (?:afterwards?|then|next))?)?`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (!/\b(?:possible|available|open|opens|within reach|unlocks)\b/.test(words)) return false;
      const codes = sentence.kind('course', from, to).map(({ code }) => code);
      const about = codes.at(-1);
      if (about === undefined || codes.slice(0, -1).includes(about)) return false;
      sentence.claim(
        { says: 'needs', codes: codes.slice(0, -1), joint: 'and', strength: 'needed' },
        from,
        to,
        { about },
      );
      sentence.subjects = [about];
      return true;
    },
  ),
  // One class with two codes.
  rule(
    `${OBJECTS} (?:are|is) (?:(?:one and )?the same (?:class|course|thing)|identical|one (?:class|course)(?: under two (?:codes|numbers|names))?|cross(?: -)? ?listed(?: with (?:each other|one another))?|(?:the )?two (?:codes|numbers) (?:of|for) (?:one|the same) (?:class|course))|(?:same|one) (?:class|course)(?: ,)?(?: but)? N (?:codes|numbers|listings|names)(?: :)? C and C|(?:under|as) C and (?:also )?(?:under|as) C(?: (?:too|as well))?`,
    (sentence, from, to) => {
      const [one, other] = sentence.kind('course', from, to);
      if (!one || !other || one.code === other.code || sentence.takeDenial()) return false;
      sentence.claim({ says: 'alias', code: other.code }, from, to, { about: one.code, isDenied: false });
      return true;
    },
  ),
  rule(
    `(?:jointly |also |co - |double )?(?:listed|offered|registered|numbered|known|runs|found|appears|doubles|registers?) (?:as|under)(?: (?:the (?:code|number)|code|number))? C(?: (?:too|as well|also))?|doubles as C|under the (?:code|number) C(?: (?:too|as well|also))?`,
    (sentence, from, to) => {
      const other = sentence.kind('course', from, to).at(-1);
      if (!other || sentence.subjects.length !== 1 || sentence.subjects[0] === other.code) return false;
      sentence.claim({ says: 'alias', code: other.code }, from, to);
      return true;
    },
  ),
];
