import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { Fact } from '../../contract.ts';
import { valueNow, VERDICT } from '../../domain/facts/resolve.ts';
import { type Offering, offeringsNow } from '../facts/offerings-now.ts';

/**
 * Facts of stored replies with the catalogue's current value, if it differs. Computed on read: a new catalogue writes
 * nothing. Tool verdicts are not re-evaluated.
 */
export const factsToday = (ctx: CatalogueContext): ((facts: readonly Fact[]) => Fact[]) => {
  const { version } = ctx.catalogue.current();
  const known = new Map<string, Offering[]>();
  const offerings = (code: string): Offering[] => {
    const found = known.get(code) ?? offeringsNow(ctx, code);
    known.set(code, found);
    return found;
  };
  return (facts) =>
    facts.map((fact) => {
      if (fact.version === version || fact.field === VERDICT) return fact;
      const now = valueNow(fact, { offerings });
      return now === fact.value ? fact : { ...fact, now };
    });
};
