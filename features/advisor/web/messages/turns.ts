import type { ShownMessage } from '../conversation/conversation-state.ts';

/** A question and its reply. */
export interface Turn {
  question: ShownMessage | null;
  reply: ShownMessage | null;
}

export const turnsOf = (messages: readonly ShownMessage[]): Turn[] => {
  const turns: Turn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'user') turns.push({ question: message, reply: null });
    else if (last && !last.reply) last.reply = message;
    else turns.push({ question: null, reply: message });
  }
  return turns;
};
