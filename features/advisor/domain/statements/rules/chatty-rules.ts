import { codesIn, needsOfFirst, textOf } from './rule-parts.ts';
import { figure } from '../words/read-figure.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';
import { KINDS } from '../words/vocabulary.ts';

const KIND_PLURALS = [...KINDS.keys()].filter((word) => word.endsWith('s')).join('|');
const OBJECTS = String.raw`C(?:(?: ,)?(?: and| or| \/| &| ,| plus)+ C)*`;
const SEATS = '(?:seats?|places?|spots?|slots?|chairs?)';

const has = (sentence: Sentence, ...says: readonly string[]): boolean =>
  sentence.claims.some((claim) => says.includes(claim.says));

const hasFigure = ({ claims }: Sentence, of: string): boolean =>
  claims.some((claim) => claim.says === 'figure' && claim.of === of);

/** The courses of a sentence that has two or more, wherever they stand. */
const allOf = (sentence: Sentence): readonly string[] =>
  sentence.courses.length > 1 ? sentence.courses : sentence.subjects;

const same =
  (of: 'days' | 'times' | 'start' | 'place' | 'instructor' | 'department' | 'term'): Rule['read'] =>
  (sentence, from, to) => {
    const codes = allOf(sentence);
    if (codes.length < 2 || sentence.denial !== null) return false;
    sentence.claim({ says: 'same', of }, from, to, { subjects: codes });
    return true;
  };

/** Rules for colloquial wordings. */
export const CHATTY_RULES: readonly Rule[] = [
  rule(
    `you (?:(?:can|could|may|might|will be able to|are able to) )(?:(?:still|also|even|just) )*(?:squeeze in|squeeze|fit in|take|pick up|sign up for|enroll in|get|catch|join|do)(?: in)? C(?: in)?(?: the)? T(?= (?:[.,;!)]|$))`,
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
    `(?:a choice of |pick (?:among|from|between) |choose (?:among|from|between) |has |have |with |there are |comes in |runs |offers )?(?:several|multiple|a number of|a few|many|plenty of|lots of|more than one) (?:different )?sections?`,
    (sentence, from, to) => {
      if (sentence.denial !== null) return false;
      const words = textOf(sentence, from, to);
      const least = {
        says: 'figure',
        of: 'sections',
        value: 2,
        until: 2,
        decimals: 0,
        bound: 'at least',
      } as const;
      sentence.claim(least, from, to, { isWeak: !/\b(?:several|multiple|more than one)\b/.test(words) });
      return true;
    },
  ),
  // Titles.
  rule(`(?:Q|L) is C(?= (?:[.,;)]|$))`, (sentence, from, to) => {
    const said = sentence.tokens[from];
    const [about] = codesIn(sentence, from, to);
    if (
      (said?.kind !== 'quote' && said?.kind !== 'phrase') ||
      about === undefined ||
      sentence.denial !== null
    )
      return false;
    sentence.claim({ says: 'title', title: said.value }, from, to, { about });
    sentence.subjects = [about];
    return true;
  }),
  rule(
    `(?:Q|L) (?:is|was)(?: not)? (?:the |its )?(?:(?:full|official|exact|actual|real|right|correct) )*(?:name|title)(?: (?:of|for) C)?`,
    (sentence, from, to) => {
      const said = sentence.tokens[from];
      const about = codesIn(sentence, from, to).at(-1);
      if (
        (said?.kind !== 'quote' && said?.kind !== 'phrase') ||
        (about === undefined && sentence.subjects.length !== 1)
      )
        return false;
      const isDenied = /\bnot\b/.test(textOf(sentence, from, to));
      sentence.claim({ says: 'title', title: said.value }, from, to, {
        isDenied,
        ...(about === undefined ? {} : { about }),
      });
      if (about !== undefined) sentence.subjects = [about];
      return true;
    },
  ),
  rule(`(?:, )?(?:i \\. e|that is|namely|in other words)(?: \\.)?(?: ,)? (?:Q|L)`, (sentence, from, to) => {
    const said = sentence.tokens[to - 1];
    const [about, ...more] = sentence.subjects;
    if ((said?.kind !== 'quote' && said?.kind !== 'phrase') || about === undefined || more.length > 0)
      return false;
    sentence.claim({ says: 'title', title: said.value }, from, to, { about });
    return true;
  }),
  rule(
    `you (?:will |would |may |might |can )?(?:also )?(?:see|find|spot|come across) it (?:listed )?(?:as|under) C`,
    (sentence, from, to) => {
      const [code] = codesIn(sentence, from, to);
      if (code === undefined || sentence.subjects.length !== 1 || sentence.subjects[0] === code) return false;
      sentence.claim({ says: 'alias', code }, from, to);
      return true;
    },
  ),
  rule(`(?:is )?cross(?: -)? ?listed(?= ,? ?so you)`, () => true),
  rule(
    `you (?:are|must be|were|might be|may be|would be) (?:thinking of|thinking about|looking for|asking about|after|referring to|talking about)(?= C)`,
    () => true,
  ),
  // People.
  rule(
    `it is (?:P|U) who (?:has|teaches|does|gives|takes|runs|leads|will (?:have|teach|give|run|lead)|handles) C`,
    (sentence, from, to) => {
      const name = sentence.tokens.slice(from, to).find(({ kind }) => kind === 'phrase' || kind === 'name');
      const [about] = codesIn(sentence, from, to);
      if ((name?.kind !== 'phrase' && name?.kind !== 'name') || about === undefined) return false;
      sentence.claim({ says: 'person', name: name.value, only: false }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:(?:we|i|they|the (?:catalogue|catalog)|there is|has|have|still) )*(?:no|not have (?:a|any)|not (?:a|any)|lacks? a) (?:instructor |teacher |professor )?names?(?: (?:yet|so far|listed|given|on record))*(?: (?:for|as to|of|to say))? (?:who (?:is|will|is going|will be)?(?: (?:going to|be))?(?: (?:teach|teaching|teaches|take|taking|lead|leading|give|run|running))?|the (?:instructor|teacher|professor))(?: (?:of|for))?(?: C| it)?`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      sentence.claim({ says: 'untaught' }, from, to, about === undefined ? {} : { about });
      if (about !== undefined) sentence.subjects = [about];
      return true;
    },
  ),
  // Same values.
  rule(`(?:the )?same (?:week)?days? (?:for|in|with) (?:both|the two|each|all (?:three|N))`, same('days')),
  rule(
    `(?:the )?same (?:instructor|professor|teacher|person) (?:for|in|with) (?:both|the two|each)`,
    same('instructor'),
  ),
  rule(`(?:the )?same (?:room|place|location) (?:for|in|with) (?:both|the two|each)`, same('place')),
  rule(`(?:the )?same (?:department|dept) (?:for|in|with) (?:both|the two|each)`, same('department')),
  rule(
    `(?:the )?same (?:start|starting time|start time) (?:for|in|with) (?:both|the two|each)`,
    same('start'),
  ),
  rule(
    `(?:carry|have|get|are worth|earn|count for|come with|bring) (?:exactly )?the same (?:number|amount|count)(?: of them)?(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about, than, ...more] = sentence.subjects;
      if (about === undefined || than === undefined || more.length > 0 || sentence.denial !== null)
        return false;
      if (sentence.pending !== 'units' && !/\b(?:units?|credits?)\b/.test(sentence.line)) return false;
      sentence.claim({ says: 'more', of: 'units', than, sign: 0, by: null, decimals: 0 }, from, to, {
        about,
      });
      return true;
    },
  ),
  rule(
    `are(?: (?:both|all|each))?(?: (?:small|large))? (?:${KIND_PLURALS})(?= (?:[.,;)]|but|in|$))`,
    (sentence, from, to) => {
      const kind = KINDS.get(sentence.word(to - 1));
      if (kind === undefined || sentence.subjects.length < 2) return false;
      sentence.claim({ says: 'component', kind }, from, to);
      return true;
    },
  ),
  rule(`(?:anything|everything) but(?= an? [a-z]+)`, (sentence, from) => {
    if (sentence.denial !== null || !KINDS.has(sentence.word(from + 3))) return false;
    sentence.denial = from;
    return true;
  }),
  // Places.
  rule(
    `N (?:is|are) (?:the |its |their )?(?:ceiling|limit|cap|maximum|max|upper limit|most (?:they|it) (?:will )?(?:takes?|admits?|lets? in))(?: (?:for|of|in|on) C)?`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      if (about !== undefined) sentence.subjects = [about];
      figure(sentence, 'cap', from, to);
      return true;
    },
  ),
  rule(
    `they (?:will|would|do) not (?:let|take|admit|accept|allow)(?: (?:in|any|anybody|anyone))* (?:more|beyond)(?: than (?:that|this))?(?: in)?`,
    (sentence) => hasFigure(sentence, 'cap'),
  ),
  rule(
    `(?:not even |not quite |barely )?(?:(?:more|less|fewer) than |over |under |about |exactly )?half(?: of)?(?: (?:the|its|all))? (?:(?:available|total) )?${SEATS}(?: (?:in|of|for) (?:C|it))? (?:(?:are|is|have|has|been|already|now|still|currently) )*(?:gone|taken|filled|claimed|occupied|booked|free|open|available|left|empty|unfilled)(?: already)?`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      const about = codesIn(sentence, from, to).at(-1);
      const isFree = /\b(?:free|open|available|left|empty|unfilled)\b/.test(words);
      const isLess = /^not even|^(?:less|fewer) than|^under/.test(words);
      const isMore = /^(?:more than|over)/.test(words);
      if (sentence.denial !== null || !(isLess || isMore)) return false;
      if (about !== undefined) sentence.subjects = [about];
      sentence.claim({ says: 'half', isFilled: isLess === isFree }, from, to, { isDenied: false });
      return true;
    },
  ),
  // Times.
  rule(
    `(?:the )?same (?:slot|time|hour|hours|times?)(?: ,)? (?:each|every) week|(?:each|every) (?:single )?week`,
    (sentence) => has(sentence, 'days', 'clock', 'range'),
  ),
  rule(
    `sections (?:that (?:meet|run) )?(?:at different times|on different days)(?: :)?`,
    (sentence) => sentence.namedSections.length > 1 || /\bN\b|[a-z]\d/.test(sentence.line),
  ),
  rule(
    `(?:so )?you (?:would|will|are|can|could)(?: be)? (?:free|off)(?: (?:then|that day|all day))?(?= (?:[.,;!)]|$))`,
    (sentence) => sentence.claims.some(({ says, isDenied }) => says === 'days' && isDenied),
  ),
  rule(`the N - hour (?:one|course|class)`, (sentence, from, to) => {
    if (sentence.isTotal || /\b(?:lecture|lab|seminar|meeting|session|minutes)\b/.test(sentence.line))
      return false;
    figure(sentence, 'workload', from, to);
    return true;
  }),
  rule(
    `(?:averaged|taken on average|on average) (?:over|across) (?:the N(?: of them)?|both(?: of them)?|the two(?: of them)?)(?: ,)? C and C (?:gets?|come|comes|are|is|have|land|average|score|rate)(?: (?:out|to|at|rated|a|an|in))*(?: (?:roughly|about|around|some))? N`,
    (sentence, from, to) => {
      const numbers = sentence.kind('number', from, to);
      const value = numbers.at(-1);
      const words = textOf(sentence, from, to);
      if (!value || value.decimals === 0 || value.value > 5 || sentence.courses.length !== 2) return false;
      if (/\b(?:hours?|units?|credits?|students?)\b/.test(sentence.line)) return false;
      const bound = /\b(?:roughly|about|around|some)\b/.test(words) ? 'about' : 'exactly';
      sentence.claim(
        { says: 'total', of: 'rating', value: value.value, decimals: value.decimals, bound, isMean: true },
        from,
        to,
      );
      return true;
    },
  ),
  rule(
    `(?:is |are )?(?:stuck|languishing|hovering|sitting) (?:below|under|above|over|at|around)(?= N)`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', to, to + 1);
      if (!number || number.value > 5 || number.decimals === 0) return false;
      const word = sentence.word(to - 1);
      sentence.pending = 'rating';
      sentence.bound =
        word === 'at'
          ? 'exactly'
          : word === 'around'
            ? 'about'
            : /^(?:below|under)$/.test(word)
              ? 'below'
              : 'above';
      return true;
    },
  ),
  // Prerequisites and what they allow.
  rule(
    `as (?:preparation|prep|background) for C(?: ,)?(?: (?:the (?:catalogue|catalog|record|registrar)|it|they))? (?:suggests?|recommends?|advises?|names?|lists?|gives?)(?: (?:the following|this|that you take|taking|having taken))?(?: :)? ${OBJECTS}`,
    needsOfFirst('recommended'),
  ),
  rule(
    `before C(?: ,)? (?:they|the (?:catalogue|catalog|department|instructor)|it|the course)(?: would)? (?:wants?|expects?|asks?|requires?|likes?|needs?)(?: you| students)?(?: to)?(?: have)? (?:done|taken|completed|passed|finished|do|take|complete|pass|had) ${OBJECTS}(?: first)?`,
    (sentence, from, to) => sentence.denial === null && needsOfFirst('named')(sentence, from, to),
  ),
  rule(
    `(?:you )?(?:are|would be|will be)? ?not (?:yet )?(?:ready|eligible|qualified|cleared|prepared) (?:for|to take|to enroll in) C(?: yet)?`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      if (about === undefined || sentence.denial !== null) return false;
      sentence.claim({ says: 'met' }, from, to, { about, isDenied: true });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:C |it )?(?:takes|welcomes|accepts|admits) (?:anyone|anybody|everyone|everybody)(?: in)?(?= (?:[.,;:—]|and|without|with))`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (!/\b(?:no|without) (?:\w+ )*(?:prerequisites?|prereqs?)\b/.test(sentence.line)) return false;
      if (about !== undefined) sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `you (?:(?:will|would) )?(?:need|require|have to (?:get|have)|must (?:get|have)) (?:the |an? )?(?:instructor|professor|department|teacher)(?: 's|'s)? (?:ok|okay|permission|consent|approval|go - ahead|blessing|sign - off)(?: (?:for|to (?:take|enroll in|get into|join)) C)?|(?:instructor|department)(?: 's|'s)? (?:permission|consent|approval) is (?:required|needed)(?: (?:for|to take) C)?`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      sentence.claim({ says: 'permission' }, from, to, about === undefined ? {} : { about });
      if (about !== undefined) sentence.subjects = [about];
      return true;
    },
  ),
  // Programmes.
  rule(
    `(?:(?:can|could|may) )?(?:use|count|apply)(?: (?:both|either))? ${OBJECTS} (?:for|towards?|in)(?: (?:the|your|a|an))* G(?: (?:concentration|major|degree|requirements?))?`,
    (sentence, from, to) => {
      const programme = sentence.kind('phrase', from, to).find(({ of }) => of === 'programme');
      if (!programme || sentence.denial !== null) return false;
      const subjects = [...new Set(codesIn(sentence, from, to))];
      sentence.claim({ says: 'counts', programme: programme.value }, from, to, { subjects, isDenied: false });
      sentence.subjects = subjects;
      return true;
    },
  ),
  rule(
    `(?:gets?|brings?|takes?|moves?) you (?:(?:a|one) (?:step|bit|course) )?(?:further|closer|ahead|along|nearer)(?: (?:in|to|towards?|with))(?: (?:the|your|a|an))* G(?: (?:concentration|major|degree|requirements?))?|helps? you(?: along)? (?:in|with|towards?)(?: (?:the|your|a|an))* G(?: (?:concentration|major|degree|requirements?))?`,
    (sentence, from, to) => {
      const programme = sentence.kind('phrase', from, to).find(({ of }) => of === 'programme');
      if (!programme) return false;
      sentence.claim({ says: 'counts', programme: programme.value }, from, to);
      return true;
    },
  ),
  rule(
    `(?:because|since|as) it (?:does )?counts? (?:for|towards?|in) (?:that|it)(?= (?:[.,;)]|$))`,
    (sentence) => has(sentence, 'counts'),
  ),
  // Time conflicts.
  rule(
    `(?:bumps?|runs?|crashes?|collides?|smacks?) (?:right |straight )?(?:into|with) C`,
    (sentence, from, to) => {
      const [other] = codesIn(sentence, from, to);
      if (other === undefined || sentence.subjects.length !== 1 || sentence.subjects[0] === other)
        return false;
      sentence.claim({ says: 'clash' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:(?:so )?(?:one of (?:them|the two)|either) (?:has to go|must go|will have to go|has to give)|you (?:can|may) only (?:have|take|keep|pick) one(?: of (?:them|the two))?|you (?:have|need) to (?:drop|pick|choose) one(?: of them)?)`,
    (sentence) => has(sentence, 'clash'),
  ),
  rule(
    `one of (?:them|those) (?:will|should|is sure to|is bound to) (?:fit|suit|work)(?: (?:you|out|for you))?`,
    (sentence) => hasFigure(sentence, 'sections'),
  ),
  // Asides of the writer.
  rule(
    `as (?:your|the|my) (?:form|list|sheet|plan|notes?|screenshot|e?mail|message|profile|friend|advisor|flyer|poster) (?:says?|said|has it|claims?|puts? it|wrote|tells? you)|(?:you )?(?:must|may|might) have (?:got|gotten|had|heard|read) (?:that|it|this) wrong|you (?:might|may) as well (?:toss|flip) a coin|you got (?:that|it|this) wrong|that is not my (?:opinion|view|guess|invention)|it is what the (?:evaluations|evals|records?|catalogue|catalog|reviews) (?:shows?|says?|report|have)|for S purposes`,
    (sentence, from) =>
      sentence.tokens.length > 6 &&
      !(
        sentence.word(from) === 'for' &&
        !has(sentence) &&
        sentence.kind('course', 0, sentence.tokens.length).length === 0
      ),
  ),
];
