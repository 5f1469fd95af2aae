import type { Sentence } from '../sentence.ts';
import type { TokenOf } from './token.ts';
import { OFFER_WORDS, TEACH_WORDS } from './vocabulary.ts';

export const readTerm = (sentence: Sentence, { terms }: TokenOf<'term'>, at: number): void => {
  const isOffer =
    [...sentence.words].some((word) => OFFER_WORDS.has(word)) ||
    sentence.only !== null ||
    /\bT (?:course|class|offering|thing)\b/.test(sentence.line);
  if (
    /^(?:-|only)$/.test(sentence.word(at + 1)) &&
    /^T (?:- )?only\b/.test(sentence.line.slice(sentence.offsets[at]))
  ) {
    for (const { season, year } of terms)
      sentence.claim({ says: 'term', season, year, only: true }, at, at + 1);
    return;
  }
  const hasDone = sentence.claims.some(({ says }) => says !== 'term' && says !== 'title');
  const isDenied = sentence.denial !== null;
  // "Back in fall 2024 it was taught by P" claims who taught, not that the course is given then.
  const isPast =
    /\b(?:was|were|used to|back in)\b/.test(sentence.line) && terms.every(({ year }) => year !== null);
  if (
    isOffer &&
    !isPast &&
    (!hasDone || isDenied) &&
    /\b(?:offered|on offer|available|given|runs?|running|taught|scheduled|offering|offers|only|term|terms|semester|when|T (?:course|class|offering|thing))\b/.test(
      sentence.line,
    )
  ) {
    const only = sentence.takeOnly();
    const denied = sentence.takeDenial();
    for (const { season, year } of terms)
      sentence.claim({ says: 'term', season, year, only }, at, at + 1, { isDenied: denied });
    sentence.terms.push({ token: at, terms, isClaim: true });
  } else sentence.terms.push({ token: at, terms, isClaim: false });
};

const isTaught = (sentence: Sentence): boolean => [...sentence.words].some((word) => TEACH_WORDS.has(word));

export const readPhrase = (sentence: Sentence, token: TokenOf<'phrase'>, at: number): void => {
  const { of, value, codes } = token;
  if (of === 'title') {
    const [code] = codes;
    const [about] = sentence.courses.length === 1 ? sentence.courses : sentence.subjects;
    if (sentence.courses.length < 2 && about !== undefined && codes.includes(about))
      sentence.implied.push({
        predicate: { says: 'title', title: value },
        at,
        state: { subjects: [about], section: null },
      });
    if (codes.length === 1 && code !== undefined && !sentence.subjects.includes(code)) {
      sentence.subjects = [code];
      sentence.subjectEnd = at;
    }
    return;
  }
  if (of === 'person') {
    // "By a student of P" does not say that P teaches.
    if (sentence.word(at - 1) === 'of' && !OWN_NOUN.test(sentence.word(at - 2))) {
      sentence.unread.add(at);
      return;
    }
    if (!isTaught(sentence) && !standsApart(sentence, at)) {
      sentence.unread.add(at);
      return;
    }
    if (!isTaught(sentence)) sentence.imply({ says: 'person', name: value, only: sentence.takeOnly() }, at);
    else sentence.claim({ says: 'person', name: value, only: sentence.takeOnly() }, at, at + 1);
    return;
  }
  if (of === 'scheme') return readScheme(sentence, value, at);
  if (of === 'place') return sentence.claim({ says: 'place', name: value }, at, at + 1);
  const isOwnWord =
    /^(?:courses?|class|classes|subjects?|department|dept)$/.test(sentence.word(at + 1)) ||
    RUN_BY.test(sentence.line.slice(0, sentence.offsets[at]).slice(-60));
  if (of === 'programme' && (isOwnWord || sentence.words.has('department') || sentence.words.has('dept')))
    return sentence.claim({ says: 'department', name: value }, at, at + 1);
  if (of === 'department') {
    if (
      isOwnWord ||
      sentence.words.has('department') ||
      sentence.words.has('dept') ||
      sentence.words.has('belongs')
    )
      return sentence.claim({ says: 'department', name: value }, at, at + 1);
    return sentence.imply({ says: 'department', name: value }, at);
  }
  if (
    of === 'attribute' &&
    /\b(?:counts?|fulfill?s?|satisf\w+|requirement|gen ed|general education|distribution|attribute|listed|credit|towards?|tagged|under|hass|as|designat\w+|class(?:ed|ified)|marked|coded|carries|belongs|meets|covers|earns|ticks|fills|gives)\b|:/.test(
      sentence.line,
    )
  )
    return sentence.claim({ says: 'attribute', name: value }, at, at + 1);
  if (of === 'programme') return sentence.imply({ says: 'department', name: value }, at);
  if (of === 'attribute') return sentence.imply({ says: 'attribute', name: value }, at);
  sentence.unread.add(at);
};

/** Words before "of P" with which P still teaches: "in the hands of P". */
const OWN_NOUN =
  /^(?:hands|direction|leadership|guidance|instruction|charge|C|name|person|care|helm|team|pair|duo|one)$/;

/** Whether nothing beside a person says what else they may be: "A — P — 4 units", "with P". */
const standsApart = (sentence: Sentence, at: number): boolean =>
  /^(?:|[,;:(|—·•/&-]|with|by|and|under|from|C|T|D|K|R|V|P|U|prof|professor|dr|\.)$/.test(
    sentence.word(at - 1),
  ) &&
  /^(?:|[,;:)(|—·•/&.!-]|and|in|on|at|for|with|C|T|D|K|R|V|P|U|has|is|meets|'s)$/.test(
    sentence.word(at + 1),
  ) &&
  !(/^(?:has|is)$/.test(sentence.word(at + 1)) && sentence.word(at - 1) === '');

/** Words before the department that offers a course: "Listed under Economics". */
const RUN_BY =
  /\b(?:listed|filed|housed|offered|given|taught|sits|lives|falls|based|run|runs|comes|administered|hosted|overseen|managed|sponsored|owned|coordinated|supervised|organised|organized|put on|provided|homed|situated|rooted|catalogued|appears|found)(?: (?:in|by|under|through|within|out of|from|the|department|of))+ $/;

/** Reads a scheme, which belongs to the attribute before or after it: "Arts and Letters for Distribution". */
const readScheme = (sentence: Sentence, name: string, at: number): void => {
  const isNear = sentence.tokens.some(
    (token, other) =>
      token.kind === 'phrase' && token.of === 'attribute' && Math.abs(other - at) <= SCHEME_NEAR,
  );
  if (isNear) sentence.claim({ says: 'scheme', name }, at, at + 1, { isWeak: true });
  else sentence.unread.add(at);
};
const SCHEME_NEAR = 6;

const TEACH_BEFORE =
  /(?:\b(?:taught|led|lectures|instruction|co - taught|run|given|headed|directed|held|offered) by|\b(?:in charge of C|person in charge|behind C|teaching(?: C)?(?: :)?|teacher of C)(?: (?:is|are|:))+|\b(?:instructor|professor|teacher|lecturer)s?(?: (?:listed|named|given|assigned|on record))?(?: (?:for|of|in|to) (?:C|it))? (?:is|are|would be|will be)|\binstructors?(?: (?:is|are|:|=|for C is))*|\b(?:professors?|profs?|dr)(?: \.)?|\bteachers?(?: (?:is|are|:))*|\b(?:have|get|having)|\bwith(?: professors?| prof| dr)?)(?: (?:both|the|a|only|,|and|U|P))* $/;
const TEACH_AFTER =
  /^U(?: (?:and|,|&|U|P))*(?: who)? (?:will )?(?:teach|teaches|taught|leads?|gives?|runs?|heads?|directs?|handles?|is teaching|are teaching|is (?:the (?:one |person )?)?in charge|(?:is|are) the (?:instructors?|professors?|teachers?|lecturers?)|co - teach|has C|have C)\b/;

const TITLE_BEFORE =
  /\b(?:titled|called|named|entitled|title(?: (?:is|of C is|:))+|full (?:title|name)(?: (?:is|:|of C))*|goes by(?: the name)?(?: of)?|(?:better )?known as|stands for) $/;
/** Whether a title stands right after its course: "C is Introduction to Regret." */
const isBareTitle = (before: string, after: string, value: string): boolean =>
  /^C is $/.test(before) && /^U (?:\. )?$/.test(after) && value.split(' ').length > 2;

const BUILDING =
  /\b(?:Hall|Halls|Building|Laborator(?:y|ies)|Annex|Center|Centre|House|Room|Library|Theat(?:er|re)|Auditorium|Museum|Observatory|Tower|Studio|Gymnasium|Pavilion|Court|Wing|Cent(?:er|re))(?: \d{1,4})?$|^\p{Lu}{0,3}\d{1,3}\p{L}?-\d{2,4}\p{L}?$/u;

export const readName = (sentence: Sentence, { value }: TokenOf<'name'>, at: number): void => {
  const before = sentence.line.slice(0, sentence.offsets[at]);
  const after = sentence.line.slice(sentence.offsets[at]);
  const isWith = /\bwith (?:both )?$/.test(before) && !isTaught(sentence);
  // "You would have P as your instructor" names the teacher.
  const isHad = /\b(?:have|get|having)(?: (?:the|a))? $/.test(before);
  if (
    isHad &&
    !/^U(?: (?:and|,|&|U|P))* (?:as|for) (?:your|the|an?|its)? ?(?:instructor|professor|prof|teacher|lecturer)s?\b/.test(
      after,
    )
  ) {
    sentence.unread.add(at);
    return;
  }
  if ((TEACH_BEFORE.test(before.slice(-80)) && !isWith) || TEACH_AFTER.test(after.slice(0, 120)))
    return sentence.claim({ says: 'person', name: value, only: sentence.takeOnly() }, at, at + 1);
  if (TITLE_BEFORE.test(before) || isBareTitle(before, after, value))
    return sentence.claim({ says: 'title', title: value }, at, at + 1);
  if (/\bdepartment of $|\bbelongs to (?:the )?$/.test(before) || /^U (?:department|dept)\b/.test(after))
    return sentence.claim({ says: 'department', name: value }, at, at + 1);
  if (
    /\b(?:satisf\w+|fulfill?s?|ticks?|tagged|carries|covers|counts? (?:for|as|towards?)|use C (?:for|as))(?: (?:the|an?|attribute|under|as|for))* $/.test(
      before,
    ) &&
    (/^U (?:requirement|attribute|distribution|area|box|category|credit)\b/.test(after) ||
      /\bcounts? as $/.test(before) ||
      /\b(?:tagged|attribute) (?:the |as )?$/.test(before))
  )
    return sentence.claim({ says: 'attribute', name: value }, at, at + 1);
  const isBuilding = BUILDING.test(value) && / (?:in|at|over in|over at|to|:|\|)(?: the)? $/.test(before);
  if (
    isBuilding ||
    /\b(?:room|location|located|building|held|meets|place|gathers|convenes|taught)\b[^;]* (?:in|at|:|is)(?: the)? $/.test(
      before,
    )
  )
    return sentence.claim({ says: 'place', name: value }, at, at + 1);
  sentence.unread.add(at);
};

export const readQuote = (sentence: Sentence, { value }: TokenOf<'quote'>, at: number): void => {
  const before = sentence.line.slice(0, sentence.offsets[at]);
  const { quotes } = sentence;
  sentence.quotes = null;
  if (quotes !== null)
    return sentence.claim({ says: 'prerequisite text', text: value, of: quotes }, at, at + 1);
  if (/\b(?:recommend\w*|suggest\w*)\b[^;.]*$/.test(before))
    return sentence.claim({ says: 'prerequisite text', text: value, of: 'recommended' }, at, at + 1);
  if (
    /\b(?:prerequisites?|prereqs?|requires?|asks? for|needs?|(?:this|the following) requirements?)\b[^;.]*$/.test(
      before,
    )
  )
    return sentence.claim({ says: 'prerequisite text', text: value, of: 'needed' }, at, at + 1);
  if (
    /\b(?:description|blurb|bulletin|catalog(?:ue)?|words?|writes?|describe[sd]?|text|quote[sd]?)\b[^;.]*$/.test(
      before,
    ) &&
    value.trim().split(/\s+/).length > 4
  )
    return sentence.claim({ says: 'quotation', text: value }, at, at + 1);
  if (/\b(?:titled|called|named|entitled|title|name|goes by|known as|stands for)\b[^;.]{0,20}$/.test(before))
    return sentence.claim({ says: 'title', title: value }, at, at + 1);
  if (
    /^Q (?:is|was) (?:the |its )?(?:full |official |exact )?(?:name|title)\b/.test(
      sentence.line.slice(sentence.offsets[at]),
    )
  )
    return sentence.claim({ says: 'title', title: value }, at, at + 1);
  // "“Calculus” is listed as A" names the title of A.
  const filed = /^Q (?:is|was) (?:listed|offered|given|filed|found) (?:as|under) C (?:\. )?$/.test(
    sentence.line.slice(sentence.offsets[at]),
  );
  const [filedAs] = sentence.courses;
  if (filed && filedAs !== undefined && sentence.courses.length === 1)
    return sentence.claim({ says: 'title', title: value }, at, at + 1, { about: filedAs });
  const isNamed = /\b(?:code|number)\b/.test(sentence.line) && sentence.courses.length === 1;
  if (isNamed) return sentence.claim({ says: 'title', title: value }, at, at + 1, { isDenied: false });
  const isTitle = /^\W*\p{Lu}/u.test(value) && value.trim().includes(' ') && value.split(' ').length < 10;
  if (
    isTitle &&
    /(?:^|(?:[,;:(]|and|that|while|but|whereas) )C (?:is(?: not)?|goes by the name|is better known as|is known as)(?: of)? $/.test(
      before,
    )
  )
    return sentence.claim({ says: 'title', title: value }, at, at + 1);
  sentence.unread.add(at);
};
