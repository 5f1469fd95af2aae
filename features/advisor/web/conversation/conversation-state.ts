import type { Message, StreamEvent } from '../../contract.ts';

export interface ShownMessage extends Message {
  /** A question that the server has not confirmed, or its reply that never started. */
  isUnsent?: boolean;
}

/** State of a running reply; its text so far is in the last message. */
export interface LiveReply {
  /** Text received on the current stream; after a reconnect it starts over and catches up with what is shown. */
  heard: string;
  /** The text shown was withdrawn; it stays visible, faded, until new text arrives. */
  isWithdrawn: boolean;
  /** Status line for the student. */
  status: string | null;
  isReconnecting: boolean;
  isStopping: boolean;
}

/** How the last completely received reply ended. */
export interface Ending {
  /** Incremented with each ending, to tell two endings of one message apart. */
  count: number;
  messageId: string;
  status: Message['status'];
}

export interface Conversation {
  /** Null until the server has assigned one. */
  sessionId: string | null;
  title: string | null;
  /** `sending`: a reply is running. `loading` and `sending` block sending. */
  phase: 'idle' | 'loading' | 'sending';
  messages: readonly ShownMessage[];
  live: LiveReply | null;
  ending: Ending | null;
  /** What was shown before a question or a reply was asked for that has not begun yet; null otherwise. */
  before: readonly ShownMessage[] | null;
  /** The requested conversation could not be fetched. */
  isUnavailable: boolean;
  /** It does not exist, or is another student's: asking again cannot help. */
  isGone: boolean;
  /** Incremented each time a past conversation is opened. */
  openings: number;
  /** Ids of replies that ended while this screen was open. */
  fresh: ReadonlySet<string>;
}

export type ConversationAction =
  | { type: 'opening'; sessionId: string }
  | { type: 'loaded'; sessionId: string; title: string | null; history: readonly Message[] }
  | { type: 'unavailable'; isGone?: boolean }
  | { type: 'emptied' }
  | { type: 'asked'; text: string; clientId: string; at: string; editOf?: string | null }
  | { type: 'retried'; messageId: string }
  | { type: 'followed' }
  | { type: 'dropped' }
  | { type: 'stopping'; isStopping: boolean }
  | { type: 'refused'; sentence: string }
  | { type: 'heard'; events: readonly StreamEvent[] };

export const EMPTY: Conversation = {
  sessionId: null,
  title: null,
  phase: 'idle',
  messages: [],
  live: null,
  ending: null,
  before: null,
  isUnavailable: false,
  isGone: false,
  openings: 0,
  fresh: new Set(),
};

const LISTENING: LiveReply = {
  heard: '',
  isWithdrawn: false,
  status: null,
  isReconnecting: false,
  isStopping: false,
};

const RUNNING = {
  role: 'assistant',
  content: '',
  parent_id: null,
  versions: null,
  provider: null,
  model: null,
  status: 'running',
  checks: [],
  facts: [],
  statements: null,
  catalogue_date: null,
  feedback: null,
  reading: null,
  week: null,
  error: null,
  left_out: 0,
} as const;

/** The last reply of the conversation, or null. */
export const lastReply = ({ messages }: Pick<Conversation, 'messages'>): ShownMessage | null => {
  const last = messages.at(-1);
  return last?.role === 'assistant' ? last : null;
};

const withLast = (state: Conversation, change: Partial<ShownMessage>): Conversation => {
  const last = state.messages.at(-1);
  return last ? { ...state, messages: [...state.messages.slice(0, -1), { ...last, ...change }] } : state;
};

const isSame = (one: ShownMessage, other: Message): boolean =>
  one.id === other.id &&
  one.content === other.content &&
  one.status === other.status &&
  one.error === other.error &&
  one.checks.length === other.checks.length &&
  one.statements?.length === other.statements?.length &&
  JSON.stringify(one.reading) === JSON.stringify(other.reading) &&
  one.versions?.place === other.versions?.place &&
  one.versions?.count === other.versions?.count &&
  one.parent_id === other.parent_id &&
  JSON.stringify(one.feedback) === JSON.stringify(other.feedback) &&
  one.isUnsent === undefined;

/** The index of a message; the end for one that is not there. */
const placeOf = (messages: readonly ShownMessage[], id: string | null): number => {
  const place = messages.findIndex((message) => message.id === id);
  return place < 0 ? messages.length : place;
};

/** Takes over the server's messages; unchanged ones keep their objects, so that they do not re-render. */
const adopt = (shown: readonly ShownMessage[], history: readonly Message[]): readonly ShownMessage[] =>
  history.map((message, index) => {
    const there = shown[index];
    return there && isSame(there, message) ? there : message;
  });

const ended = (state: Conversation): Conversation => {
  const last = lastReply(state);
  if (!last) return { ...state, phase: 'idle', live: null };
  const ending = { count: (state.ending?.count ?? 0) + 1, messageId: last.id, status: last.status };
  return { ...state, phase: 'idle', live: null, ending, fresh: new Set([...state.fresh, last.id]) };
};

const hear = (state: Conversation, event: StreamEvent): Conversation => {
  const live = state.live ?? LISTENING;
  const shown = lastReply(state)?.content ?? '';
  switch (event.event) {
    case 'start': {
      const { session_id: sessionId, message_id: id } = event.data;
      const messages = state.messages.map((message) =>
        message.isUnsent ? { ...message, isUnsent: undefined } : message,
      );
      return withLast(
        { ...state, messages, sessionId, before: null, live: { ...live, heard: '', isReconnecting: false } },
        { id },
      );
    }
    case 'status':
      return { ...state, live: { ...live, status: event.data.text } };
    case 'reading':
      return withLast(state, { reading: event.data.reading });
    case 'delta': {
      const heard = live.heard + event.data.text;
      const next = { ...live, heard, status: null };
      // A rejoined stream repeats the text shown; only text beyond it is new.
      if (!live.isWithdrawn && heard.length < shown.length) return { ...state, live: next };
      return withLast({ ...state, live: { ...next, isWithdrawn: false } }, { content: heard });
    }
    case 'reset': {
      // A repeated `reset` withdraws text that was replaced earlier, unless the text shown equals it.
      const isWithdrawn = live.isWithdrawn || (shown !== '' && live.heard === shown);
      return { ...state, live: { ...live, heard: '', status: null, isWithdrawn } };
    }
    case 'done': {
      const { history, session_id: sessionId } = event.data;
      const next = { ...state, sessionId, messages: adopt(state.messages, history) };
      // Another tab has regenerated the reply meanwhile: follow that one.
      if (history.at(-1)?.status === 'running') return { ...next, phase: 'sending', live: LISTENING };
      return ended(next);
    }
    case 'error':
      return ended(withLast(state, { status: 'failed', error: event.data.error }));
    case 'tool':
      return state;
  }
};

/** Without messages; counters continue. */
const emptied = ({ ending, openings, fresh }: Conversation): Conversation => ({
  ...EMPTY,
  ending,
  openings,
  fresh,
});

/** The state after an action. Pure; never reorders messages. */
export const conversationAfter = (state: Conversation, action: ConversationAction): Conversation => {
  switch (action.type) {
    case 'opening':
      return { ...emptied(state), sessionId: action.sessionId, phase: 'loading' };
    case 'loaded': {
      const { sessionId, title, history } = action;
      const messages = adopt(state.messages, history);
      const isRunning = history.at(-1)?.status === 'running';
      const openings = state.openings + (state.phase === 'loading' ? 1 : 0);
      const next = {
        ...state,
        sessionId,
        title: title ?? state.title,
        messages,
        openings,
        before: null,
        isUnavailable: false,
        isGone: false,
      };
      if (isRunning) return { ...next, phase: 'sending', live: state.live ?? LISTENING };
      return state.phase === 'sending' ? ended(next) : { ...next, phase: 'idle', live: null };
    }
    case 'unavailable':
      return { ...emptied(state), isUnavailable: true, isGone: action.isGone ?? false };
    case 'emptied':
      return emptied(state);
    case 'asked': {
      const { text, clientId, at } = action;
      const reply: ShownMessage = {
        ...RUNNING,
        checks: [],
        facts: [],
        id: '',
        created_at: at,
        isUnsent: true,
      };
      const question: ShownMessage = {
        ...reply,
        role: 'user',
        content: text,
        id: clientId,
        status: 'complete',
      };
      // The next question replaces one that never arrived.
      const before = state.before ?? state.messages.filter(({ isUnsent }) => !isUnsent);
      const kept = before.slice(0, placeOf(before, action.editOf ?? null));
      return { ...state, before, phase: 'sending', live: LISTENING, messages: [...kept, question, reply] };
    }
    case 'retried': {
      const { messages } = state;
      const kept = messages.slice(0, placeOf(messages, action.messageId) + 1);
      return withLast(
        { ...state, before: messages, phase: 'sending', live: LISTENING, messages: kept },
        { ...RUNNING, checks: [], facts: [] },
      );
    }
    case 'followed':
      return { ...state, live: { ...(state.live ?? LISTENING), heard: '' } };
    case 'dropped':
      return { ...state, live: { ...(state.live ?? LISTENING), isReconnecting: true } };
    case 'stopping':
      return state.live ? { ...state, live: { ...state.live, isStopping: action.isStopping } } : state;
    case 'refused': {
      // Regenerating was refused: the old reply stays.
      if (state.before && !lastReply(state)?.isUnsent)
        return { ...state, messages: state.before, before: null, phase: 'idle', live: null };
      return ended(withLast(state, { status: 'failed', error: action.sentence }));
    }
    case 'heard':
      return action.events.reduce(hear, state);
  }
};
