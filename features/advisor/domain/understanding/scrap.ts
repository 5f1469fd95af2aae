import { GAP } from './sentence.ts';

/** A sentence's text from which each reader takes out what it understood, so that no word is read twice. */
export class Scrap {
  text: string;
  constructor(text: string) {
    this.text = ` ${text} `;
  }

  /** Reads every match; one that `use` answers with false stays. */
  take(pattern: RegExp, use: (match: RegExpMatchArray) => boolean | void): void {
    this.text = this.text.replaceAll(global(pattern), (...args) => {
      const groups: unknown = args.at(-1);
      const cut = typeof groups === 'object' ? -3 : -2;
      const match = args.slice(0, cut) as unknown as RegExpMatchArray;
      return use(match) === false ? args[0] : GAP;
    });
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }
}

/** By source: readers build their patterns anew for each message, from a finite set. */
const made = new Map<string, RegExp>();
const global = (pattern: RegExp): RegExp => {
  const key = `${pattern.flags}/${pattern.source}`;
  const known = made.get(key);
  if (known) return known;
  const one = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
  made.set(key, one);
  return one;
};
