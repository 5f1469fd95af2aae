import type { Condition, Reading } from '../../reading.contract.ts';
import type { Wish } from '../reading/request.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import { storable, toConditionsAsked } from './to-reading.ts';

/** One of several interpretations of a question. */
export interface Choice {
  shown: Reading['choices'][number];
  /** Null if the question's text is sufficient. */
  wish: Wish | null;
}

/** Interpretations to choose from, the one that was answered first; each is labelled by what distinguishes it. */
export const choicesOf = (wishes: readonly Wish[], words: CatalogueWords): Choice[] => {
  if (wishes.length < 2) return [];
  const read = wishes.map((wish) => ({ wish, conditions: toConditionsAsked(wish, words).conditions }));
  return read.flatMap(({ wish, conditions }, at) => {
    const others = read.filter((_, other) => other !== at).map((other) => other.conditions);
    const own = conditions.filter(
      (each) => !others.every((some) => some.some((other) => isSame(each, other))),
    );
    const isMistakable = own.some(({ label }) => others.flat().some((other) => other.label === label));
    const label = own.map((each) => (isMistakable ? toldApart(each) : each.label)).join(', ');
    const rest = conditions.filter((each) => !own.includes(each)).map((each) => each.label);
    const question = rest.length === 0 ? `I mean ${label}` : `I mean ${label}: ${rest.join(', ')}`;
    return label === '' ? [] : [{ shown: { label, question, current: at === 0 }, wish }];
  });
};

const isSame = (one: Condition, other: Condition): boolean =>
  one.id === other.id && one.label === other.label;

/** Distinguishes a subject from a broad field with the same name. */
const toldApart = ({ id, label, values }: Condition): string => {
  if (id === 'areas') return `all subjects of ${label}`;
  return id === 'subjects' && values.length > 0 ? `${label} (${values.join(', ')})` : label;
};

/** Alternatives of a wish that ignore its doubtful words. */
export const withoutDoubts = (wish: Wish): Choice[] => {
  const said = wish.doubts.map((words) => `“${storable(words)}”`).join(', ');
  return said === ''
    ? []
    : [
        {
          shown: {
            label: 'Look without it',
            question: `Look without ${said}`.slice(0, LONGEST_QUESTION),
            current: false,
          },
          wish: { ...wish, doubts: [] },
        },
      ];
};

const MOST_COURSES = 6;
const LONGEST_QUESTION = 300;

/** Courses to choose from if it was unclear which one a question refers to. */
export const coursesToChoose = (codes: readonly string[], question: string): Choice[] => {
  const said = storable(question).replace(/[?.!,:\s]+$/, '');
  if (codes.length > MOST_COURSES || question.length > LONGEST_QUESTION) return [];
  return codes.map((code) => ({
    shown: { label: storable(code), question: `${said}: ${code}`, current: false },
    wish: null,
  }));
};
