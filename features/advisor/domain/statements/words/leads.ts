import type { Token } from './token.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Words of a label that only announces a sentence: "Bottom line:", "TL;DR:", "My recommendation:". */
const LABEL = set(`
  tl dr tldr bottom line my our the your a verdict summary recommendation suggestion answer short quick long brief
  conclusion takeaway takeaways key main note notes heads up fyi update tip tips reminder fact facts good news result final
  word one more thing ps p s pick choice advice in point points highlights highlight overview at glance overall
  lot yes no yep nope sure letter q
  finally bonus pro also plus side upside downside
  snag catch warning wrinkle hitch caution problem surprise caveat correction drawback advantage perk snags reality check
`);
const MOST_LABEL = 6;
/** In a sentence with more signs they are not marks of a line, and stay. */
const MOST_MARKS = 8;
/** Signs that mark a line as good or notable. A cross is not included: it may deny the line. */
const MARKS: ReadonlySet<string> = new Set([
  ...'✅ ✔ ☑ 👍 📌 📅 🗓 💡 ⏰ 🕐 📍 📚 🎓 🙂 😊 😀 🎉 👉 📝 ℹ 🔎 🔍 🚀 ✨ 👌 🌟 🏆 📖 🧭 🕒 ⏱ 📊 ⚠'.split(
    ' ',
  ),
  // Variation selector and joiner of emoji.
  '\u{FE0F}',
  '\u{200D}',
]);

/** The end of a label at the beginning, with its colon; 0 if there is none. */
const labelEnd = (tokens: readonly Token[]): number => {
  for (let at = 0; at < Math.min(tokens.length, MOST_LABEL + 1); at += 1) {
    const { kind, text } = tokens[at] as Token;
    if (kind !== 'word') return 0;
    if (text === ':')
      return at > 0
        ? at + 1 + (at === 1 && /^(?:letter|q)$/.test(tokens[0]?.text ?? '') ? labelEnd(tokens.slice(2)) : 0)
        : 0;
    if (!LABEL.has(text) && text !== ';' && text !== '/' && text !== ',') return 0;
  }
  return 0;
};

const isWord = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'word' && token.text === text;

/** Removes the label and the signs in front of a sentence, and replaces "as well as" between two things with "and". */
export const withoutLeads = (given: readonly Token[]): Token[] => {
  const isMark = ({ kind, text }: Token): boolean => kind === 'word' && MARKS.has(text);
  const marks = given.filter(isMark).length;
  const plain = marks > 0 && marks <= MOST_MARKS ? given.filter((token) => !isMark(token)) : given;
  const from = labelEnd(plain);
  const tokens: Token[] = [];
  for (let at = from; at < plain.length; at += 1) {
    const token = plain[at] as Token;
    const before = tokens.at(-1);
    const isJoint =
      isWord(token, 'as') &&
      isWord(plain[at + 1], 'well') &&
      isWord(plain[at + 2], 'as') &&
      before !== undefined &&
      before.kind !== 'word';
    if (isJoint) at += 2;
    tokens.push(isJoint ? { ...token, kind: 'word', text: 'and' } : token);
  }
  return tokens.some(({ kind, text }) => kind !== 'word' || /\p{L}/u.test(text)) ? tokens : [...given];
};
