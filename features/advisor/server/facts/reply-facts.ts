import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { termOrder } from '#features/catalogue/server/shared/term-order.ts';
import { resolve, type Resolved, type Verdict } from '../../domain/facts/resolve.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { type Offering, offeringsNow } from './offerings-now.ts';

/** What the references of one reply can name: records, and its tools' verdicts. */
export class ReplyFacts {
  readonly #ctx: AdvisorContext;
  readonly #offerings = new Map<string, readonly Offering[]>();
  readonly #toldIn = new Map<string, string>();
  readonly #verdicts = new Map<string, Verdict>();
  /** Number of verdicts per kind. */
  readonly #counts = new Map<string, number>();
  #terms: readonly string[] | null = null;

  constructor(ctx: AdvisorContext) {
    this.#ctx = ctx;
  }

  /**
   * Notes that a tool described a course in a term. References without a term use the first one.
   *
   * @returns whether it is this one
   */
  tell(code: string, term: string): boolean {
    const first = this.#toldIn.get(code) ?? term;
    this.#toldIn.set(code, first);
    return first === term;
  }

  /** Stores a tool's verdict, and returns the id by which the reply can refer to it. */
  decide(kind: string, verdict: Verdict): string {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const id = `${kind}-${count}`;
    this.#verdicts.set(id, verdict);
    return id;
  }

  /**
   * Resolves a reference; null if it names nothing.
   *
   * @param before its sentence so far
   */
  factOf(inner: string, before: string): Resolved | null {
    return resolve(inner, before, {
      offerings: (code) => this.#offeringsOf(code),
      terms: (this.#terms ??= this.#termsNow()),
      toldIn: (code) => this.#toldIn.get(code) ?? null,
      verdict: (id) => this.#verdicts.get(id) ?? null,
      version: this.#ctx.catalogue.current().version,
    });
  }

  #termsNow(): readonly string[] {
    const { terms } = this.#ctx.catalogue.current().university;
    return [...termOrder(terms, todayOf(this.#ctx)).keys()];
  }

  #offeringsOf(code: string): readonly Offering[] {
    const known = this.#offerings.get(code);
    if (known) return known;
    const offerings = offeringsNow(this.#ctx, code);
    this.#offerings.set(code, offerings);
    return offerings;
  }
}
