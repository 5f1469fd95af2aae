import { fold, type Lexicon } from './lexicon.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const TITLE = String.raw`(?:professors?|dr\.?|instructors?|lecturers?|teacher)`;
const WORD = String.raw`[\p{L}][\p{L}'.-]*`;
const NO_NAME =
  /^(?:the|a|an|in|on|that|who|which|with|for|and|or|not|same|good|great|best|nice|any|someone|this|it|i|is|are|has|have|does|do|teach|teaches|teaching|famous|women|people|faculty|anyone|else|at|under|after|before|next|s)$/;

/** Reads who should teach: "taught by Wetherell", "Prof. Haywoode's classes", "what does Moultrie teach". */
export const readInstructor = (scrap: Scrap, { wish: { search } }: Draft, lexicon: Lexicon): void => {
  const use = (said: string, sure: boolean): boolean | void => {
    const words = said
      .replaceAll(/'s?\b/g, '')
      .split(' ')
      .filter((word) => word !== '');
    const end = words.findIndex((word) => NO_NAME.test(word));
    const name = words.slice(0, end < 0 ? 3 : end);
    const known = name.map(fold).findLastIndex((word) => lexicon.surnames.has(word));
    if (name.length === 0 || (known < 0 && !sure)) return false;
    search.instructor =
      known < 0 ? name.join(' ') : (lexicon.surnames.get(fold(name[known] ?? '')) ?? name.join(' '));
  };
  const name = `((?:${WORD} ?){1,3})`;
  const read = (pattern: string, sure: boolean) =>
    scrap.take(new RegExp(pattern, 'u'), (match) => {
      const said = (match.at(-1) ?? '').trim();
      return use(said, sure);
    });
  read(
    String.raw`\b(?:that |which |are |is )?(?:taught|given|led|run|offered) by (?:${TITLE} )?${name}(?= |$)`,
    true,
  );
  read(String.raw`\b(?:by|with|from|of|does|is|has|for|like) ${TITLE} ${name}(?= |$)`, true);
  read(String.raw`\b${TITLE} ${name}(?= |$)`, false);
  read(
    String.raw`\b(?:does|did|is|with|by) (${WORD}(?: ${WORD})?) (?:teach(?:es|ing)?|offer(?:ing)?|giv(?:e|ing)|lectur(?:e|ing))\b`,
    false,
  );
  read(String.raw`\b(${WORD})'s (?:classes|courses|class|course|seminars?|lectures?)\b`, false);
  read(
    String.raw`\b(?:classes|courses|class|course|seminars?|lectures?|anything|something) (?:by|with|from) ${name}(?= |$)`,
    false,
  );
};
