import { numberSaid, WEEK_AMOUNTS, type WeekAmounts } from '../tables/weeks/week-amounts.ts';

/** What a message says about a week as a whole, and the message without it. */
export interface AmountsSaid {
  amounts: Omit<WeekAmounts, 'unheld'>;
  /** What a week cannot satisfy, as typed. */
  unheld: string[];
  rest: string;
}

/** Reads the amounts of a whole week: "16 units on three days at most". Linear: each pattern is bounded. */
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
      // Of two bounds of one kind the first holds; of days the closer one: "long weekends, so three days a week".
      const days = [amounts.max_days, said.amounts.max_days].filter((each) => each !== undefined);
      said.amounts = {
        ...amounts,
        ...said.amounts,
        ...(days.length === 0 ? {} : { max_days: Math.min(...days) }),
      };
      return instead;
    });
  return said;
};
