import type { Token } from './token.ts';

/** What a sentence advises, wishes or supposes about the reader; with what a claim is made of, a clause is none. */
const ADVICE = new RegExp(
  [
    String.raw`^(?:(?:and|so|then|but|just|please|do|not|always) )*(?:plan|tread|be prepared|act fast|move fast|move quickly|be quick|lucky you|you are (?:in|out of) luck|you will be pleased|(?:just )?so you know|good question|no worries|not to worry|beware|tough luck|too bad|what a pity|sad to say|small warning|one (?:warning|caveat|caution|more thing)|quick (?:note|answer)|hurry|brace yourself|fair warning|heads up|good news|bad news|fun fact|check|mind|remember|keep (?:that|this|it) in mind|be (?:careful|quick|early|ready|aware|warned|prepared)|(?:do not|never) (?:wait|worry|miss|forget|hesitate|be)|make sure|give it|read|ask|register|enroll|sign up|book|grab|act|prepare|bring|talk|have (?:a look|fun)|enjoy|relax|rest assured|trust|take (?:it|them|both|care|note|a look|your time)|go for it|pace yourself|think|look)\b`,
    String.raw`^(?:(?:and|so|but|or|even|only) )*(?:if|in case|whenever|when|should) (?:that|this|it|you|your|one|someone|anyone|i|we|ratings?|time|units|hours|workload|scheduling|interested|needed|possible|in doubt|past students?|students?)\b`,
    String.raw`^(?:(?:and|so|but) )*(?:you (?:can|could|should|may want to|might want to) (?:relax|sleep in|breathe)|no (?:worries|problem|rush|surprise)|do not worry|that (?:is|was) (?:all|it|that)|that is (?:it|all)|that is what .* (?:say|said|report|reported|told)|so (?:say|says) (?:its|the) .*|for what it is worth|(?:so )?i can ?not (?:say|tell|judge|compare|know)\b.*|(?:whichever|whatever|whenever|wherever)\b.*|as far as i can (?:see|tell)|if i (?:read|see|understand) (?:it|this|that) right|as (?:you|we) (?:asked|know|wanted|requested)|to be (?:exact|precise|clear|honest|fair)|by the way|in other words|in short|for (?:the record|reference|comparison|short|sure)|at (?:a|first) glance|as of (?:today|now|this writing)|word for word|in (?:its|their|the) own words|all in all|on the whole)$`,
  ].join('|'),
);
const MOST_WORDS = 16;
const EDGE: ReadonlySet<string> = new Set([',', ';', '—', ':', '.', '!', '(', ')', '-']);

const isPlain = ({ kind }: Token): boolean => kind === 'word';

/**
 * Tokens of the clauses that state nothing of a course: advice, wishes, turns of speech. A clause with a course, a number,
 * a name, a day or a time in it is never one.
 */
export const asidesOf = (tokens: readonly Token[]): ReadonlySet<number> => {
  const found = new Set<number>();
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && !(token.kind === 'word' && EDGE.has(token.text))) continue;
    const clause = tokens.slice(from, at);
    const isCondition =
      from === 0 &&
      token?.text === ',' &&
      /^(?:if|when|whenever|should|in case|for (?:those|anyone|people|students|somebody|someone))\b/.test(
        clause.map(({ text }) => text).join(' '),
      );
    const isShort = clause.length > 0 && clause.length <= MOST_WORDS && clause.length < tokens.length - 1;
    if (
      isShort &&
      clause.every(isPlain) &&
      (isCondition || ADVICE.test(clause.map(({ text }) => text).join(' ')))
    )
      for (let each = from; each < at; each += 1) found.add(each);
    from = at + 1;
  }
  return found;
};
