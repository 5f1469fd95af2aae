import type { Course, Section } from '#features/catalogue/contract.ts';
import { isRegistrars } from '#features/catalogue/domain/sections/class-number.ts';
import { principalSection } from '#features/catalogue/domain/sections/sections.ts';

/**
 * The sections beside the principal kind that a reply speaks of, by name or class number, so that the card shows the
 * laboratory that was asked about. Of a kind of which it names several, none: then it tells what there is.
 *
 * @param course as `recordSpokenOf` gives it
 */
export const sectionsNamed = (reply: string, { class_tag, sections }: Course): Section[] => {
  const main = principalSection(sections)?.component;
  const about = reply
    .split('\n')
    .filter((line) => line.includes(class_tag))
    .join('\n');
  const named = sections.filter(
    ({ component, section, class_number: number, status }) =>
      component !== main &&
      status !== 'cancelled' &&
      ((section !== '' && hasWords(about, `${component} ${section}`.trim())) ||
        (isRegistrars(number) && hasWords(about, number))),
  );
  return [...Map.groupBy(named, ({ component }) => component).values()].flatMap((of) =>
    of.length === 1 ? of : [],
  );
};

const LETTER = /[\p{L}\d]/u;

/** Whether a text has these words, and not as a part of longer ones: `Laboratory L1` is not in `Laboratory L10`. */
const hasWords = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + words.length))) return true;
  return false;
};
