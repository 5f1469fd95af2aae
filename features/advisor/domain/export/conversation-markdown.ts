import type { Message } from '../../contract.ts';
import { REPLY_ENDINGS } from '../reply-endings.ts';
import { MADE_BEFORE, summaryOf } from '../statements/summary.ts';
import { Footnotes } from './footnotes.ts';
import { withoutHtml } from './without-html.ts';

/** A message of any branch. */
export interface ExportedMessage extends Message {
  is_chosen: boolean;
}

export interface Export {
  title: string;
  /** The advisor's name, and the product's. */
  assistant: string;
  product: string;
  /** ISO date. */
  today: string;
}

const ENDINGS: Partial<Record<Message['status'], string>> = {
  ...REPLY_ENDINGS,
  running: 'This reply was still being written.',
};
const STARTED = 60;

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** The start of a message on one line, as a heading names it. */
const startOf = (content: string): string => {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  return withoutHtml(line.length <= STARTED ? line : `${line.slice(0, STARTED).toWellFormed().trimEnd()}…`);
};

/** An address that was removed from a reply leaves its words. */
const withoutDeadLinks = (text: string): string => text.replaceAll(/!?\[([^[\]\n]*)\]\(#\)/g, '$1');

/** Writes messages in order, with consecutively numbered footnotes. */
class Writer {
  readonly #about: Export;
  readonly footnotes = new Footnotes();

  constructor(about: Export) {
    this.#about = about;
  }

  write(message: Message): string {
    const { role, content } = message;
    if (role === 'user') return `## You\n\n${quoted(withoutHtml(content))}`;
    const text = withoutHtml(withoutDeadLinks(this.footnotes.mark(message).trim()));
    const below = this.#below(message);
    return [`## ${this.#about.assistant}`, text, ...below.map((line) => `*${withoutHtml(line)}*`)]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  /** The lines under a reply. */
  #below({ status, error, provider, content, statements, facts, catalogue_date: date }: Message): string[] {
    const { assistant } = this.#about;
    const ending = status === 'failed' ? (error ?? 'This reply failed.') : (error ?? ENDINGS[status]);
    // Of a reply that failed only what was read.
    const isJudged =
      content !== '' &&
      provider !== 'care' &&
      status !== 'running' &&
      (status !== 'failed' || statements !== null);
    const changed = facts.filter(({ now }) => now !== undefined).length;
    const summary =
      statements === null ? MADE_BEFORE : summaryOf(statements, { assistant, date, today: null, changed });
    return [...(ending === undefined ? [] : [ending]), ...(isJudged ? [summary] : [])];
  }
}

/** Messages outside the chosen branch, grouped by where they diverge from it. */
const otherBranches = (messages: readonly ExportedMessage[]): ExportedMessage[][] => {
  const groups = new Map<string, ExportedMessage[]>();
  const roots = new Map<string, string>();
  for (const message of messages.filter(({ is_chosen }) => !is_chosen)) {
    const root = roots.get(message.parent_id ?? '') ?? message.id;
    roots.set(message.id, root);
    groups.set(root, [...(groups.get(root) ?? []), message]);
  }
  return [...groups.values()];
};

/**
 * A conversation as Markdown: the chosen branch, then the other versions, then the footnotes.
 *
 * @param messages of every branch, in the order of writing
 */
export const conversationMarkdown = (messages: readonly ExportedMessage[], about: Export): string => {
  const writer = new Writer(about);
  const parts = [
    `# ${startOf(about.title)}`,
    `${about.product}, ${about.today}. ${about.assistant} can be wrong. Confirm with an academic advisor.`,
    ...messages.filter(({ is_chosen }) => is_chosen).map((message) => writer.write(message)),
  ];
  for (const branch of otherBranches(messages)) {
    const [first] = branch;
    const shown = messages.find((each) => each.is_chosen && each.parent_id === first?.parent_id);
    const what = first?.role === 'user' ? 'question' : 'reply';
    parts.push(`---`, `# Another version of the ${what}${shown ? ` “${startOf(shown.content)}”` : ''}`);
    parts.push(...branch.map((message) => writer.write(message)));
  }
  return `${[...parts, writer.footnotes.toString()].filter((part) => part !== '').join('\n\n')}\n`;
};

/** `which-rivers.md`. */
export const exportName = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, STARTED)
    .replaceAll(/^-+|-+$/g, '');
  return `${words === '' ? 'chat' : words}.md`;
};
