/** What is not wished for, with the words of titles and descriptions that say it: "no production" keeps no filmmaking. */
const LINES = `
production: filmmaking animation screenwriting shoot shooting cinematography editing
making: filmmaking animation screenwriting shoot shooting production
filming: filmmaking shoot shooting cinematography production
performance: performing ensemble ensembles orchestra choir
performing: performance ensemble ensembles
playing: ensemble performance
coding: programming code
programming: coding code
proofs: proof
wars: war military
war: wars military
dissection: dissections
writing: essays papers
`;

export const AVOIDED: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [said = '', others = ''] = line.split(': ');
      return [said, others.split(' ')] as const;
    }),
);

/** Topics that are made by hand: a studio is one, whatever its description says. */
export const OF_STUDIOS: ReadonlySet<string> = new Set(['production', 'making', 'filming']);
