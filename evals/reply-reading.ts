import type { Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';

/** Parsing of reply texts for the judges, independent of the advisor that wrote them. */

const ITEM = /^\s*(?:[-*+•]|\d+[.)]|\||#{1,6})\s*/;

const known = (text: string, recogniser: Recogniser): string[] =>
  recogniser.recognise(text).flatMap((found) => (found.known ? [found.code] : []));

/**
 * Recommended courses: the first code of each list item, table row or heading; otherwise codes in bold; otherwise all
 * codes.
 */
export const recommendedIn = (reply: string, recogniser: Recogniser): string[] => {
  const items = reply.split('\n').filter((line) => ITEM.test(line));
  const heads = items.flatMap((line) => known(line, recogniser).slice(0, 1));
  if (heads.length > 0) return [...new Set(heads)];
  const bold = [...reply.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, text = '']) => known(text, recogniser));
  return [...new Set(bold.length > 0 ? bold : known(reply, recogniser))];
};

export const namedIn = (reply: string, recogniser: Recogniser): string[] => known(reply, recogniser);

export const saysUnknown = (text: string): boolean =>
  /\b(?:not (?:known|stated|listed|available|given|rated|reported|recorded|specified|provided|scheduled|yet)|unknown|unrated|n\/a|no (?:rating|ratings|workload|hours|data|meeting times?|times?|instructors?|enrolment|enrollment|schedule|description|information|prerequisites?|record)|(?:does|do|has|have|is|are|was)(?: not|n['’]t) (?:say|state|list|give|have|been|known|show|record|include|specify)|nothing (?:is )?stated|states? no(?:ne|thing)?|null|tba)\b/i.test(
    text,
  );

export const declines = (text: string): boolean =>
  /\b(?:ca(?:n['’]t|nnot)|can not|unable|(?:do|does|did|is|are|has|have)(?: not|n['’]t)|no (?:course|courses|such|information|data|record|class|programme|term)|not (?:in|able|something|available|part|know|offered|given)|nothing|only (?:help|answer|cover)|outside)\b/i.test(
    text,
  );

export const saysNothingFits = (text: string): boolean =>
  /\b(?:nothing|none|no (?:\w+ ){0,5}(?:course|courses|class|classes|seminars?|lectures?|match(?:es)?|results?)|(?:could|can|did|do)(?: not|n['’]t) find|(?:are|is)(?: not|n['’]t) any|not (?:know|in the catalogue)|zero)\b/i.test(
    text,
  );

/** Sentences and lines of a reply. */
export const linesOf = (text: string): string[] => text.split(/\n+|(?<=[.!?]) (?=[A-Z*“"])/);

/** Whether a text contains the figure, exactly or in a common rounding. */
export const hasFigure = (text: string, value: number): boolean =>
  [
    String(Math.round(value * 100) / 100),
    value.toFixed(1),
    // A sum with a rounding error: 26.95 may appear as 26.950000000000003.
    (Math.round(value * 100) / 100).toFixed(1),
    value.toFixed(2),
    ...(Number.isInteger(value) ? [String(value)] : []),
  ].some((form) => new RegExp(`(?<![\\d.])${form.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(text));
