import { ORDER_WORDS, type OrderLine } from '../../tables/weeks/week-orders.ts';
import { type Word, wordsOf } from '../../spans/words.ts';

/** What the places of a pattern hold, as indexes of words. */
export interface OrderHeld {
  gone: Range | null;
  come: Range | null;
  count: number | null;
}
export interface Range {
  from: number;
  to: number;
}

type Slot = 'GONE' | 'COURSE' | 'COME' | 'N' | 'ANY';
interface Piece {
  slot: Slot | null;
  /** By first word, longest first. */
  alternatives: readonly (readonly string[])[];
  isOptional: boolean;
  /** Its words belong to what COME holds. */
  isHeld: boolean;
}
const SLOTS: ReadonlySet<string> = new Set(['GONE', 'COURSE', 'COME', 'N', 'ANY']);

const pieceOf = (text: string): Piece => {
  const isOptional = text.endsWith('?');
  const isHeld = text.startsWith('@');
  const name = text.slice(isHeld ? 1 : 0, isOptional ? -1 : undefined);
  if (SLOTS.has(name)) return { slot: name as Slot, alternatives: [], isOptional, isHeld };
  const alternatives = name
    .split('|')
    .flatMap((each) => ORDER_WORDS[each]?.split(' ') ?? [each])
    .map((each) => each.split('_').flatMap((word) => wordsOf(word).map(({ text: read }) => read)));
  return { slot: null, alternatives, isOptional, isHeld };
};

export interface OrderPattern {
  line: OrderLine;
  pieces: readonly Piece[];
}
export const patternOf = (line: OrderLine): OrderPattern => ({
  line,
  pieces: line.says.split(' ').map(pieceOf),
});

/** Words that a place may hold at most: with that, a clause is matched in a bounded number of steps. */
const MOST_HELD: Readonly<Record<'GONE' | 'COURSE' | 'COME', number>> = { GONE: 7, COURSE: 7, COME: 16 };
/** "Make it lighter" is about the week. */
const PRONOUNS = new Set(['it', 'this', 'that', 'them', 'these', 'those']);
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const numberOf = ({ text, number }: Word): number | null => {
  const at = number ?? NUMBERS.indexOf(text);
  return Number.isInteger(at) && at > 0 && at <= 8 ? at : null;
};

/** Every way in which a pattern matches all words of a clause, the shortest course that goes first. */
export function* matchesOf(
  { pieces }: OrderPattern,
  words: readonly Word[],
  clause: Range,
): Generator<OrderHeld> {
  yield* matched(pieces, 0, words, clause.from, clause.to, { gone: null, come: null, count: null });
}

function* matched(
  pieces: readonly Piece[],
  index: number,
  words: readonly Word[],
  at: number,
  to: number,
  held: OrderHeld,
): Generator<OrderHeld> {
  const piece = pieces[index];
  if (piece === undefined) {
    if (at === to) yield held;
    return;
  }
  const { slot, alternatives, isOptional, isHeld } = piece;
  if (slot === 'GONE' || slot === 'COURSE' || slot === 'COME') {
    const key = slot === 'COME' ? 'come' : 'gone';
    const isBare = slot === 'COURSE' && PRONOUNS.has(words[at]?.text ?? '');
    for (let end = at + (isBare ? 2 : 1); end <= Math.min(to, at + MOST_HELD[slot]); end += 1)
      yield* matched(pieces, index + 1, words, end, to, {
        ...held,
        [key]: { from: key === 'come' && held.come !== null ? held.come.from : at, to: end },
      });
  } else if (at < to && slot === 'ANY') yield* matched(pieces, index + 1, words, at + 1, to, held);
  else if (at < to && slot === 'N') {
    const count = numberOf(words[at] as Word);
    if (count !== null)
      yield* matched(pieces, index + 1, words, at + 1, to, { ...held, count: held.count ?? count });
  } else if (slot === null)
    for (const each of alternatives) {
      const end = at + each.length;
      if (end <= to && each.every((text, offset) => words[at + offset]?.text === text))
        yield* matched(
          pieces,
          index + 1,
          words,
          end,
          to,
          isHeld ? { ...held, come: { from: at, to: end } } : held,
        );
    }
  if (isOptional) yield* matched(pieces, index + 1, words, at, to, held);
}

/** What words mean, looked up once for each. */
export const once = <T>(of: (said: string) => T): ((said: string) => T) => {
  const known = new Map<string, T>();
  return (said) => {
    if (!known.has(said)) known.set(said, of(said));
    return known.get(said) as T;
  };
};
