import { numberSaid, WEEK_AMOUNTS, type WeekAmounts } from '../tables/week-amounts.ts';

/** What a message says of a week as a whole, and the message without that. */
export interface AmountsSaid {
  amounts: Omit<WeekAmounts, 'unheld'>;
  /** What a week can not be held to, as it was said. */
  unheld: string[];
  rest: string;
}

/** "16 units on three days at most": how much there may be of a week, in all. Each phrase is bounded: linear in the message. */
export const amountsIn = (message: string): AmountsSaid => {
  const said: AmountsSaid = { amounts: {}, unheld: [], rest: message };
  for (const { says, reads, instead } of WEEK_AMOUNTS)
    said.rest = said.rest.replaceAll(says, (phrase: string, ...groups: unknown[]) => {
      const numbers = groups
        .slice(0, -2)
        .flatMap((group) => (typeof group === 'string' ? numberSaid(group) : []));
      const read = reads(numbers);
      if (read === null) return phrase;
      const { unheld, ...amounts } = read;
      if (unheld) said.unheld.push(phrase.trim());
      // Of two bounds the one said first holds, unless it was of something else.
      said.amounts = { ...amounts, ...said.amounts };
      return instead;
    });
  return said;
};
