import { fold } from '../spans/lexicon.ts';
import { type Language, SCRIPTS, WORDS_OF } from '../tables/languages.ts';

/** A message is in another language if it has this many of its words, and this share. */
const [LEAST, SHARE] = [3, 0.34];

/**
 * The language of a message; null if it is English or uncertain.
 *
 * @param before the language of the message before, for which one word is enough
 */
export const languageOf = (message: string, before: Language | null = null): Language | null => {
  const letters = message.match(/\p{L}/gu) ?? [];
  const written = SCRIPTS.find(([, script]) => script.test(message));
  const own = written ? letters.filter((letter) => SCRIPTS.some(([, script]) => script.test(letter))) : [];
  // "… in spring. 谢谢!" is English.
  if (written && own.length >= letters.length * SHARE) return written[0];
  const words = message.split(/\s+/).flatMap((word) => fold(word.replaceAll(/[’']/g, ' ')).split(' '));
  let best: { language: Language; known: number } | null = null;
  for (const [language, known] of WORDS_OF) {
    const found = words.filter((word) => known.has(word)).length;
    const score = language === before && found > 0 ? found + LEAST - 1 : found;
    if (score > (best?.known ?? 0)) best = { language, known: score };
  }
  if (best === null) return null;
  const isAll = best.known > 1 && best.known >= words.length;
  return isAll || (best.known >= LEAST && best.known >= words.length * SHARE) ? best.language : null;
};
