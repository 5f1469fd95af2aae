import type { Context } from './context.ts';
import { readFields, readUnheld } from './read-fields.ts';
import type { WishRead } from './read-wish.ts';
import type { FactField, Request, Unheld } from './request.ts';
import { SIGN } from './sentence.ts';

const COMPARE =
  /\b(?:better|which (?:one )?(?:is|has|should|would|do|does|of)|easier|harder|worse|lighter|heavier|fewer|higher|lower|shorter|longer|bigger|larger|smaller|or|rather)\b/;
const COMPARE_STRONG = /\b(?:compar(?:e|es|ed|ing|ison)|versus|vs\.?|differences?|differs?|side by side)\b/;
const CONFLICT =
  /\b(?:clash(?:es|ing)?|conflicts?|conflicting|overlaps?|overlapping|same time|fits? together|fit (?:in )?(?:my|one) schedule|interfere|both (?:fit|work)|back[- ]to[- ]back|work together|compatible)\b/;
const CLASH = /\b(?:clash|conflict|overlap|same time|interfere)/;
/** Asking for more than whether the times go together. */
const ENTITLED =
  /\b(?:ready|eligible|allowed|qualif(?:y|ied)|prepared|prerequisites?|background|missing|permission)\b/;
const TOGETHER =
  /\b(?:together|(?:both|all)(?: of (?:them|these|those))?|same (?:term|semester)|simultaneously|at once|one (?:term|semester)|along ?side|with each other)\b/;
const TOTAL =
  /\b(?:too much|how (?:heavy|much work|many (?:hours|units|credits)|hard|busy|intense)|manageable|load|handle|crazy|too (?:hard|heavy|many)|bad idea|insane|feasible)\b/;
const TOTAL_STRONG = new RegExp(
  String.raw`\b(?:(?:week|schedule|semester|term|days?) (?:would |will )?look|adds? (?:(?:it|them|those|these|that|everything)(?: all)? )?up|add them|adding|total(?:s|ing)?|altogether|all together|combined|sum|summed|too much|overload(?:ed)?|course ?load|(?:term|semester|schedule|load|plan) (?:of|with|would|look)|my (?:term|semester|load|plan)|realistic|doable|feasible|survive|handle|too heavy|insane|crazy|bad idea|in (?:one|the same|a) (?:term|semester)|if i (?:take|took|do|did))\b|${SIGN} \+ ${SIGN}`,
);
const HOW_MUCH = /\bhow (?:many hours|much (?:work|time)|many units|many credits)\b/;
const READY =
  /\b(?:(?:can|could|may) (?:i|you) (?:even |already |still |just |actually |also |then |now )?(?:take|do|enroll|sign up|register|handle|get into)|am i (?:ready|eligible|allowed|able|prepared|qualified|good|set|missing)|(?:would|will) i (?:be )?(?:ready|eligible|allowed|able|prepared|qualified)|do i (?:have|meet|satisfy|fulfill?|qualify|need)|have i (?:got|met|taken|done|satisfied)|what am i missing|ready for|eligible for|qualify for|prepared for|enough (?:background|math|experience|prerequisites)|missing (?:for|to take)|should i be able|what (?:do|would|else do) i (?:still )?need|(?:able|allowed) to take|possible (?:for me )?to take|(?:can|could|may) i (?:now |already |then |just )*(?:go (?:straight |right |on )*(?:in)?to|move (?:on|up) to|get (?:in)?to|start)|make me (?:ready|eligible|qualified)|let me (?:in|take)|jump (?:straight |right )?(?:into|to)|skip (?:straight )?to)\b/;
const TELL =
  /\b(?:tell me|what (?:is|are)|info|information|details?|about|show me|display|look up|explain|know|thoughts on|how is|what do you (?:know|think))\b/;
const RECOMMEND =
  /\b(?:recommend\w*|suggest\w*|find|looking for|look for|search(?:ing)?|list|give me|any|options?|ideas?|which|what (?:other|else|good|some)|should (?:i|we) (?:take|do)|what should|want|need|interested in|in the mood|help me (?:find|pick|choose|decide|plan)|is there|are there|there any|anything|something|some|good|best|classes|electives?|courses|seminars|lectures|tutorials|workshops|labs|pick|fun|cool|similar|alternatives?|show me|would like|prefer|love|enjoy|take next|fill)\b/;
const COURSE_NOUN =
  /\b(?:class(?:es)?|courses?|seminars?|lectures?|electives?|labs?|tutorials?|workshops?|something|anything|ones?|to take|take next)\b/;
/** Asking for courses to go with those that are named. */
const OTHERS =
  /, ?(?:something|anything|one (?:more|other)|an? (?:easy|light|fun|chill))\b|\b(?:(?:suggest|recommend|find|need|want|add|a|an|my|which|what|good|nice|easy|fun) (?:me )?(?:a |an )?(?:(?:good|nice|easy|fun|light|chill) )?(?:\d(?:st|nd|rd|th)|second|third|fourth|fifth|last) (?:class|course|one)|(?:what|anything|something|which|any) (?:else|others?)|(?:other|another|more) (?:course|class|seminar|elective)|pairs? (?:well )?with|goes (?:well )?with|to go with|(?:and|plus) (?:also )?(?:something|anything|one (?:more|other)|an? (?:easy|light|fun|chill))|round out|fill (?:out|up)|add to|fits? (?:that|in|around))\b/;
const REPEAT = new RegExp(
  String.raw`^(?:(?:ok(?:ay)?|and|so|hmm+|ugh|then|or|also|no|with|against|sorry|oops|now|what about|how about|what of|the same for|same for|for|i meant?|i mean|try|actually|oh|wait|instead)[ ,.]*)*${SIGN}(?:(?: ?(?:,|and|or|&|with|against))* ${SIGN})*(?: (?:then|instead|too|please))?[ ?.!]*$`,
);

/** What words of a message hint at, whatever they are about. */
export interface Cues {
  fields: FactField[];
  unheld: Unheld[];
  compare: boolean;
  compareStrong: boolean;
  conflict: boolean;
  clash: boolean;
  together: boolean;
  total: boolean;
  totalStrong: boolean;
  /** "How many hours", which of several courses is their sum. */
  howMuch: boolean;
  ready: boolean;
  entitled: boolean;
  tell: boolean;
  recommend: boolean;
  courseNoun: boolean;
  others: boolean;
  repeat: boolean;
}

/**
 * @param text the whole message
 * @param rest what no reader took out of it
 */
export const cuesOf = (text: string, rest: string): Cues => ({
  fields: readFields(text),
  unheld: readUnheld(text),
  compare: COMPARE.test(text) || COMPARE_STRONG.test(text),
  compareStrong: COMPARE_STRONG.test(text),
  conflict: CONFLICT.test(text),
  clash: CLASH.test(text),
  together: TOGETHER.test(text),
  total: TOTAL.test(text) || TOTAL_STRONG.test(text),
  totalStrong: TOTAL_STRONG.test(text),
  howMuch: HOW_MUCH.test(text) && !/\beach\b/.test(text),
  ready: READY.test(text),
  entitled: ENTITLED.test(text),
  tell: TELL.test(text),
  recommend: RECOMMEND.test(text),
  courseNoun: COURSE_NOUN.test(rest),
  others: OTHERS.test(text),
  repeat: REPEAT.test(text.trim()),
});

/** Fields that another request of the same message answers already. */
const ANSWERED: Partial<Record<Request['kind'], FactField[]>> = {
  conflicts: ['schedule', 'term'],
  term_total: ['workload', 'units', 'schedule', 'term'],
  prerequisites: ['prerequisites', 'preparation'],
};

/** What is asked about courses that were named or pointed at; several things may be asked at once. */
export const requestsAbout = (
  codes: string[],
  cues: Cues,
  { wish, roles }: WishRead,
  { last }: Context,
): Request[] => {
  if (cues.repeat && last && 'codes' in last) {
    const again = repeated(last, codes);
    if (again) return [again];
  }
  const several = codes.length > 1;
  const term = wish.search.terms?.[0] ?? null;
  const requests: Request[] = [];
  const clash = several && (cues.conflict || (cues.ready && cues.together));
  const total = several && (cues.totalStrong || (((cues.total && cues.together) || cues.howMuch) && !clash));
  const ready = cues.ready && !clash && !total && cues.unheld.length === 0;
  if (clash) requests.push({ kind: 'conflicts', codes, term, together: cues.ready || !cues.clash });
  if (total) requests.push({ kind: 'term_total', codes, term });
  if (ready || (clash && cues.entitled))
    requests.push({ kind: 'prerequisites', codes, taken: [...roles.taken, ...roles.taking] });
  const answered = requests.flatMap(({ kind }) => ANSWERED[kind] ?? []);
  const fields = cues.fields.filter((field) => !answered.includes(field));
  const asksNothing = fields.length === 0 && cues.unheld.length === 0 && requests.length === 0;
  if (several && (cues.compareStrong || (cues.compare && requests.length === 0) || asksNothing))
    requests.push({ kind: 'compare', codes, fields, unheld: cues.unheld });
  else if (requests.length === 0 || fields.length > 0 || cues.unheld.length > 0)
    requests.push({
      kind: 'facts',
      codes,
      title: null,
      fields,
      unheld: cues.unheld,
      term,
      meetsOn: wish.search.meets_on ?? wish.search.days ?? null,
      free: wish.search.free_times ?? null,
    });
  return requests;
};

/**
 * "And NEURO 80?" asks of that course what was asked before of another. Of several at once it joins them: compared beside them, summed
 * with them, or held against the first.
 */
const repeated = (last: Extract<Request, { codes: string[] }>, codes: string[]): Request | null => {
  if (last.kind === 'ask') return null;
  const isJoint = last.kind === 'compare' || last.kind === 'conflicts' || last.kind === 'term_total';
  if (!isJoint || codes.length > 1) return { ...last, codes };
  const before = last.kind === 'conflicts' ? last.codes.slice(0, 1) : last.codes;
  return { ...last, codes: [...new Set([...before, ...codes])] };
};
