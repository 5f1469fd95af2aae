import { lookupsOfQuestion, lookupsOfReply } from '#features/advisor/domain/course-lookups.ts';
import { recordSpokenOf } from '#features/advisor/domain/spoken-record.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { Course } from '#features/catalogue/contract.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { inTermOrder } from '#features/catalogue/server/shared/term-order.ts';
import { todayOf } from '#features/catalogue/server/shared/today.ts';
import type { SharedContent } from '../contract.ts';

type SharedMessage = SharedContent['chatHistory'][number];

/** Keeps the page readable: a conversation about many courses is not a catalogue. */
const MOST_CARDS = 12;

/** Characters of a conversation that are searched for courses: whoever asks for more is read by everybody's one thread. */
const MOST_READ = 100_000;

/** Records of the courses of a conversation, by the index of the message that names them first. */
export type SharedCards = ReadonlyMap<number, readonly Course[]>;

/**
 * A record for each course that a conversation names, at its first mention, chosen as in the chat. The records come from
 * the current catalogue, which viewers without an account cannot query.
 */
export const cardsOf = (
  ctx: CatalogueContext,
  { chatHistory }: Pick<SharedContent, 'chatHistory'>,
): SharedCards => {
  const catalogue = ctx.catalogue.current();
  const { recogniser, byTag } = courseIndexOf(catalogue);
  const order = inTermOrder(catalogue.university.terms, todayOf(ctx));
  const shown = new Set<string>();
  const cardOf = (code: string, { content: reply, week }: SharedMessage): Course[] => {
    const [first, ...others] = (byTag.get(code) ?? []).toSorted(order);
    if (!first || first.class_name === '' || shown.size >= MOST_CARDS || shown.has(code)) return [];
    shown.add(code);
    // Fields that a card does not show.
    return [{ ...recordSpokenOf(reply, [first, ...others], week), history: [], class_notes: '' }];
  };
  const cards = new Map<number, Course[]>();
  let read = 0;
  for (const [index, message] of chatHistory.entries()) {
    read += message.content.length;
    if (shown.size >= MOST_CARDS || read > MOST_READ) break;
    if (message.role === 'user') continue;
    const before = chatHistory[index - 1];
    const asked = before?.role === 'user' ? lookupsOfQuestion(before.content, recogniser).codes : [];
    const named = lookupsOfReply(
      { content: message.content, checks: [], statements: message.statements ?? null },
      recogniser,
    );
    const courses = [...new Set([...asked, ...named])].flatMap((code) => cardOf(code, message));
    if (courses.length > 0) cards.set(index, courses);
  }
  return cards;
};

/** The content with these records. */
export const withCards = (content: SharedContent, cards: SharedCards): SharedContent => ({
  ...content,
  chatHistory: content.chatHistory.map((message, index) => {
    const courses = cards.get(index);
    return courses ? { ...message, courses: [...courses] } : message;
  }),
});
