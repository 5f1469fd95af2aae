import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#platform/web/api/api-error.ts';
import { sampleMessage as message } from '../../domain/sample-message.ts';
import { ConversationStore } from './conversation-store.ts';
import { lastReply } from './conversation-state.ts';
import { delta, done, historyOf, start, unreachable, World } from './testing/scripted-world.ts';

let world: World;
let store: ConversationStore;

beforeEach(() => {
  world = new World();
  store = new ConversationStore(world);
});

describe('writing a reply again', () => {
  beforeEach(async () => {
    world.loads = [{ session_id: 's1', title: 'Why?', history: historyOf('Be', { status: 'interrupted' }) }];
    await store.open('s1');
  });

  it('shows the new one in its place', async () => {
    world.retries = [{ events: [start, delta('Because.'), done('Because.')] }];
    const retrying = store.retry('r1');
    expect(lastReply(store.getState())).toMatchObject({ content: '', status: 'running' });
    await retrying;
    expect(store.getState().messages).toEqual(historyOf('Because.'));
  });

  it('in another tab is followed once the earlier one has ended', async () => {
    const again = message('r2', 'assistant', '', { status: 'running' });
    world.asks = [
      {
        events: [
          start,
          delta('Be'),
          { event: 'done', data: { session_id: 's1', history: [historyOf('')[0]!, again] } },
        ],
      },
    ];
    world.watches = [{ events: [start, delta('Because.'), done('Because.')] }];
    await store.send('Why?');
    expect(store.getState()).toMatchObject({ phase: 'idle', messages: historyOf('Because.') });
  });

  it('is asked for once, however often its answer is lost, and again with the next press', async () => {
    world.retries = [{ outcome: unreachable }, {}, { events: [start, done('Because.')] }];
    await store.retry('r1');
    const asked = { messageId: 'r1', clientId: 'c1' };
    expect(world.rewritings).toEqual([asked, asked, asked]);
    expect(store.getState().messages).toEqual(historyOf('Because.'));
    world.retries = [{ events: [start, done('Therefore.')] }];
    await store.retry('r1');
    expect(world.rewritings.at(-1)).toEqual({ messageId: 'r1', clientId: 'c2' });
  });

  it('keeps the earlier one where no answer comes, and the next press asks for the same', async () => {
    world.retries = [{ outcome: unreachable }, { outcome: unreachable }, { outcome: unreachable }];
    await store.retry('r1');
    expect(store.getState()).toMatchObject({
      phase: 'idle',
      messages: historyOf('Be', { status: 'interrupted' }),
    });
    expect(world.said).toEqual([expect.stringContaining('The connection was lost')]);
    world.retries = [{ events: [start, done('Because.')] }];
    await store.retry('r1');
    expect(world.rewritings.at(-1)).toEqual({ messageId: 'r1', clientId: 'c1' });
  });

  it('is asked for anew once the conversation was read again', async () => {
    world.retries = [{ outcome: unreachable }, { outcome: unreachable }, { outcome: unreachable }];
    await store.retry('r1');
    world.loads = [{ session_id: 's1', title: 'Why?', history: historyOf('Because.') }];
    await store.refresh();
    world.retries = [{ events: [start, done('Therefore.')] }];
    await store.retry('r1');
    expect(world.rewritings.at(-1)).toEqual({ messageId: 'r1', clientId: 'c2' });
  });

  it('keeps the earlier one and says why when it is refused', async () => {
    const full = new ApiError(429, 'too_many_requests', 'Please wait a moment.');
    world.retries = [{ outcome: full }];
    await store.retry('r1');
    expect(store.getState()).toMatchObject({
      phase: 'idle',
      messages: historyOf('Be', { status: 'interrupted' }),
    });
    expect(world.said).toEqual(['Please wait a moment.']);
  });
});

describe('editing a question', () => {
  const more = [...historyOf('Because.'), message('q2', 'user', 'And?'), message('r2', 'assistant', 'So.')];
  beforeEach(async () => {
    world.loads = [{ session_id: 's1', title: 'Why?', history: more }];
    await store.open('s1');
  });

  it('shows what came before it, then the new version', async () => {
    world.asks = [{ events: [start, done('Because.')] }];
    const asking = store.edit('q2', ' And then? ');
    expect(store.getState().messages.map(({ content }) => content)).toEqual([
      'Why?',
      'Because.',
      'And then?',
      '',
    ]);
    expect(world.questions[0]).toMatchObject({ text: 'And then?', editOf: 'q2', sessionId: 's1' });
    expect(world.asked).toEqual([' And then? ']);
    await asking;
    expect(store.getState().messages).toEqual(historyOf('Because.'));
  });

  it('brings back the earlier version with the next question, if it did not arrive', async () => {
    world.asks = [{ outcome: new ApiError(429, 'daily_limit', 'No more today.') }, { outcome: 'wait' }];
    await store.edit('q1', 'How?');
    expect(store.getState().messages.map(({ content }) => content)).toEqual(['How?', '']);
    void store.send('And now?');
    expect(store.getState().messages.map(({ content }) => content)).toEqual([
      ...more.map(({ content }) => content),
      'And now?',
      '',
    ]);
    expect(world.questions[1]).toMatchObject({ parentId: 'r2', editOf: null });
    store.leave();
  });
});

describe('choosing another version', () => {
  beforeEach(async () => {
    world.loads = [{ session_id: 's1', title: 'Why?', history: historyOf('Because.') }];
    await store.open('s1');
  });

  it('shows its branch', async () => {
    world.choices = [historyOf('Of old.')];
    await store.choose('r0');
    expect(world.chosen).toEqual(['r0']);
    expect(store.getState()).toMatchObject({ messages: historyOf('Of old.'), title: 'Why?', openings: 1 });
  });

  it('changes nothing when it cannot be fetched, and says so', async () => {
    world.choices = [unreachable];
    await store.choose('r0');
    expect(store.getState()).toMatchObject({ messages: historyOf('Because.'), phase: 'idle' });
    expect(world.said).toEqual(['That version could not be opened. Please try again.']);
  });

  it('is part of opening a conversation at a message of another branch', async () => {
    world.loads = [{ session_id: 's2', title: 'Who?', history: historyOf('Because.') }];
    world.choices = [historyOf('Of old.')];
    await store.open('s2', 'r0');
    expect(store.getState().messages).toEqual(historyOf('Of old.'));
    world.loads = [{ session_id: 's3', title: 'Who?', history: historyOf('Because.') }];
    world.choices = [new ApiError(404, 'not_found', 'Not found.')];
    await store.open('s3', 'gone');
    expect(store.getState().messages).toEqual(historyOf('Because.'));
  });
});
