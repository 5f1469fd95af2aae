import { ApiError } from '#platform/web/api/api-error.ts';
import type { Message, StreamEvent } from '../../contract.ts';
import type { AskAgain } from '../../reading.contract.ts';
import {
  type Conversation,
  type ConversationAction,
  conversationAfter,
  EMPTY,
  lastReply,
} from './conversation-state.ts';
import { type ConversationOutline, EMPTY_OUTLINE, nextOutline } from './conversation-outline.ts';
import { readReplyStream, type ReplyStream } from './read-reply-stream.ts';
import { sentenceOfFailure } from './send-failure.ts';

export interface LoadedSession {
  session_id: string;
  title: string | null;
  history: readonly Message[];
}

/** A question to send; repeating a `clientId` sends it only once. */
export interface Question {
  text: string;
  clientId: string;
  sessionId: string | null;
  /** What of an earlier reading it changes. */
  again: AskAgain | null;
  /** The last message that is shown; null in an empty conversation. */
  parentId: string | null;
  /** The question that it is another version of; null for a new one. */
  editOf: string | null;
}

/** A reply to be written again; repeating a `clientId` writes it only once. */
export interface Rewriting {
  messageId: string;
  clientId: string;
}

/** A conversation's dependencies. */
export interface ConversationPorts {
  ask(question: Question, signal: AbortSignal): ReturnType<ReplyStream>;
  retry(rewriting: Rewriting, signal: AbortSignal): ReturnType<ReplyStream>;
  watch(messageId: string, signal: AbortSignal): ReturnType<ReplyStream>;
  load(sessionId: string, signal: AbortSignal): Promise<LoadedSession>;
  stop(messageId: string): Promise<unknown>;
  /** Chooses the branch through a message. */
  choose(messageId: string, signal: AbortSignal): Promise<Pick<LoadedSession, 'session_id' | 'history'>>;
  /** Resolves after `ms`, earlier if a retry looks promising, or if `signal` aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  newId(): string;
  now(): Date;
  /** A question is asked, for the first time. */
  onAsked(text: string): void;
  /** A question is part of the conversation. Called before `onChanged`. */
  onArrived(text: string): void;
  /** The conversation was created, written to or switched. */
  onChanged(): void;
  /** A question was refused and is not part of the conversation: its text returns to the composer. */
  onReturned(text: string): void;
  /** @param sentence to be shown, where the conversation does not say it */
  onRefused(error: unknown, sentence: string | null): void;
}

/** Attempts to send a question, or to have a reply written again, without a response before reporting a failure. */
const TRIES = 3;
const LONGEST_PAUSE_MS = 10_000;

const pauseBefore = (attempt: number): number => Math.min(500 * 2 ** attempt, LONGEST_PAUSE_MS);

/** The conversation of one screen: its state and the student's actions. */
export class ConversationStore {
  readonly #ports: ConversationPorts;
  readonly #listeners = new Set<() => void>();
  #state: Conversation = EMPTY;
  #outline: ConversationOutline = EMPTY_OUTLINE;
  /** Aborts requests for the open conversation. */
  #visit = new AbortController();
  #question: Question | null = null;
  /** Sent, and not answered: it may have arrived. */
  #rewriting: Rewriting | null = null;
  #isChoosing = false;

  constructor(ports: ConversationPorts) {
    this.#ports = ports;
  }

  readonly getState = (): Conversation => this.#state;

  readonly getOutline = (): ConversationOutline => this.#outline;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Opens a past conversation and follows its running reply, if any.
   *
   * @param messageId a message whose branch is to be shown
   */
  readonly open = async (sessionId: string, messageId: string | null = null): Promise<void> => {
    const { signal } = this.#leave();
    this.#act({ type: 'opening', sessionId });
    try {
      const loaded = await this.#load(sessionId, messageId, signal);
      if (signal.aborted) return;
      this.#adopt(loaded);
    } catch (error) {
      if (signal.aborted) return;
      this.#act({ type: 'unavailable', isGone: error instanceof ApiError && error.status === 404 });
      if (!(error instanceof ApiError)) throw error;
    }
    await this.#goOn(signal);
  };

  /** Checks for messages written elsewhere. */
  readonly refresh = async (): Promise<void> => {
    const { sessionId, phase, messages } = this.#state;
    if (sessionId === null || phase !== 'idle') return;
    const { signal } = this.#visit;
    try {
      const loaded = await this.#ports.load(sessionId, signal);
      // The student has asked or chosen something meanwhile, which may have ended.
      const isOlder = this.#state.phase !== 'idle' || this.#state.messages !== messages || this.#isChoosing;
      if (signal.aborted || isOlder || lastReply(this.#state)?.isUnsent) return;
      this.#adopt(loaded);
    } catch (error) {
      if (error instanceof ApiError || signal.aborted) return;
      throw error;
    }
    await this.#goOn(signal);
  };

  /** Switches to an empty conversation. A running reply continues on the server. */
  readonly empty = (): void => {
    this.#leave();
    this.#act({ type: 'emptied' });
  };

  /** @param again what of an earlier reading the question changes, which its text says in words */
  readonly send = async (text: string, again: AskAgain | null = null): Promise<void> => {
    if (this.#state.phase !== 'idle' || text.trim() === '') return;
    await this.#askAnew(text, { again });
  };

  /** Asks another version of a question; the earlier one stays, with what follows it. */
  readonly edit = async (messageId: string, text: string): Promise<void> => {
    if (this.#state.phase !== 'idle' || text.trim() === '') return;
    await this.#askAnew(text, { editOf: messageId });
  };

  /** Writes a reply again, or resends a question that did not arrive. */
  readonly retry = async (messageId: string): Promise<void> => {
    const reply = this.#state.messages.find(({ id }) => id === messageId);
    if (this.#state.phase !== 'idle' || !reply) return;
    if (reply.isUnsent) return this.#question ? this.#ask(this.#question) : undefined;
    const pending = this.#rewriting?.messageId === messageId ? this.#rewriting : null;
    const rewriting = pending ?? { messageId, clientId: this.#ports.newId() };
    this.#rewriting = rewriting;
    this.#act({ type: 'retried', messageId });
    await this.#follow((signal) => this.#ports.retry(rewriting, signal), this.#visit.signal);
  };

  /** Shows the branch through a message; it stays as it is where that cannot be fetched. */
  readonly choose = async (messageId: string): Promise<void> => {
    if (this.#state.phase !== 'idle' || this.#isChoosing) return;
    const { ending } = this.#state;
    const { signal } = this.#visit;
    this.#isChoosing = true;
    try {
      const { session_id, history } = await this.#ports.choose(messageId, signal);
      // A reply is running, or has ended since.
      if (signal.aborted || this.#state.phase !== 'idle' || this.#state.ending !== ending) return;
      this.#adopt({ session_id, title: null, history });
      this.#ports.onChanged();
    } catch (error) {
      if (signal.aborted) return;
      this.#ports.onRefused(error, 'That version could not be opened. Please try again.');
    } finally {
      this.#isChoosing = false;
    }
  };

  /** Stops the reply and keeps its text. */
  readonly stop = async (): Promise<void> => {
    if (this.#state.phase !== 'sending') return;
    this.#act({ type: 'stopping', isStopping: true });
    await this.#stopNow();
  };

  /** Shows a new title; the server call is made elsewhere. */
  readonly rename = (title: string): void => {
    this.#set({ ...this.#state, title });
  };

  /** Aborts all requests; called when the screen is unmounted. */
  readonly leave = (): void => {
    this.#leave();
    this.#set(EMPTY);
  };

  async #askAnew(
    text: string,
    { again = null, editOf = null }: Partial<Pick<Question, 'again' | 'editOf'>>,
  ): Promise<void> {
    const { sessionId, messages, before } = this.#state;
    const parentId = (before ?? messages).findLast(({ isUnsent }) => !isUnsent)?.id ?? null;
    const clientId = this.#ports.newId();
    this.#question = { text: text.trim(), clientId, sessionId, parentId, editOf, again };
    this.#ports.onAsked(text);
    await this.#ask(this.#question);
  }

  async #ask(question: Question): Promise<void> {
    const at = this.#ports.now().toISOString();
    const { text, clientId, editOf } = question;
    this.#act({ type: 'asked', text, clientId, at, editOf });
    await this.#follow((signal) => this.#ports.ask(question, signal), this.#visit.signal);
  }

  /**
   * Reads a reply to its end, reconnecting as often as needed.
   *
   * @param isAsking whether `first` requests the reply, so that a refusal is final; otherwise it only watches
   */
  async #follow(first: ReplyStream, signal: AbortSignal, isAsking = true): Promise<void> {
    let stream = first;
    for (let failures = 0; ; failures++) {
      const isFirst = isAsking && stream === first;
      const result = await readReplyStream(stream, signal, (events) => this.#hear(events), isFirst);
      if (result.kind === 'left') return;
      if (result.kind === 'finished') {
        this.#ports.onChanged();
        // The error event has no statements of the text written so far.
        if (lastReply(this.#state)?.status === 'failed') return this.refresh();
        return this.#goOn(signal);
      }
      if (result.kind === 'refused' && isFirst) return this.#refused(result.error);
      // Before its start it is unknown whether the reply was started: the same call is sent again.
      const id = this.#state.before === null ? (lastReply(this.#state)?.id ?? '') : '';
      if (id === '' && failures + 1 >= TRIES) return this.#refused(null);
      if (result.kind === 'cut' && result.hadEvents) failures = 0;
      else if (id !== '' && (await this.#hasEnded(signal))) return;
      this.#act({ type: 'dropped' });
      await this.#ports.pause(pauseBefore(failures), signal);
      if (signal.aborted) return;
      if (id === '') continue;
      this.#act({ type: 'followed' });
      stream = (watching) => this.#ports.watch(id, watching);
    }
  }

  /** Fetches the conversation; true if its last reply has ended or is gone. */
  async #hasEnded(signal: AbortSignal): Promise<boolean> {
    const { sessionId } = this.#state;
    if (sessionId === null) return false;
    try {
      const loaded = await this.#ports.load(sessionId, signal);
      if (signal.aborted) return true;
      this.#adopt(loaded);
      return this.#state.phase !== 'sending';
    } catch (error) {
      if (signal.aborted) return true;
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 404 && error.status !== 401) return false;
      this.#act({ type: 'refused', sentence: sentenceOfFailure(error) });
      return true;
    }
  }

  async #goOn(signal: AbortSignal): Promise<void> {
    const reply = lastReply(this.#state);
    if (this.#state.phase !== 'sending' || !reply) return;
    await this.#follow((watching) => this.#ports.watch(reply.id, watching), signal, false);
  }

  async #refused(error: unknown): Promise<void> {
    const wasUnsent = lastReply(this.#state)?.isUnsent === true;
    // A question from a chip was never in the composer, where the student may have typed something else.
    const typed = wasUnsent && this.#question?.again === null ? this.#question.text : null;
    const details = error instanceof ApiError ? error.details : {};
    const code = error instanceof ApiError ? error.code : null;
    // Another tab asked first: show its reply and return the question to the composer.
    if ((code === 'reply_running' || code === 'conflict') && (details.session_id ?? this.#state.sessionId)) {
      if (typed !== null) this.#ports.onReturned(typed);
      const opening = this.open(details.session_id ?? this.#state.sessionId ?? '');
      this.#ports.onChanged();
      return opening;
    }
    const sentence = sentenceOfFailure(error);
    this.#act({ type: 'refused', sentence });
    if (typed !== null && code === 'signed_out') this.#ports.onReturned(typed);
    this.#ports.onRefused(error, wasUnsent ? null : sentence);
  }

  #hear(events: readonly StreamEvent[]): void {
    const wasUnsent = lastReply(this.#state)?.isUnsent === true;
    this.#act({ type: 'heard', events });
    if (!events.some(({ event }) => event === 'start')) return;
    this.#rewriting = null;
    if (wasUnsent && this.#question) this.#ports.onArrived(this.#question.text);
    this.#ports.onChanged();
    // The student pressed Stop before the reply had an id.
    if (this.#state.live?.isStopping) void this.#stopNow();
  }

  async #stopNow(): Promise<void> {
    const id = lastReply(this.#state)?.id;
    if (!id) return;
    try {
      await this.#ports.stop(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#act({ type: 'stopping', isStopping: false });
    }
  }

  /** A conversation, on the branch of a message if there is one that is not running. */
  async #load(sessionId: string, messageId: string | null, signal: AbortSignal): Promise<LoadedSession> {
    const loaded = await this.#ports.load(sessionId, signal);
    const isThere = messageId === null || loaded.history.some(({ id }) => id === messageId);
    if (isThere || loaded.history.at(-1)?.status === 'running') return loaded;
    try {
      return { ...loaded, ...(await this.#ports.choose(messageId, signal)) };
    } catch (error) {
      // The message was deleted, or a reply has started: show the conversation as it is.
      if (error instanceof ApiError) return loaded;
      throw error;
    }
  }

  #adopt({ session_id: sessionId, title, history }: LoadedSession): void {
    // The student sees what became of it: what they press now is meant anew.
    this.#rewriting = null;
    this.#act({ type: 'loaded', sessionId, title, history });
  }

  #leave(): AbortController {
    this.#visit.abort();
    this.#question = null;
    this.#rewriting = null;
    this.#visit = new AbortController();
    return this.#visit;
  }

  #act(action: ConversationAction): void {
    this.#set(conversationAfter(this.#state, action));
  }

  #set(state: Conversation): void {
    this.#state = state;
    this.#outline = nextOutline(this.#outline, state);
    for (const listener of this.#listeners) listener();
  }
}
