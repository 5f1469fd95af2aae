import type { Claim } from '../claim.ts';
import { foldText } from './fold.ts';
import type { Token, TokenOf } from './token.ts';

/** Merges a title before or after its code with the code, including the signs between them. */
export const withoutTitles = (given: readonly Token[]): { tokens: Token[]; titles: Claim[] } => {
  const tokens: Token[] = [];
  const titles: Claim[] = [];
  const claimOf = (token: Token, code: string, title: string): void => {
    titles.push({
      says: 'title',
      title,
      start: token.start,
      end: token.end,
      isDenied: false,
      about: code,
      subjects: [code],
      terms: [],
      section: null,
    });
  };
  for (let at = 0; at < given.length; at += 1) {
    const token = given[at] as Token;
    tokens.push(token);
    if (token.kind === 'course' && token.known) {
      const found = isOfOtherText(given, at) ? null : titleAfter(given, at);
      if (found) {
        claimOf(found.token, token.code, found.title);
        at = found.next - 1;
      }
    } else if (token.kind === 'phrase' || token.kind === 'quote' || token.kind === 'name') {
      const code = codeAfterTitle(given, at);
      if (code && (token.kind !== 'phrase' || token.of === 'title')) {
        claimOf(token, code.token.code, token.value);
        tokens.pop();
        tokens.push(code.token);
        at = code.next - 1;
      }
    }
  }
  return { tokens, titles };
};

const OTHER_TEXT =
  /^(?:prereqs?|prerequisites?|requisites?|reqs?|requirements?|recommended|recommendations?|suggested|preparation|prep|description|type|kind|format|component|blurb|notes?|wording|words)$/;

/** "The prerequisites for A: “…”": after the colon comes the field, no title. */
const isOfOtherText = (given: readonly Token[], at: number): boolean =>
  textOfToken(given[at + 1]) === ':' &&
  given.slice(0, at).some(({ kind, text }) => kind === 'word' && OTHER_TEXT.test(text));

const textOfToken = (token: Token | undefined): string => token?.text ?? '';

const titleAfter = (
  given: readonly Token[],
  at: number,
): { token: Token; title: string; next: number } | null => {
  const sign = textOfToken(given[at + 1]);
  const isSigned = /^(?:\(|:|,|-|—)$/.test(sign);
  const from = isSigned ? at + 2 : at + 1;
  const token = given[from];
  if (!token) return null;
  const after = textOfToken(given[from + 1]);
  const close = sign === '(' ? (after === ')' ? from + 2 : from + 1) : from + 1;
  if (token.kind === 'phrase' && token.of === 'title') return { token, title: token.value, next: close };
  if (token.kind === 'quote' && isSigned) return { token, title: token.value, next: close };
  if (token.kind !== 'name' || !isSigned) return null;
  const isWhole =
    sign === '(' ? after === ')' : /^(?:|\.|,|;|—|-|\(|is|has|meets|was|takes|carries)$/.test(after);
  const isTitle = foldText(token.value).split(' ').length > 1;
  return isWhole && isTitle ? { token, title: token.value, next: close } : null;
};

/** A title with its code in brackets: `Calculus (MATH 1A)`. */
const codeAfterTitle = (
  given: readonly Token[],
  at: number,
): { token: TokenOf<'course'>; next: number } | null => {
  const code = given[at + 2];
  if (textOfToken(given[at + 1]) !== '(' || code?.kind !== 'course' || !code.known) return null;
  return textOfToken(given[at + 3]) === ')' ? { token: code, next: at + 4 } : null;
};
