import { codesIn, has, isStart, OBJECTS, PREREQS, textOf } from './rule-parts.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

/** Verbs for something that has to come first. */
const MUST =
  '(?:will|would|must|should|need|needs|have|has|to|first|already|had|got|be|required|expected|supposed|going|want|ought|better)';
const DO =
  '(?:take|taken|complete|completed|finish|finished|pass|passed|do|done|have|had|get|gotten|through)';
/** Verbs for entering a course. */
const ENTER =
  '(?:you|can|could|are|be|get|getting|allowed|able|to|into|start|starting|take|taking|enroll|enrolling|enrol|register|registering|sign|signing|up|for|in|move|moving|on|attempt|attempting|try|trying|begin|beginning|let|eligible|qualify|qualified|join|joining|tackle|tackling)';

/** The first course among some tokens is needed before the last, or the other way round. */
const neededBefore =
  (isTurned: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const codes = codesIn(sentence, from, to);
    const about = isTurned ? codes[0] : codes.at(-1);
    const objects = isTurned ? codes.slice(1) : codes.slice(0, -1);
    if (about === undefined || objects.length === 0 || objects.includes(about) || sentence.denial !== null)
      return false;
    const joint = /\b(?:or|\/)\b/.test(textOf(sentence, from, to)) ? 'or' : 'and';
    sentence.claim({ says: 'needs', codes: objects, joint, strength: 'needed' }, from, to, { about });
    sentence.subjects = [about];
    return true;
  };

/** Rules for prerequisites, and for what a course counts as, as advisors word them. */
export const REQUIREMENT_RULES: readonly Rule[] = [
  // Prerequisites.
  rule(
    `(?:as (?:preparation|prep|background) for|before) C ,? ?(?:(?:the (?:catalogue|catalog|record)|it|here is the (?:preparation|background)(?: that)? it) )(?:recommends?|suggests?|advises)(?: (?:the following|this))?(?: :)? (?:${OBJECTS})?(?= (?:Q|[.,;)]|$))`,
    (sentence, from, to) => {
      const [about, ...codes] = codesIn(sentence, from, to);
      if (about === undefined || codes.includes(about) || sentence.denial !== null) return false;
      sentence.subjects = [about];
      if (codes.length === 0) {
        if (sentence.tokens[to]?.kind !== 'quote') return false;
        sentence.quotes = 'recommended';
        return true;
      }
      const joint = /\bor\b/.test(textOf(sentence, from, to)) ? 'or' : 'and';
      sentence.claim({ says: 'needs', codes, joint, strength: 'recommended' }, from, to, { about });
      return true;
    },
  ),
  rule(
    `(?:you |students |one )?(?:${MUST} )+(?:${DO} )*${OBJECTS}(?: (?:first|under your belt|out of the way|behind you|done|completed|on your transcript))* (?:before|prior to|in order to|to)(?: ${ENTER})+ C`,
    neededBefore(false),
  ),
  rule(
    `before(?: (?:taking|starting|you (?:take|start|can take|enroll in)|enrolling in))? C ,? ?(?:you|students|one) (?:${MUST} )+(?:${DO} )*${OBJECTS}(?= (?:[.,;)]|first|under|$))`,
    neededBefore(true),
  ),
  rule(
    `to (?:take|enroll in|enrol in|get into|sign up for|start|register for|be in|do) C ,? ?(?:you|students|one) (?:${MUST} )+(?:${DO} )*${OBJECTS}(?: (?:first|beforehand|under your belt))?`,
    neededBefore(true),
  ),
  rule(
    `which is (?:also )?(?:(?:listed|given|named|stated|set) )?(?:as )?(?:a|its|the|one of its) ${PREREQS}(?= (?:[.,;)]|$))`,
    (sentence) => has(sentence, 'needs'),
  ),
  rule(
    `(?:the )?${PREREQS}(?: (?:listed|given|stated|named|shown|text|entry))? for C(?: (?:listed|given|stated))? (?:is|are|reads?|says?|:)(?: :)?(?= Q)`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about === undefined || sentence.denial !== null) return false;
      sentence.subjects = [about];
      sentence.quotes = 'needed';
      return true;
    },
  ),
  rule(
    `(?:you |students |one )?(?:${MUST} )+(?:${DO} )*C (?:under your belt|out of the way|behind you|done|completed)(?: first)?(?: ,)? (?:since|because|as) it is (?:listed |named |given |stated )?(?:as )?(?:a|the|one of the) ${PREREQS} (?:for|of|to) C`,
    neededBefore(false),
  ),
  rule(
    `(?:so |and |which means )?(?:(?:it is |that is |they are )?open to (?:everyone|anyone|everybody|all)(?: (?:students|comers))?|anyone (?:can|may) (?:enroll|take it|join|sign up|register|jump in|get in)|you can (?:enroll|sign up|start|jump in|get started)(?: (?:right away|directly|straight away|anytime))?)(?= (?:[.,;)]|$))`,
    ({ line }) => /\bno (?:\w+ )*(?:prerequisites?|prereqs?)\b/.test(line),
  ),
  rule(
    `(?:(?:can|could|may) )?(?:jump|dive|go|step|walk|get|head) (?:right |straight |directly )*(?:into|in to) C without(?: any)?(?: (?:prior|previous|earlier|particular|special|background|formal))* ?(?:coursework|courses?|background|experience|preparation|${PREREQS})`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about === undefined || sentence.denial !== null) return false;
      sentence.claim({ says: 'no prerequisites', of: 'needed' }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  // What courses count as.
  rule(
    `(?:if|since|because|as) you(?: (?:still|also|have|are))* (?:need|want|after|looking for|missing|lack|require|short)(?: (?:a|an|the|of|to (?:fulfil|fulfill|satisfy|cover|meet|get|tick off)|some|your|credit|for|in))* A(?: (?:requirement|credit|course|attribute|class))*(?: for S)?(?: ,)? C(?: (?:would|will|can|could))? (?:covers?|satisf(?:y|ies)|fulfil(?:l|ls|s)?|takes? care of|does|do|works?|counts?|ticks?|gets? you|gives? you|meets?|handles?|fits?|qualif(?:y|ies))(?: (?:it|that|the (?:trick|job|box|bill|requirement)|towards? (?:it|that)|for (?:it|that)|off|one|credit))*`,
    (sentence, from, to) => {
      const attribute = sentence.kind('phrase', from, to).find(({ of }) => of === 'attribute');
      const [about] = codesIn(sentence, from, to);
      if (!attribute || about === undefined || sentence.denial !== null) return false;
      sentence.claim({ says: 'attribute', name: attribute.value }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:is|are|appears?|stands?|sits?)(?: (?:listed|found))? among (?:the|its) courses(?: (?:that|which))? G (?:accepts?|takes?|counts?|lists?|allows?|requires?|approves?)`,
    (sentence, from, to) => {
      const programme = sentence.kind('phrase', from, to).find(({ of }) => of === 'programme');
      if (!programme || sentence.denial !== null) return false;
      sentence.claim({ says: 'counts', programme: programme.value }, from, to);
      return true;
    },
  ),
  rule(
    `either C or C(?= (?:would|will|can|could|satisf\\w+|fulfil\\w*|counts|covers|gives|gets|earns)(?: |$))`,
    (sentence, from, to) => {
      const codes = [...new Set(codesIn(sentence, from, to))];
      if (codes.length < 2 || sentence.denial !== null || !isStart(sentence, from)) return false;
      sentence.subjects = codes;
      sentence.subjectEnd = to - 1;
      sentence.section = null;
      return true;
    },
  ),
];

const DEGREE =
  '(?:concentration|concentrators?|majors?|students?|degree|minor|field|programme|program|track|requirements?)';
const PART =
  '(?:group|requirement|requirements|slot|box|category|area|bucket|block|heading|part|section|course|option|credit)';
const OF_PROGRAMME = `(?:in|of|for|within|under|from|as part of|on)(?: (?:the|a|an|your))* G(?: 's)?(?: ${DEGREE})*`;

const programmeOf = ({ tokens }: Sentence): string => {
  const named = new Set(
    tokens.flatMap((token) => (token.kind === 'phrase' && token.of === 'programme' ? [token.value] : [])),
  );
  const [only = ''] = named;
  return named.size === 1 ? only : '';
};
const hasGroup = ({ tokens }: Sentence): boolean =>
  tokens.some((token) => token.kind === 'phrase' && token.of === 'group');

/** Rules for the group of a programme's requirements that a course counts for. */
export const GROUP_RULES: readonly Rule[] = [
  rule(
    `(?:(?:is|are|can|could|may|might|will|would|also|be|does|used|use|taken|counted|accepted|listed|filed|put|one|an?|the|of|options?|courses?|that|which|to|belongs?|counts?|goes|go|works?|applies|qualif(?:y|ies)|fills?|fulfil(?:l|ls|s)?|satisf(?:y|ies)|covers?|settles?|meets?|ticks?|completes?|towards?|for|as|under|in|off|group|requirement|:) )+(?:(?:one|an?|the) (?:of )?)?H(?: ${PART})*(?: ${OF_PROGRAMME})?|(?:the )?H(?: ${PART})*(?: ${OF_PROGRAMME})?`,
    (sentence, from, to) => {
      const groups = sentence
        .kind('phrase', from, to)
        .flatMap(({ of, value }) => (of === 'group' ? [value] : []));
      const programme = programmeOf(sentence);
      const [group, ...others] = groups;
      if (group === undefined || others.length > 0) return false;
      sentence.claim({ says: 'counts', programme, group }, from, to);
      return true;
    },
  ),
  rule(
    `(?:(?:in|for|of|within|under|as part of|on|if you are|the|a|an|your|requirements) )*G(?: 's)?(?: ${DEGREE})*(?: (?:can|could|may|might) (?:use|count|take|apply|put)(?= C))?(?: ,)?`,
    (sentence) => hasGroup(sentence),
  ),
];
