import { CUES, type Operation } from '../tables/follow-ups.ts';
import type { Word } from '../spans/words.ts';

/** A class of words: its alternatives, each of one or several words. */
interface Class {
  alternatives: readonly (readonly string[])[];
  isForbidden: boolean;
}

const compiled = CUES.map(({ says, asks }) => ({
  asks,
  classes: says.split(' ').map((part): Class => ({
    isForbidden: part.startsWith('!'),
    alternatives: part
      .replace('!', '')
      .split('|')
      .map((each) => each.split('_')),
  })),
}));

/** The operations that a message asks for by its words, in any order. Linear in the message. */
export const operationsIn = (words: readonly Pick<Word, 'text'>[]): ReadonlySet<Operation> => {
  const texts = words.map(({ text }) => text);
  const has = ({ alternatives }: Class): boolean =>
    alternatives.some((alternative) =>
      texts.some((_, at) => alternative.every((word, next) => texts[at + next] === word)),
    );
  return new Set(
    compiled
      .filter(({ classes }) => classes.every((each) => has(each) !== each.isForbidden))
      .map(({ asks }) => asks),
  );
};
