const TOPICS = ['reading', 'writing', 'proof', 'method', 'evidence', 'design', 'theory', 'practice'];
const topicOf = (number: number): string => TOPICS[number % TOPICS.length] ?? '';

const sentence = (number: number): string =>
  `It asks for **${topicOf(number)}** and for patience with \`${topicOf(number + 3)}\`, and rewards both with ${topicOf(number + 5)}. `;

/** Markdown like an advisor's: prose, a list, a table, in turn. */
const section = (number: number): string =>
  [
    `### ${number + 1}. On ${topicOf(number)}`,
    sentence(number) + sentence(number + 1) + sentence(number + 2),
    [1, 2, 3, 4].map((item) => `- *${topicOf(number + item)}*: ${sentence(item)}`).join('\n'),
    [
      '| Course | Hours | Rating |',
      '| --- | ---: | ---: |',
      ...[1, 2, 3].map((row) => `| ${topicOf(number + row)} | ${row + 4}.5 | 4.${row} |`),
    ].join('\n'),
  ].join('\n\n');

/** An answer of exactly this length in UTF-16 units. */
export const longAnswer = (length: number): string => {
  let text = '';
  for (let number = 0; text.length < length; number++) text += `${section(number)}\n\n`;
  return text.slice(0, length);
};

/** Splits a text into `count` equal pieces; the last may be shorter. */
export const inPieces = (text: string, count: number): string[] => {
  const size = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size));
};
