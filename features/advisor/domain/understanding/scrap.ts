import { GAP } from './sentence.ts';

/** A sentence's text from which each reader takes out what it understood, so that no word is read twice. */
export class Scrap {
  text: string;
  constructor(text: string) {
    this.text = ` ${text} `;
  }

  /** Reads every match; one that `read` answers with false stays. */
  take(pattern: RegExp, read: (match: RegExpMatchArray) => boolean | void): void {
    const left = this.text.replaceAll(global(pattern), (...args) => {
      const groups: unknown = args.at(-1);
      const cut = typeof groups === 'object' ? -3 : -2;
      const match = args.slice(0, cut) as unknown as RegExpMatchArray;
      return read(match) === false ? args[0] : GAP;
    });
    this.text = evenSpaces(left);
  }

  /** Reads what follows `lead`: the most words, up to so many, that `read` takes; nothing where it takes none. */
  takeLongest(lead: RegExp, most: number, read: (said: string) => boolean | void): void {
    for (const found of this.text.matchAll(global(lead))) {
      const from = found.index + found[0].length;
      const words = [...this.text.slice(from).matchAll(/[^\s·.,;!?()]+(?=[ .,;!?()]|$)/g)].slice(0, most);
      for (let count = words.length; count > 0; count--) {
        const last = words[count - 1];
        const to = from + (last?.index ?? 0) + (last?.[0].length ?? 0);
        const said = this.text.slice(from, to);
        if (/[·.;!?()]/.test(said) || read(said) === false) continue;
        this.text = evenSpaces(this.text.slice(0, found.index) + GAP + this.text.slice(to));
        return;
      }
    }
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }
}

const evenSpaces = (text: string): string => text.replaceAll(/ {2,}/g, ' ');

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
