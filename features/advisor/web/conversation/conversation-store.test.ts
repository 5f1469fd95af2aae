import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#platform/web/api/api-error.ts';
import { sampleMessage as message } from '../../domain/sample-message.ts';
import { ConversationStore } from './conversation-store.ts';
import { lastReply } from './conversation-state.ts';
import { delta, done, historyOf, start, unreachable, World } from './testing/scripted-world.ts';

let world: World;
let store: ConversationStore;
const textOfReply = () => lastReply(store.getState())?.content;

beforeEach(() => {
  world = new World();
  store = new ConversationStore(world);
});

describe('asking', () => {
  it('shows the answer as it arrives, then as the server stored it', async () => {
    world.asks = [{ events: [start, delta('Be'), delta('cause.'), done('Because.')] }];
    await store.send('  Why?  ');
    expect(world.questions).toEqual([
      { text: 'Why?', clientId: 'c1', sessionId: null, parentId: null, editOf: null, again: null },
    ]);
    expect(store.getState()).toMatchObject({
      phase: 'idle',
      sessionId: 's1',
      messages: historyOf('Because.'),
    });
  });

  it('shows what the server read in the part of a reply that failed', async () => {
    const part = historyOf('Be', { status: 'failed', error: 'Sorry.', statements: [] });
    world.asks = [
      { events: [start, delta('Be'), { event: 'error', data: { code: 'model_failed', error: 'Sorry.' } }] },
    ];
    world.loads = [{ session_id: 's1', title: 'Why?', history: part }];
    await store.send('Why?');
    expect(store.getState()).toMatchObject({ phase: 'idle', messages: part, ending: { status: 'failed' } });
  });

  it('refuses empty questions, and any question while an answer is running', async () => {
    world.asks = [{ events: [start], outcome: 'wait' }];
    await store.send(' \n ');
    void store.send('Why?');
    await store.send('And how?');
    expect(world.questions).toHaveLength(1);
    store.leave();
  });

  it('continues the same conversation', async () => {
    world.asks = [{ events: [start, done('Because.')] }, { events: [start, done('So.')] }];
    await store.send('Why?');
    await store.send('How?');
    expect(world.questions[1]).toMatchObject({ sessionId: 's1', clientId: 'c2', parentId: 'r1' });
  });
});

describe('a broken connection', () => {
  it('in the middle of an answer is resumed automatically', async () => {
    world.asks = [{ events: [start, delta('Be')], outcome: unreachable }];
    world.watches = [
      { events: [start, delta('Because')] },
      { events: [start, delta('Because.'), done('Because.')] },
    ];
    await store.send('Why?');
    expect(textOfReply()).toBe('Because.');
    expect(store.getState().phase).toBe('idle');
  });

  it('is retried at growing intervals', async () => {
    world.asks = [{ events: [start, delta('Be')], outcome: unreachable }];
    world.watches = [
      { outcome: unreachable },
      { outcome: unreachable },
      { events: [start, done('Because.')] },
    ];
    world.loads = [unreachable, unreachable];
    await store.send('Why?');
    expect(textOfReply()).toBe('Because.');
    expect(world.pauses).toEqual([500, 1000, 2000]);
  });

  it('shows the complete answer if that ended meanwhile', async () => {
    world.asks = [{ events: [start, delta('Be')], outcome: unreachable }];
    world.watches = [{}];
    world.loads = [
      { session_id: 's1', title: 'Why?', history: historyOf('Because.', { status: 'interrupted' }) },
    ];
    await store.send('Why?');
    expect(lastReply(store.getState())).toMatchObject({ content: 'Because.', status: 'interrupted' });
    expect(store.getState().ending).toMatchObject({ messageId: 'r1', status: 'interrupted' });
  });

  it('before the answer began resends the question, which stays one question', async () => {
    world.asks = [{ outcome: unreachable }, { events: [start, done('Because.')] }];
    await store.send('Why?');
    expect(world.questions.map(({ clientId }) => clientId)).toEqual(['c1', 'c1']);
    expect(textOfReply()).toBe('Because.');
  });

  it('that is permanent is reported, and Retry resends the same question', async () => {
    world.asks = [{ outcome: unreachable }, { outcome: unreachable }, { outcome: unreachable }];
    await store.send('Why?');
    expect(lastReply(store.getState())?.error).toBe(
      'Sorry, I ran into an error. Try again! The connection was lost; your question is kept.',
    );
    world.asks = [{ events: [start, done('Because.')] }];
    await store.retry(lastReply(store.getState())?.id ?? '');
    expect(world.questions.at(-1)?.clientId).toBe('c1');
    expect(store.getState().messages).toEqual(historyOf('Because.'));
  });
});

describe('a refused question', () => {
  it.each([
    [401, 'signed_out', 'Please sign in again.', 'Authentication failed. Please log in again.'],
    [404, 'not_found', 'Not found.', 'API endpoint not found. Check server status.'],
    [500, 'internal', 'Something went wrong.', 'Sorry, I ran into an error. Try again!'],
    [502, null, 'Bad gateway', 'Sorry, I ran into an error. Try again!'],
    [
      429,
      'daily_limit',
      'The advisor has reached its limit for today.',
      'The advisor has reached its limit for today.',
    ],
    [429, 'too_many_requests', 'Please wait 20 seconds.', 'Please wait 20 seconds.'],
  ] as const)('with %i %s is reported', async (status, code, sentence, shown) => {
    world.asks = [{ outcome: new ApiError(status, code, sentence) }];
    await store.send('Why?');
    expect(lastReply(store.getState())).toMatchObject({ status: 'failed', error: shown });
    expect(store.getState().phase).toBe('idle');
    expect(world.refused).toHaveLength(1);
  });

  it('because of an expired sign-in returns to the composer', async () => {
    world.asks = [{ outcome: new ApiError(401, 'signed_out', 'Please sign in again.') }];
    await store.send('Why?');
    expect(world.returned).toEqual(['Why?']);
  });

  it('because another tab is asking returns to the composer, and that tab’s answer is shown', async () => {
    const running = new ApiError(409, 'reply_running', 'Running.', { session_id: 's1', message_id: 'r1' });
    world.asks = [{ outcome: running }];
    world.loads = [{ session_id: 's1', title: 'Why?', history: historyOf('Be', { status: 'running' }) }];
    world.watches = [{ events: [start, delta('Because.'), done('Because.')] }];
    await store.send('And how?');
    expect(world.returned).toEqual(['And how?']);
    expect(store.getState().messages).toEqual(historyOf('Because.'));
  });
});

describe('a past conversation', () => {
  const loaded = { session_id: 's1', title: 'Why?', history: historyOf('Because.') };

  it('opens with its messages', async () => {
    world.loads = [loaded];
    const opening = store.open('s1');
    expect(store.getState()).toMatchObject({ phase: 'loading', messages: [] });
    await opening;
    expect(store.getState()).toMatchObject({
      phase: 'idle',
      title: 'Why?',
      messages: loaded.history,
      ending: null,
    });
  });

  it('follows its running reply', async () => {
    world.loads = [{ ...loaded, history: historyOf('Beca', { status: 'running' }) }];
    world.watches = [{ events: [start, delta('Because'), delta('.'), done('Because.')] }];
    await store.open('s1');
    expect(textOfReply()).toBe('Because.');
  });

  it('whose reply ended while connecting shows the end', async () => {
    world.loads = [{ ...loaded, history: historyOf('Beca', { status: 'running' }) }, loaded];
    world.watches = [{}];
    await store.open('s1');
    expect(store.getState()).toMatchObject({ phase: 'idle', messages: loaded.history });
  });

  it('that cannot be fetched leaves no messages', async () => {
    world.loads = [new ApiError(500, 'internal', 'Sorry.')];
    await store.open('s1');
    expect(store.getState()).toMatchObject({ messages: [], isUnavailable: true, sessionId: null });
  });

  it('that was left is not shown when its response arrives late', async () => {
    let answer: (session: LoadedSession) => void = () => undefined;
    world.load = () => new Promise((resolve) => (answer = resolve));
    const opening = store.open('s1');
    store.empty();
    answer(loaded);
    await opening;
    expect(store.getState().messages).toEqual([]);
  });

  it('shows messages from another tab after a refresh', async () => {
    const more = [...loaded.history, message('q2', 'user', 'How?'), message('r2', 'assistant', 'So.')];
    world.loads = [loaded, { ...loaded, history: more }];
    await store.open('s1');
    await store.refresh();
    expect(store.getState().messages).toEqual(more);
  });

  it('keeps a reply that was asked for and ended while an older state was on its way', async () => {
    world.loads = [loaded];
    await store.open('s1');
    let answer: (session: typeof loaded) => void = () => undefined;
    world.load = () => new Promise((resolve) => (answer = resolve));
    const refreshing = store.refresh();
    world.asks = [{ events: [start, done('Because.')] }];
    await store.send('Why?');
    answer({ ...loaded, history: [] });
    await refreshing;
    expect(store.getState().messages).toEqual(historyOf('Because.'));
  });
});

describe('Stop', () => {
  it('is sent to the server, and the text is kept', async () => {
    world.asks = [{ events: [start, delta('Be')], outcome: 'wait' }];
    void store.send('Why?');
    await expect.poll(textOfReply).toBe('Be');
    await store.stop();
    expect(world.stopped).toEqual(['r1']);
    expect(store.getState().live?.isStopping).toBe(true);
    store.leave();
  });

  it('before the reply has an id is sent once it has one', async () => {
    world.asks = [{ events: [start], outcome: 'wait' }];
    void store.send('Why?');
    void store.stop();
    expect(world.stopped).toEqual([]);
    await expect.poll(() => world.stopped).toEqual(['r1']);
    store.leave();
  });
});
