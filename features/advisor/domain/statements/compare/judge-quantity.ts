import type { Agreement, Quantity } from '../claim.ts';

/** Whether a claim holds of as many courses as stated, given its verdict for each. */
export const judgeQuantity = (quantity: Quantity, each: readonly Agreement[]): Agreement => {
  const right = each.filter((agrees) => agrees === 'yes').length;
  const possible = each.filter((agrees) => agrees !== 'no').length;
  if (quantity.of === 'none') return right > 0 ? 'no' : possible === 0 ? 'yes' : 'open';
  if (possible < quantity.count) return 'no';
  if (quantity.of === 'at least') return right >= quantity.count ? 'yes' : 'open';
  if (right === possible && right === quantity.count) return 'yes';
  // "Two of the three" is not wrong if all three do.
  return quantity.of === 'exactly' && right > quantity.count ? 'no' : 'open';
};
