import { randomUUID } from 'node:crypto';
import type { Course } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import type { Message, StreamEvent } from '#features/advisor/contract.ts';
import { sampleMessage } from '#features/advisor/domain/sample-message.ts';
import { EMPTY_PROFILE, type Profile } from '#features/profile/contract.ts';

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

/** A reply that a test writes. */
export class FakeReply {
  readonly message = message('assistant', '', { status: 'running' });
  readonly #log: StreamEvent[];
  readonly #chat: FakeSession;
  readonly #watchers = new Set<ReadableStreamDefaultController<Uint8Array>>();

  constructor(chat: FakeSession) {
    this.#chat = chat;
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

  /** Breaks every connection that watches it. */
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

type Answer = (body: Record<string, unknown>, ...ids: string[]) => Response;

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A server of one student's conversations, as far as the chat screen asks it. */
export class FakeChat {
  profile: Profile = { ...EMPTY_PROFILE, concentration: 'History', year: 'Junior' };
  sessions: FakeSession[] = [];
  courses = [
    course('COMPSCI 50', 'Introduction to Computer Science'),
    course('MATH 21A', 'Multivariable Calculus'),
  ];
  replies: FakeReply[] = [];
  /** Every call, `POST /api/chat/clear`, with what it sent. */
  calls: { call: string; body: Record<string, unknown> }[] = [];
  /** Answers that stand before all others, by call. */
  refusals: Record<string, Response | undefined> = {};

  addSession(title: string, ...history: Message[]): FakeSession {
    const session = { id: randomUUID(), title, history };
    this.sessions.unshift(session);
    return session;
  }

  callsOf(call: string): Record<string, unknown>[] {
    return this.calls.filter((each) => each.call === call).map(({ body }) => body);
  }

  get lastReply(): FakeReply {
    const reply = this.replies.at(-1);
    if (!reply) throw new Error('nothing was asked yet');
    return reply;
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    const [path = '', query = ''] = url.split('?');
    const body = {
      ...Object.fromEntries(new URLSearchParams(query)),
      ...JSON.parse((init.body as string) ?? '{}'),
    };
    this.calls.push({ call: `${method} ${path}`, body });
    const refusal = this.refusals[`${method} ${path}`];
    if (refusal) return refusal.clone();
    for (const [pattern, answer] of this.#answers) {
      const ids = new RegExp(`^${pattern}$`).exec(`${method} ${path}`);
      if (ids) return answer(body, ...ids.slice(1).map(decodeURIComponent));
    }
    throw new TypeError(`no answer to ${method} ${path}`);
  };

  readonly #answers: [string, Answer][] = [
    ['GET /api/profile', () => json({ profile: this.profile })],
    [
      'GET /api/university',
      () =>
        json({
          subjects: { COMPSCI: 'Computer Science', MATH: 'Mathematics' },
          subject_aliases: { COMPSCI: ['CS'] },
        }),
    ],
    [
      'GET /api/courses',
      () =>
        new Response(
          [{ total: 2 }, ...this.courses.map((each) => row(each.class_tag, each.class_name))]
            .map((each) => `${JSON.stringify(each)}\n`)
            .join(''),
          { headers: { 'content-type': 'application/x-ndjson' } },
        ),
    ],
    [
      'GET /api/courses/(.+)',
      (_, code) => {
        const found = this.courses.find(({ class_tag }) => class_tag === code);
        return found ? json({ ...found, sections: [found] }) : this.#notFound();
      },
    ],
    [
      'GET /api/chat/sessions',
      () =>
        json({
          sessions: this.sessions.map(({ id, title, history }) => ({
            session_id: id,
            title,
            message_count: history.length,
            created_at: '2025-10-01T12:00:00.000Z',
            updated_at: new Date().toISOString(),
          })),
          next: null,
        }),
    ],
    [
      'GET /api/chat/sessions/(.+)',
      (_, id) => {
        const found = this.sessions.find((each) => each.id === id);
        return found
          ? json({ session_id: found.id, title: found.title, history: found.history })
          : this.#notFound();
      },
    ],
    [
      'PATCH /api/chat/sessions/(.+)',
      ({ title }, id) => {
        const found = this.sessions.find((each) => each.id === id);
        if (!found) return this.#notFound();
        found.title = title as string;
        return json({
          session_id: found.id,
          title,
          message_count: found.history.length,
          created_at: '2025-10-01T12:00:00.000Z',
          updated_at: new Date().toISOString(),
        });
      },
    ],
    [
      'DELETE /api/chat/sessions/(.+)',
      (_, id) => {
        this.sessions = this.sessions.filter((each) => each.id !== id);
        return json({ success: true });
      },
    ],
    [
      'POST /api/chat/message',
      ({ message: text, session_id: id }) => {
        const session = this.sessions.find((each) => each.id === id) ?? this.addSession(text as string);
        session.history.push(message('user', text as string));
        return this.#write(session);
      },
    ],
    [
      'POST /api/chat/messages/(.+)/retry',
      (_, id) => {
        const session = this.sessions.find(({ history }) => history.at(-1)?.id === id);
        if (!session) return this.#notFound();
        session.history.pop();
        return this.#write(session);
      },
    ],
    [
      'GET /api/chat/messages/(.+)/stream',
      (_, id) => {
        const reply = this.replies.find((each) => each.message.id === id);
        return reply?.message.status === 'running' ? reply.stream() : new Response(null, { status: 204 });
      },
    ],
    [
      'POST /api/chat/messages/(.+)/stop',
      (_, id) => {
        this.replies.find((each) => each.message.id === id)?.end({ status: 'stopped' });
        return json({ success: true });
      },
    ],
    ['POST /api/chat/clear', () => json({ success: true })],
    [
      'GET /api/chat/search',
      ({ q }) =>
        json({
          results: this.sessions.flatMap(({ id, title, history }) =>
            history
              .filter(({ content }) => content.includes(q as string))
              .map((each) => ({ session_id: id, message_id: each.id, title, snippet: each.content })),
          ),
        }),
    ],
  ];

  #write(session: FakeSession): Response {
    const reply = new FakeReply(session);
    this.replies.push(reply);
    return reply.stream();
  }

  #notFound(): Response {
    return json({ error: 'Not found.', code: 'not_found' }, 404);
  }
}
