import { atLeast, atMost, be, orElse } from '../frame/conditions.ts';
import type { Meaning, Span } from './meaning.ts';
import type { Word } from './words.ts';

/**
 * What a clause says by words of several classes, in any order and with any little words between: "where no other class
 * is needed before", "nothing that requires another class first". A class in brackets may be missing.
 */
interface Bag {
  classes: readonly ReadonlySet<string>[];
  between: ReadonlySet<string>;
  means: (isNegated: boolean) => Meaning | null;
  by: string;
  /** Words of which one must come before it. */
  after?: ReadonlySet<string>;
  /** Whether the classes come in their order. */
  isOrdered?: boolean;
}
const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const NEGATIONS = some('no not nothing none never nor neither without cannot');
const [HEAVY, MANAGEABLE] = [8, 8];
const HARD = be('hours', atLeast(HEAVY));
const EASY = be('hours', atMost(MANAGEABLE));

const BAGS: readonly Bag[] = [
  {
    classes: [
      some(
        'need needs needed needing require requires required requiring ask asks asked want wants wanted ' +
          'expect expects expected demand demands demanded assume assumes assumed presuppose presupposes',
      ),
      some('before beforehand first prior previous previously earlier already taken'),
    ],
    between: some(
      'class classes course courses subject subjects anything something one ones knowledge experience ' +
        'background other another any it that which where is are be been to have has had taken take done do ' +
        'does did will would should of the a an at all you me i for in on by really',
    ),
    means: (isNegated) => (isNegated ? { is: 'conditions', conditions: [be('statesNone', true)] } : null),
    by: 'clause needs before',
  },
  {
    classes: [
      some(
        'eat eats take takes swallow consume kill wreck destroy ruin drown crush bury swamp overwhelm kick own break dominate',
      ),
      some('me us life time weekends weekend evenings soul gpa butt ass week sleep'),
    ],
    between: some(
      'my our whole entire all over up away of the too much completely totally so every single social free',
    ),
    means: (isNegated) => (isNegated ? orElse(EASY, EASY) : orElse(HARD, EASY)),
    by: 'clause wears out',
  },
  {
    classes: [
      some('they students student people everyone everybody folks kids others undergrads majors'),
      some(
        'like likes love enjoy rate rated evaluate evaluated review judge grade rank think thought hate dislike appreciate',
      ),
    ],
    between: some(
      'do does did have at least really actually usually generally even the it this that them well much how of',
    ),
    means: () => ({ is: 'ask', fields: ['rating'], isSure: true }),
    by: 'clause asks what people think',
    after: some('how do did does what whether if'),
    isOrdered: true,
  },
];
/** Words before a bag that belong to it. */
const LED = some(
  'that which it they will does do did should can could is are to gonna going where must just really',
);
/** What makes "kill me" a wish, and no complaint. */
const WISHED = some('will gonna to can could that');

/** Who may be angry with the student; what they do is no measure of a class. */
const SOMEBODY = some(
  'coach mom mum mother dad father parents boss manager advisor adviser roommate roommates professor prof wife husband ' +
    'girlfriend boyfriend partner captain team friend friends family she he landlord dean',
);

/** The spans of clauses said by classes of words. */
export const clauseSpans = (words: readonly Word[]): Span[] =>
  words.flatMap((_, at) => BAGS.flatMap((bag) => bagAt(words, at, bag) ?? []));

const bagAt = (
  words: readonly Word[],
  at: number,
  { classes, between, means, by, after, isOrdered = false }: Bag,
): Span | null => {
  const first = classes.findIndex((each) => each.has(words[at]?.text ?? ''));
  if (first < 0 || (isOrdered && first > 0)) return null;
  const missing = new Set(classes.keys());
  missing.delete(first);
  let to = at + 1;
  let isNegated = false;
  while (missing.size > 0) {
    const word = words[to];
    if (word?.gap !== 'space' || to > at + FAR) return null;
    const found = [...missing].find((each) => classes[each]?.has(word.text));
    if (found !== undefined) missing.delete(found);
    else if (NEGATIONS.has(word.text)) isNegated = true;
    else if (!between.has(word.text)) return null;
    to += 1;
  }
  // "Does not start before ten" needs nothing.
  const next = words[to];
  if (next?.gap === 'space' && (next.number !== null || next.clock !== null || next.text === 'noon'))
    return null;
  let from = at;
  let isLed = false;
  while (from > Math.max(0, at - FAR) && words[from]?.gap === 'space') {
    const text = words[from - 1]?.text ?? '';
    if (NEGATIONS.has(text)) isNegated = true;
    else if (!LED.has(text) && !between.has(text)) break;
    isLed ||= (after ?? WISHED).has(text);
    from -= 1;
  }
  // "Coach will kill me" is told of somebody.
  if (SOMEBODY.has(words[from - 1]?.text ?? '') && words[from]?.gap === 'space')
    return { from: from - 1, to, weight: to - from + 2 + WHOLE, meaning: { is: 'filler' }, by };
  if (after === undefined ? !isNegated && !isLed : !isLed || isNegated) return null;
  const meaning = means(isNegated);
  return meaning === null ? null : { from, to, weight: to - from + WHOLE + (isNegated ? 1 : 0), meaning, by };
};
const [WHOLE, FAR] = [1.6, 10];
