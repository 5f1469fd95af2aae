import type { JudgedCatalogue } from '../judged-catalogue.ts';
import { type Call, callFunction } from './functions.ts';
import { isClock, isSpan, type Picked, type Value, valueOf } from './values.ts';

/** Thrown if a record does not state a value that an expression needs. */
export class NotStated extends Error {}

export interface Setting {
  picked: ReadonlyMap<string, Picked>;
  catalogue: JudgedCatalogue;
  /** Codes that the student has taken. */
  taken: readonly string[];
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|([a-z]+(?:\.[a-z]+)?)|(==|!=|<=|>=|[<>+\-*(),]))/y;

const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`cannot read “${text}”`);
    tokens.push(match[0].trim());
  }
  return tokens;
};

/** Parses and evaluates `a.rating >= b.rating + 0.3`, `not clash(a,b)`, `abs(a.hours-b.hours)>=2`. */
class Reader {
  readonly #tokens: string[];
  readonly #setting: Setting;
  #at = 0;
  /** Fields that were read. */
  readonly fields: string[] = [];

  constructor(text: string, setting: Setting) {
    this.#tokens = tokensOf(text);
    this.#setting = setting;
  }

  whole(): Value {
    const value = this.#condition();
    if (this.#at < this.#tokens.length) throw new Error(`unexpected “${this.#tokens[this.#at]}”`);
    return value;
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #take(): string {
    return this.#tokens[this.#at++] ?? '';
  }

  #condition(): Value {
    if (this.#peek() === 'not') {
      this.#take();
      return this.#condition() !== true;
    }
    const left = this.#sum();
    if (!/^(?:==|!=|[<>]=?)$/.test(this.#peek())) return left;
    const sign = this.#take();
    const right = this.#sum();
    const order = compare(left, right);
    if (sign === '==') return order === 0;
    if (sign === '!=') return order !== 0;
    return (
      (order < 0 && sign.startsWith('<')) ||
      (order > 0 && sign.startsWith('>')) ||
      (order === 0 && sign.endsWith('='))
    );
  }

  #sum(): Value {
    let value = this.#product();
    while (this.#peek() === '+' || this.#peek() === '-') {
      const sign = this.#take() === '+' ? 1 : -1;
      value = added(value, this.#product(), sign);
    }
    return value;
  }

  #product(): Value {
    let value = this.#term();
    while (this.#peek() === '*') {
      this.#take();
      value = Number(value) * Number(this.#term());
    }
    return value;
  }

  #term(): Value {
    const token = this.#take();
    if (token === '(') {
      const value = this.#condition();
      this.#take();
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (token.startsWith('"')) return token.slice(1, -1);
    if (this.#peek() === '(') return this.#call(token);
    const [letter = '', field] = token.split('.');
    const picked = this.#setting.picked.get(letter);
    if (!picked || field === undefined) throw new Error(`there is no ${token}`);
    this.fields.push(field);
    const value = valueOf(picked, field, this.#setting.catalogue);
    if (value === null) throw new NotStated(token);
    return value;
  }

  #call(name: string): Value {
    this.#take();
    const args: Call['args'] = [];
    while (this.#peek() !== ')' && this.#peek() !== '') {
      const picked = this.#setting.picked.get(this.#peek());
      if (picked) {
        this.#take();
        args.push(picked);
      } else args.push(this.#sum());
      if (this.#peek() === ',') this.#take();
    }
    this.#take();
    return callFunction({ name, args }, this.#setting);
  }
}

const keyOf = (value: Value): string | number => {
  if (isClock(value)) return value.clock;
  if (isSpan(value)) return `${value.from}-${value.to}`;
  return typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value);
};

const compare = (left: Value, right: Value): number => {
  const [a, b] = [keyOf(left), keyOf(right)];
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 1e-9 ? 0 : a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
};

const added = (left: Value, right: Value, sign: 1 | -1): Value => {
  const by = sign * Number(isClock(right) ? right.clock : right);
  if (isClock(left)) return isClock(right) ? left.clock + by : { clock: left.clock + by };
  if (isSpan(left)) return { from: left.from + by, to: left.to + by };
  return Number(left) + by;
};

/**
 * @returns the value, and the fields it depends on
 * @throws NotStated
 */
export const evaluate = (text: string, setting: Setting): { value: Value; fields: string[] } => {
  const reader = new Reader(text, setting);
  return { value: reader.whole(), fields: reader.fields };
};
