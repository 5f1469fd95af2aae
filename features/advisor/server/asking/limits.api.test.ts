import { and, eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, newStudent, PASSWORD, type Student } from '#app/testing/students.ts';
import { engineOf, testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { deleteAccount } from '#features/accounts/contract.ts';
import * as contract from '../../contract.ts';
import { MAX_STEPS } from '../models/ask-model.ts';
import { listRecentMessages } from '../advisor.access.ts';
import { chatMessages } from '../advisor.tables.ts';

const REPLY_TOKENS = 60_000;
const CEILING = 5 * REPLY_TOKENS;

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return {
    UNIVERSITY: await makeBirchPack(),
    OPENAI_BASE_URL: vendor.url,
    DAILY_TOKEN_LIMIT: String(CEILING),
    STUDENT_DAILY_TOKENS: String(2 * REPLY_TOKENS),
    REPLY_TOKENS: String(REPLY_TOKENS),
  };
});
afterAll(() => vendor.stop());

let student: Student;
beforeEach(async () => {
  await product.db.execute(sql`delete from token_usage`);
  await product.db.execute(sql`delete from student_token_usage`);
  // The windows are a minute and a day.
  product.clock.stop();
  vendor.usageOf = () => ({ input: 100, output: 20 });
  student = await newChatter(product);
});

const ask = (message: string, more = {}) =>
  product.call(contract.sendMessage, { message, force_new_session: true, ...more }, student.token);
const tokensToday = async () => {
  const [row] = await rowsOf<{ tokens: number }>(
    product.db,
    sql`select sum(tokens)::int as tokens from token_usage`,
  );
  return row?.tokens ?? 0;
};
const setTokens = (tokens: number) =>
  product.db.execute(
    sql`insert into token_usage (day, tokens) values (${product.clock.now().toISOString().slice(0, 10)}, ${tokens})
        on conflict (day) do update set tokens = excluded.tokens`,
  );

describe('the message limit of a student', () => {
  it('admits fifteen messages a minute and refuses the sixteenth with a waiting time', async () => {
    const answers = [];
    for (let count = 0; count < 16; count++) answers.push(await ask('Hi', { provider: 'anthropic' }));
    expect(answers.slice(0, 15).every(({ status }) => status === 200)).toBe(true);
    const refused = answers[15];
    expect([refused?.status, refused?.body.code]).toEqual([429, 'too_many_requests']);
    expect(refused?.body.error).toMatch(/Please wait a moment and send it again in \d+ seconds?\.$/);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const { body } = await product.call(contract.listSessions, {}, student.token);
    expect(body.sessions).toHaveLength(15);
    product.clock.advance(61_000);
    expect((await ask('Hi again', { provider: 'anthropic' })).status).toBe(200);
  });

  it('answers a stream request with the same error', async () => {
    for (let count = 0; count < 15; count++) await ask('Hi', { provider: 'anthropic' });
    const events = await openEvents(product, '/api/chat/message', student.token, { message: 'Hi' });
    expect(events.status).toBe(429);
    expect(events.headers.get('content-type')).toContain('application/json');
  });

  it('counts retries, but not a repeated client message id', async () => {
    const client_message_id = crypto.randomUUID();
    const first = await ask('Hi', { provider: 'anthropic', client_message_id });
    for (let count = 0; count < 14; count++)
      await product.call(
        contract.retryReply,
        { message_id: first.body.history[1]?.id ?? '', provider: 'anthropic' },
        student.token,
      );
    expect((await ask('Hi again', { provider: 'anthropic' })).status).toBe(429);
    const again = await ask('Hi', { provider: 'anthropic', client_message_id });
    expect(again.status).toBe(200);
    expect(again.body.session_id).toBe(first.body.session_id);
  });
});

describe('the daily limit of vendor tokens', () => {
  it('counts the tokens that the vendor reports', async () => {
    await ask('Good morning');
    expect(await tokensToday()).toBe(120);
    await ask('Good morning');
    expect(await tokensToday()).toBe(240);
  });

  it('refuses with a message when reached, and stores nothing of the question', async () => {
    await setTokens(CEILING - REPLY_TOKENS + 1);
    const { status, body, headers } = await ask('Good morning');
    expect([status, body.code]).toEqual([429, 'daily_limit']);
    expect(body.error).toMatch(
      /^The advisor has reached its limit for today. Please come back in \d+ \w+\.$/,
    );
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect((await product.call(contract.listSessions, {}, student.token)).body.sessions).toEqual([]);
  });

  it('never admits more replies at once than it has tokens for', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    vendor.on('all at once', () => [{ wait: gate }, { say: 'Now.' }]);
    const chatters = await Promise.all(Array.from({ length: 8 }, () => newChatter(product)));
    const refused: number[] = [];
    const asked = Promise.all(
      chatters.map(async ({ token }) => {
        const answer = await product.call(contract.sendMessage, { message: 'all at once' }, token);
        if (answer.status === 429) refused.push(answer.status);
        return answer;
      }),
    );
    // End the first replies only now: the tokens they release would admit another.
    await expect.poll(() => refused).toHaveLength(3);
    await expect.poll(() => vendor.requests.filter(({ raw }) => raw.includes('all at once'))).toHaveLength(5);
    go();
    const statuses = (await asked).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await tokensToday()).toBe(5 * 120);
  });

  it('releases the reservation of a refused question', async () => {
    const { status } = await ask('Hi', { force_new_session: false, session_id: crypto.randomUUID() });
    expect(status).toBe(404);
    expect(await tokensToday()).toBe(0);
  });

  it('keeps what was used for a question that could not be stored, and stops asking', async () => {
    const asked = vendor.requests.length;
    vendor.on('not to be stored', () => [{ say: 'One ' }, { wait: new Promise(() => {}) }]);
    await product.db.execute(
      sql`alter table chat_messages add constraint refused check (content <> 'not to be stored') not valid`,
    );
    try {
      expect((await ask('not to be stored')).status).toBe(500);
    } finally {
      await product.db.execute(sql`alter table chat_messages drop constraint refused`);
    }
    const [request, ...more] = vendor.requests.slice(asked);
    expect(more).toEqual([]);
    await expect.poll(() => request?.isAborted).toBe(true);
    expect(await tokensToday()).toBeGreaterThan(300);
    expect(await tokensToday()).toBeLessThan(REPLY_TOKENS / 2);
    expect((await product.call(contract.listSessions, {}, student.token)).body.sessions).toEqual([]);
  });

  // The embedded database has one connection, on which nothing conflicts.
  it.runIf(engineOf() === 'postgresql')(
    'counts both requests of a question written again after a conflict',
    async () => {
      const asked = vendor.requests.length;
      const cut = [{ say: 'One ' }, { wait: new Promise<void>(() => {}) }];
      vendor.on('written again', () => (vendor.requests.length === asked + 1 ? cut : [{ say: 'Two.' }]));
      await product.db.execute(sql`create sequence conflicts`);
      await product.db
        .execute(sql`create function conflict_once() returns trigger language plpgsql as $$ begin
      if nextval('conflicts') = 1 then raise exception 'conflict' using errcode = '40001'; end if; return new; end $$`);
      await product.db.execute(
        sql`create trigger conflict_once before insert on chat_messages for each row execute function conflict_once()`,
      );
      try {
        const { status, body } = await ask('written again');
        expect([status, body.history.length]).toEqual([200, 2]);
      } finally {
        await product.db.execute(sql`drop function conflict_once cascade`);
        await product.db.execute(sql`drop sequence conflicts`);
      }
      expect(vendor.requests).toHaveLength(asked + 2);
      expect(await tokensToday()).toBeGreaterThan(120 + 300);
      expect(await tokensToday()).toBeLessThan(REPLY_TOKENS / 2);
    },
  );

  it('releases the reservation of a question without a profile, and stores nothing of it', async () => {
    const { token } = await newStudent(product);
    const answer = await product.call(contract.sendMessage, { message: 'Good morning' }, token);
    expect([answer.status, answer.body.code]).toEqual([409, 'profile_incomplete']);
    expect(await tokensToday()).toBe(0);
    expect((await product.call(contract.listSessions, {}, token)).body.sessions).toEqual([]);
    await setTokens(CEILING);
    const again = await product.call(contract.sendMessage, { message: 'Good morning' }, token);
    expect(again.body.code).toBe('profile_incomplete');
    expect(await tokensToday()).toBe(CEILING);
  });

  it('resets the next day', async () => {
    await setTokens(CEILING);
    product.clock.advance(86_400_000);
    expect((await ask('Good morning')).status).toBe(200);
  });

  it('does not apply to the offline advisor', async () => {
    await setTokens(CEILING);
    const { status, body } = await ask('Tell me about GEOL 10', { provider: 'anthropic' });
    expect(status).toBe(200);
    expect(body.history[1]?.provider).toBe('offline');
  });

  it('keeps an estimate for a reply stopped before the vendor reported its tokens', async () => {
    vendor.on('stopped early', () => [{ say: 'One two three. ' }, { wait: new Promise(() => {}) }]);
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: 'stopped early',
    });
    await events.untilText('three');
    const { message_id } = await events.until('start');
    await product.call(contract.stopReply, { message_id }, student.token);
    await events.until('done');
    expect(await tokensToday()).toBeGreaterThan(300);
    expect(await tokensToday()).toBeLessThan(REPLY_TOKENS);
  });
});

describe('the daily tokens of a student', () => {
  it('are refused when used up, without affecting other students', async () => {
    vendor.usageOf = () => ({ input: 50_000, output: 10_000 });
    await ask('Good morning');
    await ask('Good morning');
    const refused = await ask('Good morning');
    expect([refused.status, refused.body.code]).toEqual([429, 'daily_limit']);
    expect(refused.body.error).toMatch(/^You have used what the advisor can give one student in a day\./);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    const other = await newChatter(product);
    const answered = await product.call(contract.sendMessage, { message: 'Good morning' }, other.token);
    expect(answered.status).toBe(200);
  });

  it('are released if the deployment’s limit refuses the question', async () => {
    await setTokens(CEILING);
    expect((await ask('Good morning')).status).toBe(429);
    await setTokens(0);
    expect([(await ask('Good morning')).status, (await ask('Good morning')).status]).toEqual([200, 200]);
  });

  it('are deleted with the account', async () => {
    await ask('Good morning');
    await product.call(deleteAccount, { password: PASSWORD }, student.token);
    expect(await rowsOf(product.db, sql`select * from student_token_usage`)).toEqual([]);
  });
});

describe('a model that calls as many tools as it can', () => {
  /** A model that calls ten large searches in every step. The vendor counts its input. */
  const greedy = () => {
    vendor.usageOf = ({ raw }) => ({ input: Math.ceil(raw.length / 4), output: 500 });
    vendor.on('everything', ({ body }) =>
      JSON.stringify(body.tool_choice)?.includes('none')
        ? [{ say: 'That is all I can look at.' }]
        : Array.from({ length: 10 }, () => ({ tool: 'search_courses', input: { limit: 20 } })),
    );
  };

  it('gets limited tool output and must answer in its last step', async () => {
    greedy();
    const before = vendor.requests.length;
    const { body } = await ask('everything');
    expect(body.history.at(-1)?.content).toBe('That is all I can look at.');
    expect(vendor.requests.length - before).toBeLessThan(MAX_STEPS);
    expect(await tokensToday()).toBeLessThanOrEqual(REPLY_TOKENS);
  });

  it('leaves other students their answers, and exceeds the limit by at most its last step', async () => {
    greedy();
    const honest = await newChatter(product);
    const statuses = { greedy: new Set<number>(), honest: new Set<number>() };
    for (let round = 0; round < 2; round++) {
      for (const { status } of await Promise.all([ask('everything'), ask('everything'), ask('everything')]))
        statuses.greedy.add(status);
      vendor.usageOf = () => ({ input: 100, output: 20 });
      const { status } = await product.call(contract.sendMessage, { message: 'Good morning' }, honest.token);
      statuses.honest.add(status);
      greedy();
    }
    expect([...statuses.honest]).toEqual([200]);
    expect(statuses.greedy).toContain(429);
    expect(await tokensToday()).toBeLessThanOrEqual(2 * REPLY_TOKENS + 2 * 120);
  });
});

describe('running replies', () => {
  it('are limited to two per student, across tabs', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    vendor.on('many tabs', () => [{ wait: gate }, { say: 'Now.' }]);
    const refused: number[] = [];
    const askOnce = async () => {
      const answer = await ask('many tabs', { provider: 'openai' });
      if (answer.status === 429) refused.push(answer.status);
      return answer;
    };
    const asked = Promise.all(Array.from({ length: 6 }, askOnce));
    await expect.poll(() => refused).toHaveLength(4);
    const offline = await ask('Hi', { provider: 'anthropic' });
    expect([offline.status, offline.body.code]).toEqual([429, 'too_many_requests']);
    expect(offline.body.error).toMatch(/^2 replies are being written for you already\./);
    expect(offline.headers.get('retry-after')).toBe('5');
    go();
    const statuses = (await asked).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect((await ask('Hi', { provider: 'anthropic' })).status).toBe(200);
  });
});

describe('a long conversation', () => {
  it('is cut to its newest part for the model, and the reply states how many messages were omitted', async () => {
    const filler = 'rivers and lakes '.repeat(440);
    vendor.on('rivers', () => [{ say: 'Long ago I said rivers.' }]);
    const { body } = await ask(`1 ${filler}`);
    for (const count of [2, 3, 4, 5, 6, 7])
      await ask(`${count} ${filler}`, { force_new_session: false, session_id: body.session_id });
    const last = await ask('What did I say first?', {
      force_new_session: false,
      session_id: body.session_id,
    });
    const request = vendor.requests.at(-1);
    const sent = JSON.stringify(request?.body.messages);
    expect(sent).not.toContain('1 rivers');
    expect(sent).toContain('7 rivers');
    expect(sent).toContain('What did I say first?');
    const leftOut = last.body.history.at(-1)?.left_out ?? 0;
    expect(leftOut).toBeGreaterThan(0);
    expect(leftOut).toBeLessThan(14);
    expect(leftOut % 2).toBe(0);
    expect(sent).toContain(`The first ${leftOut} messages of this conversation`);
    expect(last.body.history).toHaveLength(16);
  });

  /** Adds `count` messages of 8 kB, half of them failed replies without text. */
  const lengthen = (sessionId: string, count: number) =>
    product.db.execute(
      sql`insert into chat_messages
            (id, user_id, session_id, position, role, content, created_at, status, checks, left_out)
          select gen_random_uuid(), user_id, session_id, at,
            case when at % 2 = 0 then 'user' else 'assistant' end,
            case when at % 4 = 3 then '' else at || ' ' || repeat('word and more ', 571) end,
            now(), 'complete', '[]', 0
          from chat_messages, generate_series(2, ${count + 1}) as at
          where session_id = ${sessionId} and position = 0`,
    );

  it('of hundreds of long messages is read from its end only, but shown in full', async () => {
    const { body } = await ask('The first question');
    const session_id = body.session_id;
    await lengthen(session_id, 346);
    const [owner] = await product.db
      .select({ userId: chatMessages.userId })
      .from(chatMessages)
      .where(eq(chatMessages.sessionId, session_id));
    const { rows, omitted } = await listRecentMessages(product.db, owner?.userId ?? '', session_id);
    expect(rows.length).toBeLessThan(50);
    expect(rows.at(-1)?.position).toBe(347);
    const before = await product.db
      .select({ content: chatMessages.content })
      .from(chatMessages)
      .where(and(eq(chatMessages.sessionId, session_id), lt(chatMessages.position, 348 - rows.length)));
    expect(omitted).toBe(before.filter(({ content }) => content !== '').length);
    const { body: after } = await ask('And then?', { force_new_session: false, session_id });
    expect(after.history).toHaveLength(350);
    expect(after.history.map(({ content }) => content.split(' ', 1)[0]).slice(344, 349)).toEqual([
      '344',
      '345',
      '346',
      '',
      'And',
    ]);
    const said = after.history.slice(0, -2).filter(({ content }) => content !== '').length;
    const roles = vendor.requests.at(-1)?.body.messages?.map(({ role }) => role) ?? [];
    const shown = roles.filter((role) => role === 'user' || role === 'assistant').length;
    // The question itself counts among the messages shown.
    expect(after.history.at(-1)?.left_out).toBe(said - (shown - 1));
  });
});
