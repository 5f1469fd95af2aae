import { ApiError } from '#platform/web/api/api-error.ts';
import type { Message, StreamEvent } from '../../../contract.ts';
import { sampleMessage as message } from '../../../domain/sample-message.ts';
import type { ConversationPorts, LoadedSession, Question, Rewriting } from '../conversation-store.ts';

export const start: StreamEvent = { event: 'start', data: { session_id: 's1', message_id: 'r1' } };
export const delta = (text: string): StreamEvent => ({ event: 'delta', data: { text } });
export const historyOf = (answer: string, rest: Partial<Message> = {}): Message[] => [
  message('q1', 'user', 'Why?'),
  message('r1', 'assistant', answer, rest),
];
export const done = (answer: string): StreamEvent => ({
  event: 'done',
  data: { session_id: 's1', history: historyOf(answer) },
});
export const unreachable = new ApiError(0, null, 'The server cannot be reached.');

/** The result of one call: its events, then an end, a failure or an endless wait. */
type Script = { events?: StreamEvent[]; outcome?: 'end' | 'wait' | ApiError };

async function* play({ events = [], outcome = 'end' }: Script, signal: AbortSignal) {
  for (const event of events) yield event;
  if (outcome === 'wait')
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  if (outcome instanceof ApiError) throw outcome;
}

/** Ports with scripted calls; a call beyond the script is an error. */
export class World implements ConversationPorts {
  asks: Script[] = [];
  retries: Script[] = [];
  watches: Script[] = [];
  choices: (Message[] | ApiError)[] = [];
  loads: (LoadedSession | ApiError)[] = [];
  questions: Question[] = [];
  rewritings: Rewriting[] = [];
  chosen: string[] = [];
  stopped: string[] = [];
  asked: string[] = [];
  arrived: string[] = [];
  returned: string[] = [];
  refused: unknown[] = [];
  said: (string | null)[] = [];
  pauses: number[] = [];
  changes = 0;
  ids = 0;

  ask = (question: Question, signal: AbortSignal) => {
    this.questions.push(question);
    return play(this.next(this.asks), signal);
  };
  retry = (rewriting: Rewriting, signal: AbortSignal) => {
    this.rewritings.push(rewriting);
    return play(this.next(this.retries), signal);
  };
  watch = (_: string, signal: AbortSignal) => play(this.next(this.watches), signal);
  load = async () => {
    const loaded = this.next(this.loads);
    if (loaded instanceof ApiError) throw loaded;
    return loaded;
  };
  choose = async (id: string) => {
    this.chosen.push(id);
    const history = this.next(this.choices);
    if (history instanceof ApiError) throw history;
    return { session_id: 's1', history };
  };
  stop = async (id: string) => this.stopped.push(id);
  pause = async (ms: number) => {
    this.pauses.push(ms);
  };
  newId = () => `c${++this.ids}`;
  now = () => new Date('2025-10-01T12:00:00Z');
  onArrived = (text: string) => {
    this.arrived.push(text);
  };
  onChanged = () => {
    this.changes++;
  };
  onReturned = (text: string) => {
    this.returned.push(text);
  };
  onAsked = (text: string) => {
    this.asked.push(text);
  };
  onRefused = (error: unknown, sentence: string | null) => {
    this.refused.push(error);
    this.said.push(sentence);
  };

  private next<T>(scripts: T[]): T {
    const script = scripts.shift();
    if (script === undefined) throw new Error('a call that the test did not expect');
    return script;
  }
}
