import { randomUUID } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { engineOf, testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { writeReport } from '#app/write-report.ts';
import { requestFile } from '#platform/server/database/file-socket.ts';
import * as chat from '../../contract.ts';
import * as contract from '../../feedback.contract.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
let stranger: Student;
let session_id: string;
let message_id: string;
const ask = (message: string, who = student) =>
  product.call(chat.sendMessage, { message, force_new_session: true }, who.token);
beforeAll(async () => {
  student = await newChatter(product);
  stranger = await newChatter(product);
  const { body } = await ask('Good morning');
  session_id = body.session_id;
  message_id = body.history[1]!.id;
});

type Given = Parameters<typeof product.call<typeof contract.giveFeedback>>[1];
const give = (more: Partial<Given>, who: Student | null = student) =>
  product.call(contract.giveFeedback, { message_id, kind: 'wrong', ...more }, who?.token);
const withdraw = (who: Student | null = student, id = message_id) =>
  product.call(contract.withdrawFeedback, { message_id: id }, who?.token);
const stored = async () =>
  (await product.call(chat.getSession, { session_id }, student.token)).body.history[1]?.feedback;

describe('feedback', () => {
  it('is stored with the reply, replaced, and withdrawn', async () => {
    const first = { kind: 'wrong' as const, note: 'It meets on Monday.', sends_question: true };
    expect((await give(first)).body).toEqual({ feedback: first });
    expect(await stored()).toEqual(first);
    const exported = await product.fetch('/api/account/export', {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(await exported.text()).toContain('It meets on Monday.');
    await give({ kind: 'helpful' });
    expect(await stored()).toEqual({ kind: 'helpful', note: '', sends_question: false });
    expect((await withdraw()).body).toEqual({ success: true });
    expect(await stored()).toBeNull();
  });

  it('written twice at once is the last one’s, complete', async () => {
    const both = [
      { kind: 'wrong' as const, note: 'one', sends_question: true },
      { kind: 'unhelpful' as const, note: 'other', sends_question: false },
    ];
    await Promise.all(both.map((each) => give(each)));
    expect(both).toContainEqual(await stored());
  });

  it('needs a known reason, and a note for `other`', async () => {
    for (const more of [{ kind: 'bad' as never }, { kind: 'other' as const }, { note: 'x'.repeat(501) }])
      expect((await give(more)).body.code).toBe('invalid_request');
    expect((await give({ kind: 'other', note: ' Too long. ' })).body.feedback.note).toBe('Too long.');
  });

  it('is not possible signed out, for a stranger, or for anything but a reply', async () => {
    const question = (await product.call(chat.getSession, { session_id }, student.token)).body.history[0]!;
    expect((await give({}, null)).status).toBe(401);
    expect((await give({}, stranger)).status).toBe(404);
    expect((await withdraw(null)).status).toBe(401);
    expect((await withdraw(stranger)).status).toBe(404);
    for (const id of [question.id, randomUUID()]) {
      expect((await give({ message_id: id })).status).toBe(404);
      expect((await withdraw(student, id)).status).toBe(404);
    }
  });

  it('is refused before a reply has ended, and for one to words of despair', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vendor.on('slow feedback', () => [{ say: 'Slowly. ' }, { wait: promise }]);
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: 'slow feedback',
      force_new_session: true,
    });
    const running = await events.until('start');
    expect((await give({ message_id: running.message_id })).body.code).toBe('reply_running');
    resolve();
    await events.until('done');
    expect((await give({ message_id: running.message_id })).status).toBe(200);
    const care = await ask('i dont want to live anymore');
    expect((await give({ message_id: care.body.history[1]!.id })).body.code).toBe('not_allowed');
  });
});

describe('the operator’s report', () => {
  it.runIf(engineOf() === 'embedded')('is served to the operator while the server runs', async () => {
    const file = path.join(product.dataDir, 'report.txt');
    const out = await open(file, 'w');
    expect(await requestFile(product.dataDir, 'report', out).finally(() => out.close())).toBe(true);
    expect(await readFile(file, 'utf8')).toContain('How questions were answered');
  });

  const QUESTION = 'i am robin marsh (robin@birch.example): how hard are the exams in COMPSCI 121?';
  const complain = async (who: Student, sends_question: boolean) => {
    const { body } = await ask(QUESTION, who);
    const reply = body.history[1]!.id;
    const given = {
      message_id: reply,
      kind: 'unhelpful' as const,
      note: 'Nothing of exams.',
      sends_question,
    };
    expect((await product.call(contract.giveFeedback, given, who.token)).status).toBe(200);
  };

  it('shows groups of at least five students, and questions that were submitted, without names', async () => {
    vendor.on('how hard are the exams', () => [{ say: '**COMPSCI 121** meets only at midnight.' }]);
    const group = await Promise.all(Array.from({ length: 4 }, () => newChatter(product)));
    for (const who of group) await complain(who, false);
    const before = await writeReport(product.db);
    expect(before).not.toContain('exams');
    expect(before).not.toContain('unhelpful');
    expect(before).toMatch(/left out: \d+ groups? of fewer than 5 students/);

    await complain(await newChatter(product), true);
    const report = await writeReport(product.db);
    expect(report).toContain('not in the records: exams (openai): 5, of 5 students');
    expect(report).toContain('unhelpful (openai): 5, of 5 students');
    const shown = report.split('\n').filter((line) => line.includes('how hard are'));
    expect(shown).toEqual(
      Array.from(
        { length: 2 },
        () => '    "i am […] […] ([…]): how hard are the exams in COMPSCI 121? (Nothing of exams.)"',
      ),
    );
    expect(report).toMatch(/openai: \d+, of 6 students; 0 failed; half within \d+\.\d s/);
    for (const secret of ['robin', 'marsh', 'birch.example', student.email, message_id, 'midnight', 'Monday'])
      expect(report.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(report).not.toContain('care');
  });
});
