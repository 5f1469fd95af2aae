import { afterReply, afterRequests, type Context, NO_CONTEXT, type WeekSaid } from './context.ts';
import { isStarter } from '../is-starter.ts';
import { closeWishes } from './frame/close-wishes.ts';
import { decide } from './decide.ts';
import type { Speaker } from './references/setting-of.ts';
import { frameAsChosen } from './frame/frame-as-chosen.ts';
import { inTermOfTalk, inTermTaken } from './references/talk-term.ts';
import type { Understanding, Wish } from './request.ts';
import type { Vocabulary } from './spans/vocabulary.ts';
import { keepingShownSections } from './weeks/edits/sections-kept.ts';

export interface Said {
  role: 'user' | 'assistant';
  text: string;
  /** For a question whose conditions the student chose one by one: exactly what it asks. */
  wish?: Wish | null;
  /** For a reply: the week that it proposed. */
  week?: WeekSaid | null;
}

/** Older messages are ignored: a student who refers to them is asked. */
const MESSAGES_READ = 40;

/**
 * The requests of the last message of a conversation. The whole conversation is read again each time, so no state is
 * kept between messages and any instance can answer.
 *
 * @param conversation oldest first, the student's question last
 */
export const understand = (
  conversation: readonly Said[],
  vocabulary: Vocabulary,
  speaker: Speaker,
): Understanding => {
  let context: Context = NO_CONTEXT;
  /** The context before the last question. */
  let before = context;
  let understanding: Understanding = { requests: [{ kind: 'small_talk', talk: 'hello' }], readings: [] };
  for (const { role, text, wish, week } of conversation.slice(-MESSAGES_READ))
    if (role === 'assistant') context = afterReply(context, text, vocabulary.lexicon.recogniser, week);
    else {
      // A question that the product offers depends on nothing that was said before.
      before = isStarter(text) ? NO_CONTEXT : context;
      const read = wish ? asChosen(wish, vocabulary) : decide(text, before, vocabulary, speaker);
      const inTerm = read.requests.map((request) =>
        inTermTaken(inTermOfTalk(request, before), speaker.planned ?? []),
      );
      understanding = { ...read, requests: keepingShownSections(inTerm, before.week) };
      const next = afterRequests(before, understanding.requests);
      context = {
        ...next,
        ...(understanding.frame ? { frame: understanding.frame } : {}),
        week: next.week ?? context.week,
        language: understanding.language ?? null,
      };
    }
  const last = conversation.at(-1);
  const [request, ...others] = understanding.requests;
  if (last?.role !== 'user' || last.wish || request?.kind !== 'recommend' || others.length > 0)
    return understanding;
  const close = closeWishes(last.text, request.wish, before, vocabulary, speaker);
  return close.length === 0 ? understanding : { ...understanding, close };
};

const asChosen = (wish: Wish, vocabulary: Vocabulary): Understanding => ({
  requests: [{ kind: 'recommend', wish: { ...wish, isExact: true, frame: frameAsChosen(wish, vocabulary) } }],
  readings: [],
});
