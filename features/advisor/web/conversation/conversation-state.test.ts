import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StreamEvent } from '../../contract.ts';
import { sampleMessage as message } from '../../domain/sample-message.ts';
import {
  type Conversation,
  type ConversationAction,
  conversationAfter,
  EMPTY,
  lastReply,
} from './conversation-state.ts';

const earlier = [
  message('q1', 'user', 'Hello'),
  message('r1', 'assistant', 'Hello, what are you looking for?'),
];
const asked: ConversationAction = {
  type: 'asked',
  text: 'Why?',
  clientId: 'c2',
  at: '2025-10-01T12:01:00.000Z',
};
const start: StreamEvent = { event: 'start', data: { session_id: 's', message_id: 'r2' } };
const delta = (text: string): StreamEvent => ({ event: 'delta', data: { text } });
const done = (content: string): StreamEvent => ({
  event: 'done',
  data: {
    session_id: 's',
    history: [...earlier, message('q2', 'user', 'Why?'), message('r2', 'assistant', content)],
  },
});

const after = (...actions: ConversationAction[]): Conversation =>
  actions.reduce(
    conversationAfter,
    conversationAfter(EMPTY, { type: 'loaded', sessionId: 's', title: 'Hello', history: earlier }),
  );
const heard = (...events: StreamEvent[]): ConversationAction => ({ type: 'heard', events });

/** What a server sends to a viewer who joins: all events so far, with adjacent text joined. */
const told = (log: readonly StreamEvent[]): StreamEvent[] => {
  const joined: StreamEvent[] = [];
  for (const event of log) {
    const last = joined.at(-1);
    if (event.event === 'delta' && last?.event === 'delta')
      joined.splice(-1, 1, delta(last.data.text + event.data.text));
    else joined.push(event);
  }
  return joined;
};

/** A reply as its events, and the positions at which the connection breaks. */
const replies = fc.record({
  pieces: fc.array(
    fc.oneof(
      { weight: 9, arbitrary: fc.string({ minLength: 1 }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    {
      maxLength: 20,
    },
  ),
  drops: fc.array(fc.nat(22), { maxLength: 4 }),
});

const textOf = (pieces: readonly (string | null)[]): string =>
  pieces.slice(pieces.lastIndexOf(null) + 1).join('');

/** Every action dispatched while such a reply is written. */
const actionsOf = ({
  pieces,
  drops,
}: {
  pieces: (string | null)[];
  drops: number[];
}): ConversationAction[] => {
  const log = [
    start,
    ...pieces.map((piece): StreamEvent => (piece === null ? { event: 'reset', data: {} } : delta(piece))),
  ];
  const actions: ConversationAction[] = [asked];
  for (const [index, event] of log.entries()) {
    actions.push(heard(event));
    if (drops.includes(index))
      actions.push(
        { type: 'dropped' },
        { type: 'followed' },
        ...told(log.slice(0, index + 1)).map((each) => heard(each)),
      );
  }
  return [...actions, heard(done(textOf(pieces)))];
};

describe('a reply with any number of broken connections', () => {
  it('never shows less text, unless withdrawn text is replaced', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        let state = after();
        for (const action of actionsOf(reply)) {
          const next = conversationAfter(state, action);
          const [before, now] = [state, next].map((each) => lastReply(each)?.content ?? '');
          const isReplaced = state.live?.isWithdrawn === true || action === asked;
          const isEnd = action.type === 'heard' && action.events[0]?.event === 'done';
          if (!isReplaced && !isEnd && before && now !== undefined) {
            expect(now.length).toBeGreaterThanOrEqual(before.length);
            if (!reply.pieces.includes(null)) expect(now.startsWith(before)).toBe(true);
          }
          if (before && !isEnd && action !== asked) expect(now).not.toBe('');
          state = next;
        }
      }),
    );
  });

  it('ends as stored by the server, with an unchanged order of messages', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        let state = after();
        for (const action of actionsOf(reply)) {
          state = conversationAfter(state, action);
          expect(state.messages.slice(0, 2)).toEqual(earlier);
          expect(state.messages.slice(2).map(({ role }) => role)).toEqual(['user', 'assistant']);
        }
        expect(lastReply(state)?.content).toBe(textOf(reply.pieces));
        expect(state).toMatchObject({
          phase: 'idle',
          live: null,
          ending: { messageId: 'r2', status: 'complete' },
        });
      }),
    );
  });

  it('shows text as it arrives, to the end, if nothing is withdrawn', () => {
    const state = after(asked, heard(start, delta('Because '), delta('it is ')));
    expect(lastReply(state)?.content).toBe('Because it is ');
    const again = conversationAfter(
      conversationAfter(conversationAfter(state, { type: 'dropped' }), { type: 'followed' }),
      heard(start, delta('Because it is good')),
    );
    expect(lastReply(again)?.content).toBe('Because it is good');
    expect(again.live?.isReconnecting).toBe(false);
  });
});

describe('a question', () => {
  it('is shown at once, with a pending reply', () => {
    const state = after(asked);
    expect(state.phase).toBe('sending');
    expect(state.messages.slice(2)).toMatchObject([
      { role: 'user', content: 'Why?', isUnsent: true },
      { role: 'assistant', content: '', status: 'running' },
    ]);
  });

  it('counts as sent once the server has given the reply an id', () => {
    const state = after(asked, heard(start));
    expect(state.messages.some(({ isUnsent }) => isUnsent)).toBe(false);
    expect(lastReply(state)?.id).toBe('r2');
  });

  it('that was refused stays with the reason until the next question', () => {
    const refused = after(asked, { type: 'refused', sentence: 'Sorry, I ran into an error. Try again!' });
    expect(lastReply(refused)).toMatchObject({
      status: 'failed',
      error: 'Sorry, I ran into an error. Try again!',
    });
    const next = conversationAfter(refused, { ...asked, text: 'And how?', clientId: 'c3' });
    expect(next.messages.map(({ content }) => content)).toEqual([
      ...earlier.map(({ content }) => content),
      'And how?',
      '',
    ]);
  });
});

it('a reply that fails midway keeps its text and states the reason', () => {
  const state = after(
    asked,
    heard(start, delta('Half a '), { event: 'error', data: { code: 'model_failed', error: 'Sorry.' } }),
  );
  expect(lastReply(state)).toMatchObject({ content: 'Half a ', status: 'failed', error: 'Sorry.' });
  expect(state.phase).toBe('idle');
});

it('unchanged messages stay the same objects, so that they do not re-render', () => {
  const state = after(asked, heard(start, delta('x')));
  const [first] = state.messages;
  expect(conversationAfter(state, heard(done('x'))).messages[0]).toBe(first);
});

it('opening a conversation with a running reply follows it', () => {
  const history = [...earlier, message('r2', 'assistant', 'Half', { status: 'running' })];
  const state = after({ type: 'loaded', sessionId: 's', title: null, history });
  expect(state).toMatchObject({ phase: 'sending', title: 'Hello', live: { heard: '' } });
  expect(lastReply(conversationAfter(state, heard(start, delta('Half a'))))?.content).toBe('Half a');
});

it('a conversation that cannot be fetched becomes an empty one that can be used', () => {
  expect(after({ type: 'opening', sessionId: 't' }, { type: 'unavailable' })).toMatchObject({
    sessionId: null,
    messages: [],
    phase: 'idle',
    isUnavailable: true,
  });
});
