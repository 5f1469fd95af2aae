import { codesIn, has, isStart, needsOfFirst, PREREQS, textOf } from '../rule-parts.ts';
import { type Rule, rule, type Sentence } from '../../sentence.ts';

const END = '(?= (?:[.,:;)]|—|-|and|but|so|since|because|$))';
const ABSENT =
  '(?:(?:is|are|has|have) )not (?:(?:yet|been|currently) )*(?:stated|listed|given|recorded|known|specified|published|announced|decided|set|assigned|named)(?: yet)?';
const CLASS = '(?:course|class|subject|offering)';
const CATALOGUE = '(?:catalogue|catalog|record|listing|entry|registrar|department)';
const SUGGESTS = '(?:recommends?|suggests?|advises?)';
const PREPARATION = '(?:preparation|prep|background|courses?|coursework)';
const FIELD = '(?:field|major|concentration|programme|program|degree|minor)';

type Predicate = Parameters<Sentence['claim']>[0];

/** Claims something about the last course that the words name, else about the sentence's only subject. */
const ofLast =
  (predicate: Predicate, more: { isDenied?: boolean } = {}): Rule['read'] =>
  (sentence, from, to) => {
    const about = codesIn(sentence, from, to).at(-1);
    if (sentence.denial !== null || (about === undefined && sentence.subjects.length !== 1)) return false;
    if (about !== undefined) [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
    sentence.claim(predicate, from, to, {
      isDenied: false,
      ...more,
      ...(about === undefined ? {} : { about }),
    });
    return true;
  };

/** The first course named, as needed or recommended before the last one. */
const before =
  (strength: 'named' | 'recommended', isDenied = false): Rule['read'] =>
  (sentence, from, to) => {
    const [first, about, ...others] = codesIn(sentence, from, to);
    if (first === undefined || about === undefined || first === about || others.length > 0) return false;
    if (sentence.denial !== null) return false;
    sentence.claim({ says: 'needs', codes: [first], joint: 'and', strength }, from, to, { about, isDenied });
    [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
    return true;
  };

const alias =
  (isDenied = false): Rule['read'] =>
  (sentence, from, to) => {
    const named = codesIn(sentence, from, to);
    const code = named.at(-1);
    const about = named.length > 1 ? named[0] : sentence.subjects[0];
    if (code === undefined || about === undefined || code === about || sentence.denial !== null) return false;
    if (named.length < 2 && sentence.subjects.length !== 1) return false;
    sentence.claim({ says: 'alias', code }, from, to, { about, isDenied });
    [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
    return true;
  };

const counts =
  (isDenied: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const programme = sentence.kind('phrase', from, to).find(({ of }) => of === 'programme');
    const about = codesIn(sentence, from, to)[0];
    if (!programme || (about === undefined && sentence.subjects.length !== 1)) return false;
    const isTurned = sentence.takeDenial();
    sentence.claim({ says: 'counts', programme: programme.value }, from, to, {
      isDenied: isTurned !== isDenied,
      ...(about === undefined ? {} : { about }),
    });
    return true;
  };

/** Rules for what a record states and what it lacks, as advisors put it. */
export const RECORD_TALK_RULES: readonly Rule[] = [
  // "How many hours a week A takes is not recorded".
  rule(
    `how many(?= C (?:admits|holds)|(?: (?:hours|units|credits|students|people|places|seats)))(?: (?:hours?(?: of work)?|units?|credits?|students?|people|places|seats))?(?: (?:a|per|each) week)? C (?:takes?|carries|needs|admits?|has|holds|is worth|asks for|requires|gives|counts) ${ABSENT}`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      const of = /\bhours?\b/.test(words)
        ? 'workload'
        : /\b(?:units?|credits?)\b/.test(words)
          ? 'units'
          : /\b(?:admits?|holds)\b/.test(words)
            ? 'cap'
            : null;
      return of !== null && ofLast({ says: 'unknown', of })(sentence, from, to);
    },
  ),
  rule(
    `no (?:number of )?(?:units|credits) (?:is|are|has been|have been) (?:stated|listed|given|recorded)(?: for C)?`,
    ofLast({ says: 'unknown', of: 'units' }),
  ),
  rule(
    `(?:in which room|in what room|where) C (?:meets|is held|takes place|is taught) ${ABSENT}`,
    ofLast({ says: 'unplaced' }),
  ),
  rule(`who (?:teaches|runs|leads|gives) C ${ABSENT}`, ofLast({ says: 'untaught' })),
  rule(
    `(?:when|at what time|on which days|on what days) C (?:meets|is held|takes place|is taught) ${ABSENT}`,
    ofLast({ says: 'untimed' }),
  ),
  rule(
    `(?:(?:i|we) )?(?:can|could|do|did)? ?not (?:give you|find|see)(?: you)? a (?:student )?rating for C(?: ,)?(?: (?:because|since|as))?(?: (?:none|no rating) (?:has been|is|was) (?:published|given|listed|recorded|available))?${END}`,
    ofLast({ says: 'unknown', of: 'rating' }),
  ),
  rule(
    `(?:(?:i|we) )?(?:can|could|do|did)? ?not (?:find|see)(?: (?:a|any))? (?:room|place|location|classroom) for C(?: [,;:—-] ?(?:the ${CATALOGUE} does not (?:list|state|give|have|name) (?:one|any)))?${END}`,
    ofLast({ says: 'unplaced' }),
  ),
  rule(
    `(?:(?:i|we) )?(?:can|could|do|did)? ?not (?:find|see|have)(?: (?:any|a))?(?: (?:stated|listed|formal))* ${PREREQS}(?: (?:stated|listed|given))?(?: in the ${CATALOGUE})? (?:for|of) C`,
    ofLast({ says: 'no prerequisites', of: 'stated' }),
  ),
  rule(
    `(?:you can )?(?:jump|dive|go|step|walk|get)(?: (?:right|straight|directly))* into C(?= [,:;—-] ?(?:(?:there are|it has|with) )?no )`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about === undefined || !new RegExp(`\\bno (?:[a-z]+ )*${PREREQS}`).test(sentence.line))
        return false;
      [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
      return sentence.denial === null;
    },
  ),
  rule(
    `(?:, )?(?:making it|which makes it) (?:accessible|open|available)(?: to (?:anyone|everyone|all students))?(?: without (?:any )?(?:prior|previous|earlier) (?:coursework|courses?|experience|study|background))?${END}`,
    (sentence) => has(sentence, 'no prerequisites') && sentence.denial === null,
  ),
  rule(`not free of ${PREREQS}`, ofLast({ says: 'no prerequisites', of: 'needed' }, { isDenied: true })),
  rule(`free of(?: any)? ${PREREQS}`, ofLast({ says: 'no prerequisites', of: 'needed' })),
  // Prerequisites between courses.
  rule(`C plays no (?:part|role) in the ${PREREQS} (?:of|for|to) C`, before('named', true)),
  rule(`C plays a (?:part|role) in the ${PREREQS} (?:of|for|to) C`, before('named')),
  rule(
    `(?:completion of )?C (?:is|are) not (?:listed|named|mentioned|included|found|given|stated)? ?(?:among|in|under|as (?:a|one) of) the ${PREREQS} (?:of|for|to) C`,
    before('named', true),
  ),
  rule(
    `C (?:has|lists|puts|marks|names) C (?:down |marked |listed )?as an? ${PREREQS}${END}`,
    (sentence, from, to) => {
      const [about, code] = codesIn(sentence, from, to);
      if (about === undefined || code === undefined || about === code || sentence.denial !== null)
        return false;
      sentence.claim({ says: 'needs', codes: [code], joint: 'and', strength: 'named' }, from, to, { about });
      [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
      return true;
    },
  ),
  rule(`(?:, )?it is on the (?:${PREREQS} list|list of ${PREREQS})${END}`, (sentence) =>
    has(sentence, 'needs'),
  ),
  rule(
    `you (?:would |will )?need C first ,? ?(?:since|because|as) C (?:lists|names|has|states|mentions) it as an? ${PREREQS}`,
    before('named'),
  ),
  // What the student has.
  rule(
    `(?:you )?(?:(?:do|have|had|would) )?not(?: yet)?(?: (?:got|have|met|fulfilled|satisfied))?(?: yet)? (?:what|everything|all(?: that)?) C (?:requires|asks for|needs|wants|demands)(?: yet)?`,
    ofLast({ says: 'met' }, { isDenied: true }),
  ),
  rule(
    `you (?:(?:already|now|do|have|would) )*(?:got|have|meet|met|fulfilled|fulfil|fulfill|satisfied|satisfy) (?:(?:what|everything|all(?: that)?) C (?:requires|asks for|needs|wants|demands)|(?:what|everything|all(?: that)?) you need for C)`,
    ofLast({ says: 'met' }),
  ),
  rule(
    `you (?:are )?(?:still )?(?:missing|lack|lacking|short of) (?:something|a course|one)(?: (?:required|needed))? for C on the (?:${PREREQS}|prerequisite) side`,
    ofLast({ says: 'met' }, { isDenied: true }),
  ),
  // Recommended preparation.
  rule(
    `C (?:(?:also )?(?:turns up|shows up|appears|features|is(?: (?:named|listed|mentioned))?)) (?:in|among) what the ${CATALOGUE} ${SUGGESTS} (?:before|for)(?: taking)? C`,
    before('recommended'),
  ),
  rule(
    `C is not (?:mentioned|named|listed|found|included) (?:in|among|under|as) (?:the )?(?:recommended|suggested) ${PREPARATION} (?:for|of) C`,
    before('recommended', true),
  ),
  rule(
    `C is (?:mentioned|named|listed|found|included|given) (?:in|among|under|as) (?:the )?(?:recommended|suggested) ${PREPARATION} (?:for|of) C`,
    before('recommended'),
  ),
  rule(
    `C (?:lists|names|gives|has|mentions) C (?:as|under|in|among)(?: its)? (?:recommended|suggested) ${PREPARATION}${END}`,
    needsOfFirst('recommended'),
  ),
  rule(
    `what the ${CATALOGUE} ${SUGGESTS} (?:before|for)(?: taking)? C (?:is|:)(?: (?:this|the following))?(?: :)? C(?= (?:[.,;)]|$))`,
    needsOfFirst('recommended'),
  ),
  rule(
    `under (?:recommended|suggested) ${PREPARATION} ,? ?the (?:${CATALOGUE}|listing|entry) (?:of|for) C (?:names|lists|gives|mentions|has) C`,
    needsOfFirst('recommended'),
  ),
  rule(
    `(?:comes|is|stands)? ?(?:without any|without|with no) (?:recommended|suggested) ${PREPARATION}(?: (?:listed|stated|at all))?`,
    ofLast({ says: 'no prerequisites', of: 'recommended' }),
  ),
  rule(
    `for neither C nor C does the ${CATALOGUE} (?:mention|list|name|state|give)(?: any)? (?:recommended|suggested) ${PREPARATION}`,
    (sentence, from, to) => {
      const subjects = [...new Set(codesIn(sentence, from, to))];
      if (subjects.length !== 2 || sentence.denial !== null) return false;
      const claim = { says: 'no prerequisites', of: 'recommended' } as const;
      sentence.claim(claim, from, to, { subjects, isDenied: false });
      return true;
    },
  ),
  // Other codes.
  rule(
    `you can (?:(?:also )?(?:sign up for|take|register for|find|enroll in|look up)) C (?:under|as) C(?: (?:too|as well|instead))?${END}`,
    alias(),
  ),
  rule(
    `has (?:a|an|one) (?:second|other|another|additional|alternative|further) (?:course )?(?:number|code|listing) [,:]? ?(?:namely )?C${END}`,
    alias(),
  ),
  rule(`(?:its|the) (?:other|second) (?:number|code) is C${END}`, alias()),
  rule(
    `is cross(?: -)? ?listed(?= (?:[,;:] its (?:other|second) (?:number|code)|and (?:may|can) (?:also )?be (?:taken|found) (?:as|under) C)(?: |$))`,
    () => true,
  ),
  rule(`(?:may|can|could) (?:also )?be (?:taken|found) (?:as|under) C${END}`, alias()),
  rule(
    `is (?:just |simply |only )?(?:another|a second|the other|an alternative) (?:course )?(?:number|code|name) (?:for|of) C${END}`,
    alias(),
  ),
  rule(`(?:is )?(?:listed|offered|given|run) jointly (?:with|as|under) C${END}`, alias()),
  rule(`C has nothing to do with C`, alias(true)),
  rule(
    `(?:, )?(?:they are|it is|the two are)(?: (?:one and )?the same| two (?:different|separate)| (?:different|separate)) ${CLASS}(?:e?s)?${END}`,
    (sentence, from, to) => {
      const isSame = /\bsame\b/.test(textOf(sentence, from, to));
      return sentence.claims.some((claim) => claim.says === 'alias' && claim.isDenied !== isSame);
    },
  ),
  rule(`C and C are (?:N )?(?:different|separate|distinct) ${CLASS}(?:e?s)?`, alias(true)),
  rule(
    `(?:, )?not (?:one|the same) ${CLASS}(?: under (?:N|different|both) (?:codes|names|numbers))?${END}`,
    (sentence) => sentence.claims.some((claim) => claim.says === 'alias' && claim.isDenied),
  ),
  rule(
    `(?:under|with|,)(?: (?:just|only))? (?:N|different|both) (?:codes|names|numbers)${END}`,
    (sentence) => {
      const last = sentence.claims.at(-1);
      return last?.says === 'alias' && !last.isDenied;
    },
  ),
  // What a course counts as.
  rule(
    `(?:can|could|may)? ?be (?:used|applied|counted|put)(?: (?:in|for|towards?|to))(?: (?:the|your|a))*(?: (?:${FIELD}|requirements?)(?: (?:of|for|in|,))?)?(?: the)? G`,
    counts(false),
  ),
  rule(
    `G has (?:requirement )?groups(?: of requirements)? ,? and C (?:is|counts as) (?:an option|accepted|listed) in one of them`,
    counts(false),
  ),
  rule(`counts? towards? (?:any|a|some|one)(?: (?:group|requirement|part))? of G`, counts(false)),
  rule(`ticks? (?:a|one) box (?:for|in) G`, counts(false)),
  rule(`(?:does |do |will |would )?not help you(?: along)? (?:with|in|towards?) G`, counts(true)),
  rule(`among (?:the|its) (?:requirement )?attributes (?:of|for) C (?:is|are) A`, (sentence, from, to) => {
    const attribute = sentence.kind('phrase', from, to).find(({ of }) => of === 'attribute');
    return (
      attribute !== undefined && ofLast({ says: 'attribute', name: attribute.value })(sentence, from, to)
    );
  }),
  rule(
    `(?:(?:does|do) )?not (?:carry|have|bear|hold|come with|count as|satisfy|fulfil|fulfill)(?: the)? A(?:(?: ,)?(?: or| nor)? A)*(?: (?:requirement|attribute))?${END}`,
    (sentence, from, to) => {
      const attributes = sentence.kind('phrase', from, to).filter(({ of }) => of === 'attribute');
      if (attributes.length === 0 || sentence.denial !== null || sentence.subjects.length !== 1) return false;
      for (const { value } of attributes)
        sentence.claim({ says: 'attribute', name: value }, from, to, { isDenied: true });
      return true;
    },
  ),
  rule(
    `(?:the )?(?:${CATALOGUE} (?:of|for) C |C )?(?:(?:names|lists|shows|gives|states) no|has not been (?:assigned|given) any) (?:requirement )?attributes?`,
    ofLast({ says: 'no attribute' }),
  ),
  rule(`have (?:something|one thing|this) in common(?= :)`, (sentence) => sentence.subjects.length > 1),
  // Names.
  rule(
    `the name (?:beside|next to|for|against|under|given for) C(?: in the T? ?(?:listing|catalogue|catalog|schedule|record))? is (?:P|U)(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [name] = [...sentence.kind('phrase', from, to), ...sentence.kind('name', from, to)];
      const [about] = codesIn(sentence, from, to);
      const [term] = sentence.kind('term', from, to);
      if (!name || about === undefined || sentence.denial !== null) return false;
      sentence.subjects = [about];
      if (term) sentence.terms.push({ token: from, terms: term.terms, isClaim: false });
      sentence.claim({ says: 'person', name: name.value, only: false }, from, to, { about });
      return true;
    },
  ),
  rule(
    `(?:P|U) is (?:listed|named|down|given|on record)(?: as (?:the |an? )?(?:instructor|teacher|professor))? (?:for|beside|next to|to teach) C`,
    (sentence, from, to) => {
      const [name] = [...sentence.kind('phrase', from, to), ...sentence.kind('name', from, to)];
      return (
        name !== undefined && ofLast({ says: 'person', name: name.value, only: false })(sentence, from, to)
      );
    },
  ),
  rule(
    `(?:with )?(?:nobody|no one|no - one) else(?: (?:is|listed|named|teaching|given))*${END}|(?:, )?who is (?:its|the) (?:only|sole)(?: (?:listed|named))? (?:instructor|professor|teacher|lecturer)`,
    (sentence) => {
      const last = sentence.claims.findLast(({ says }) => says === 'person');
      if (last?.says !== 'person' || last.isDenied || sentence.denial !== null) return false;
      last.only = true;
      return true;
    },
  ),
  rule(`share an? (?:instructor|professor|teacher|lecturer)`, (sentence, from, to) => {
    if (sentence.subjects.length < 2 || sentence.denial !== null) return false;
    sentence.claim({ says: 'same', of: 'instructor' }, from, to);
    return true;
  }),
  rule(`you (?:would|will) see the same face twice(?= :)`, (sentence, from) => isStart(sentence, from)),
  rule(`behind(?: the)? (?:number|code) C (?:hides|is|stands|sits|lies) (?:L|Q)`, (sentence, from, to) => {
    const said = sentence.tokens[to - 1];
    const [about] = codesIn(sentence, from, to);
    if ((said?.kind !== 'quote' && said?.kind !== 'phrase') || about === undefined) return false;
    sentence.claim({ says: 'title', title: said.value }, from, to, { about });
    sentence.subjects = [about];
    return sentence.denial === null;
  }),
  // Titles.
  rule(`C (?:is|stands for) L(?= (?:[.,;)]|while|and|but|whereas|$))`, (sentence, from, to) => {
    const said = sentence.kind('phrase', from, to).find(({ of }) => of === 'title');
    const [about] = codesIn(sentence, from, to);
    if (!said || about === undefined || sentence.denial !== null) return false;
    sentence.claim({ says: 'title', title: said.value }, from, to, { about });
    [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
    return true;
  }),
  rule(`(?:, )?which is (?:(?:called|titled|named) )?(?:Q|L)(?= (?:[.;)]|$))`, (sentence, from, to) => {
    const said = sentence.tokens[to - 1];
    const [about, ...more] = sentence.subjects;
    const isTitle = said?.kind === 'quote' || (said?.kind === 'phrase' && said.of === 'title');
    if (!isTitle || about === undefined || more.length > 0 || sentence.denial !== null) return false;
    sentence.claim({ says: 'title', title: said.value }, from, to, { about });
    return true;
  }),
  rule(`i (?:believe|think|guess|assume) you (?:mean|meant|are thinking of|are asking about)(?= C)`, isStart),
  rule(`(?:grab|take|get) C now(?= [,;])`, (sentence, from, to) => {
    const [about] = codesIn(sentence, from, to);
    if (about === undefined || !isStart(sentence, from)) return false;
    [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
    return true;
  }),
  rule(
    `should(?= (?:count|satisfy|fulfil|fulfill|qualify) )`,
    (sentence) => sentence.denial === null && sentence.subjects.length > 0,
  ),
  // Places.
  rule(`(?:V|U) is where C (?:meets|is held|takes place)`, (sentence, from, to) => {
    const [name] = [...sentence.kind('phrase', from, to), ...sentence.kind('name', from, to)];
    return name !== undefined && ofLast({ says: 'place', name: name.value })(sentence, from, to);
  }),
  rule(
    `(?:go|head|get|come) to V (?:for|to take) C(?: ,)? and(?: to)? V (?:for|to take) C`,
    (sentence, from, to) => {
      const places = sentence.kind('phrase', from, to).filter(({ of }) => of === 'place');
      const codes = codesIn(sentence, from, to);
      if (places.length !== 2 || codes.length !== 2 || sentence.denial !== null) return false;
      for (const [at, about] of codes.entries())
        sentence.claim({ says: 'place', name: places[at]?.value ?? '' }, from + at, to, { about });
      return true;
    },
  ),
  rule(
    `(?:they are|the two are|these are) not in the same (?:room|place|building)(?= :)`,
    (sentence, from, to) => {
      const codes = [...new Set(sentence.courses)];
      if (codes.length !== 2 || sentence.denial !== null) return false;
      sentence.claim({ says: 'same', of: 'place' }, from, to, { subjects: codes, isDenied: true });
      return true;
    },
  ),
];
