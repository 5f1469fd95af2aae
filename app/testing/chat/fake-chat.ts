import { randomUUID } from 'node:crypto';
import type { Course } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import type { Message, StreamEvent } from '#features/advisor/contract.ts';
import { sampleMessage } from '#features/advisor/domain/sample-message.ts';
import { EMPTY_PROFILE, type Profile } from '#features/profile/contract.ts';
import {
  type Answers,
  fakeServer,
  jsonAnswer,
  linesAnswer,
  type Seen,
} from '#platform/web/api/testing/fake-server.ts';

export const message = (role: Message['role'], content: string, rest: Partial<Message> = {}): Message =>
  sampleMessage(randomUUID(), role, content, {
    provider: role === 'assistant' ? 'openai' : null,
    ...rest,
  });

const course = (class_tag: string, class_name: string): Course => ({
  ...SAMPLE_COURSE,
  course_id: class_tag,
  class_tag,
  class_name,
});

const frame = ({ event, data }: StreamEvent): Uint8Array =>
  new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** A reply that the test controls. */
export class FakeReply {
  readonly message: Message;
  readonly #log: StreamEvent[];
  readonly #chat: FakeSession;
  readonly #watchers = new Set<ReadableStreamDefaultController<Uint8Array>>();

  constructor(chat: FakeSession, running: Message) {
    this.#chat = chat;
    this.message = running;
    chat.history.push(this.message);
    this.#log = [{ event: 'start', data: { session_id: chat.id, message_id: this.message.id } }];
  }

  stream(): Response {
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.#watchers.add(own);
        for (const event of this.#log) own.enqueue(frame(event));
      },
      cancel: () => void this.#watchers.delete(own),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  tell(event: StreamEvent): void {
    this.#log.push(event);
    for (const watcher of this.#watchers) watcher.enqueue(frame(event));
  }

  say(text: string): void {
    this.message.content += text;
    this.tell({ event: 'delta', data: { text } });
  }

  end(rest: Partial<Message> = {}): void {
    Object.assign(this.message, { status: 'complete', ...rest });
    this.tell(
      this.message.status === 'failed'
        ? { event: 'error', data: { code: 'model_failed', error: this.message.error ?? '' } }
        : {
            event: 'done',
            data: { session_id: this.#chat.id, history: structuredClone(this.#chat.history) },
          },
    );
    for (const watcher of this.#watchers) watcher.close();
    this.#watchers.clear();
  }

  /** Breaks every open stream of it. */
  cut(): void {
    for (const watcher of this.#watchers) watcher.error(new TypeError('the network is gone'));
    this.#watchers.clear();
  }
}

export interface FakeSession {
  id: string;
  title: string;
  history: Message[];
}

const json = (body: unknown): Response => jsonAnswer(200, body);

/** Fake server with one student's conversations, for the calls of the chat screen. */
export class FakeChat {
  profile: Profile = { ...EMPTY_PROFILE, concentration: 'History', year: 'Junior' };
  sessions: FakeSession[] = [];
  courses = [
    course('COMPSCI 50', 'Introduction to Computer Science'),
    course('MATH 21A', 'Multivariable Calculus'),
  ];
  replies: FakeReply[] = [];
  opensComparison = true;
  /** Ids of pinned conversations. */
  readonly pinned = new Set<string>();
  /** Branches that are not shown: at most one in addition to each conversation's own. */
  kept: { sessionId: string; history: Message[] }[] = [];
  /** Responses that override the defaults. */
  readonly refusals: Answers = {};
  /** All calls, in order. */
  calls: Seen[] = [];

  /** Stubs fetch for the current test. */
  start(): void {
    this.calls = fakeServer(this.refusals, this.#answers);
  }

  addSession(title: string, ...history: Message[]): FakeSession {
    const session = { id: randomUUID(), title, history };
    this.sessions.unshift(session);
    return session;
  }

  /** The bodies sent with this call. */
  callsOf(call: string): Seen['input'][] {
    return this.calls.filter((each) => each.call === call).map(({ input }) => input);
  }

  get lastReply(): FakeReply {
    const reply = this.replies.at(-1);
    if (!reply) throw new Error('nothing was asked yet');
    return reply;
  }

  readonly #answers: Answers = {
    'GET /api/profile': () => json({ profile: this.profile }),
    'GET /api/university': () =>
      json({
        subjects: { COMPSCI: 'Computer Science', MATH: 'Mathematics' },
        subject_aliases: { COMPSCI: ['CS'] },
        terms: [{ name: '2025 Fall', start: '2025-09-02', end: '2025-12-20' }],
        today: '2025-10-20',
      }),
    'GET /api/courses': () =>
      linesAnswer([
        { total: this.courses.length },
        ...this.courses.map(({ class_tag, class_name, overall_score_course_mean, mean_hours }) =>
          row(class_tag, class_name, { overall_score_course_mean, mean_hours }),
        ),
      ]),
    'GET /api/courses/{code}': ({ input }) => {
      const found = this.courses.find(({ class_tag }) => class_tag === input.code);
      return found ? json({ ...found, offerings: [found] }) : this.#notFound();
    },
    'GET /api/chat/sessions': () =>
      json({
        sessions: this.sessions
          .map(this.#listed)
          .toSorted((one, other) => Number(other.is_pinned) - Number(one.is_pinned)),
        next: null,
      }),
    'GET /api/chat/sessions/{id}': ({ input }) => {
      const found = this.#find(input.id);
      return found
        ? json({ session_id: found.id, title: found.title, history: found.history })
        : this.#notFound();
    },
    'PATCH /api/chat/sessions/{id}': ({ input }) => {
      const found = this.#find(input.id);
      if (!found) return this.#notFound();
      found.title = input.title as string;
      return json(this.#listed(found));
    },
    'POST /api/chat/sessions/{id}/pin': ({ input }) => {
      const found = this.#find(input.id);
      if (!found) return this.#notFound();
      if (input.is_pinned) this.pinned.add(found.id);
      else this.pinned.delete(found.id);
      return json(this.#listed(found));
    },
    'GET /api/chat/sessions/{id}/export': ({ input }) =>
      json({ file_name: 'chat.md', markdown: `# ${this.#find(input.id)?.title}` }),
    'DELETE /api/chat/sessions/{id}': ({ input }) => {
      this.sessions = this.sessions.filter((each) => each.id !== input.id);
      return json({ success: true });
    },
    'POST /api/chat/message': ({ input }) => {
      const text = input.message as string;
      const session = this.#find(input.session_id) ?? this.addSession(text);
      const edited = session.history.findIndex(({ id }) => id === input.edit_of);
      const question = message('user', text);
      if (edited >= 0) this.#keep(session, edited, question);
      session.history.push(question);
      return this.write(session);
    },
    'POST /api/chat/messages/{id}/retry': ({ input }) => {
      const session = this.sessions.find(({ history }) => history.some(({ id }) => id === input.id));
      const place = session?.history.findIndex(({ id }) => id === input.id) ?? -1;
      if (!session) return this.#notFound();
      if (session.history[place]?.content !== '') return this.write(session, place);
      session.history.pop();
      return this.write(session);
    },
    'POST /api/chat/messages/{id}/choose': ({ input }) => {
      const kept = this.kept.find(({ history }) => history.some(({ id }) => id === input.id));
      const session = this.sessions.find(({ id }) => id === kept?.sessionId);
      if (!kept || !session) return this.#notFound();
      this.kept = [
        ...this.kept.filter((each) => each !== kept),
        { sessionId: session.id, history: session.history },
      ];
      session.history = kept.history;
      return json({ session_id: session.id, history: session.history });
    },
    'GET /api/chat/messages/{id}/stream': ({ input }) => {
      const reply = this.replies.find((each) => each.message.id === input.id);
      return reply?.message.status === 'running' ? reply.stream() : new Response(null, { status: 204 });
    },
    'POST /api/chat/messages/{id}/stop': ({ input }) => {
      this.replies.find((each) => each.message.id === input.id)?.end({ status: 'stopped' });
      return json({ success: true });
    },
    'POST /api/chat/messages/{id}/feedback': ({ input }) => json({ feedback: input }),
    'DELETE /api/chat/messages/{id}/feedback': () => json({ success: true }),
    'GET /api/chat/settings': () => json({ opens_comparison: this.opensComparison }),
    'POST /api/chat/settings': ({ input }) => {
      this.opensComparison = input.opens_comparison === true;
      return json({ opens_comparison: this.opensComparison });
    },
    'POST /api/chat/clear': () => json({ success: true }),
    'GET /api/chat/search': ({ input }) =>
      json({
        results: this.sessions.flatMap(({ id, title, history }) => {
          const words = input.q as string;
          const hit = (message_id: string | null, snippet: string) => ({
            session_id: id,
            message_id,
            title,
            snippet,
          });
          const found = history.filter(({ content }) => content.includes(words));
          return found.length === 0 && title.includes(words)
            ? [hit(null, '')]
            : found.map((each) => hit(each.id, each.content));
        }),
      }),
  };

  #find(id: unknown): FakeSession | undefined {
    return this.sessions.find((each) => each.id === id);
  }

  readonly #listed = ({ id, title, history }: FakeSession) => ({
    session_id: id,
    title,
    message_count: history.length,
    created_at: '2025-10-01T12:00:00.000Z',
    updated_at: new Date().toISOString(),
    is_pinned: this.pinned.has(id),
  });

  /** Keeps the current branch, and continues with another version of its message at `place`. */
  #keep(session: FakeSession, place: number, other: Message): void {
    const earlier = session.history[place];
    if (!earlier) throw new Error('there is no such message');
    earlier.versions = { place: 1, count: 2, previous: null, next: other.id };
    other.versions = { place: 2, count: 2, previous: earlier.id, next: null };
    this.kept.push({ sessionId: session.id, history: session.history });
    session.history = session.history.slice(0, place);
  }

  /** Starts a reply in a conversation: to its last message, or instead of one. */
  write(session: FakeSession, insteadOf: number | null = null): Response {
    const running = message('assistant', '', { status: 'running' });
    if (insteadOf !== null) this.#keep(session, insteadOf, running);
    const reply = new FakeReply(session, running);
    this.replies.push(reply);
    return reply.stream();
  }

  #notFound(): Response {
    return jsonAnswer(404, { error: 'Not found.', code: 'not_found' });
  }
}
