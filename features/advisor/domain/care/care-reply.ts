import type { SupportLine } from '#features/catalogue/contract.ts';
import { CARE_WORDS, type CareWords } from './care-words.ts';
import type { Heard } from './hear-despair.ts';
import { dialling, emergencyOf, linesOf, type Support } from './support-lines.ts';

/** A pack's text with its markdown escaped. */
const asWritten = (text: string): string => text.replaceAll(/[\\`*_[\]<>~|]/g, String.raw`\$&`);

const lineSaid = ({ name, telephone, text, address, hours, note }: SupportLine, words: CareWords): string => {
  const ways = [
    telephone === null ? null : `${words.call} [${asWritten(telephone)}](${dialling(telephone)})`,
    text === null ? null : `${words.text} ${asWritten(text)}`,
  ].filter((way) => way !== null);
  const rest = [address, hours, note].filter((part) => part !== null).map(asWritten);
  return `- **${asWritten(name)}**: ${[ways.join(', '), ...rest].filter((part) => part !== '').join('; ')}`;
};

/**
 * The reply to words of despair or danger, as markdown, in the recognised language: acknowledges the message, says
 * that this is a program, names who can help now and what to do at once. Names no course.
 */
export const careReply = (
  { about, language }: Heard,
  university: Support & { assistant: string },
): string => {
  const words = CARE_WORDS[language];
  const lines = linesOf(university);
  const now = words.now[about](emergencyOf(university) ?? words.localNumber);
  const help =
    lines.length > 0
      ? [words.program(university.assistant), lines.map((line) => lineSaid(line, words)).join('\n')]
      : [words.withoutLines(university.assistant)];
  const parts = about === 'danger' ? [now, ...help] : [...help, now];
  return [words.opening[about], ...parts, words.closing].join('\n\n');
};
