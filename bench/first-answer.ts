import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProduct } from '../e2e/support/run-product.ts';
import { registerStudent, saveProfile } from '../e2e/support/students.ts';
import { atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { writeGeneratedPack } from './support/generated-pack.ts';

/** The shortest time in which someone signs in and types a question. */
const TYPING_MS = 5_000;
/**
 * Between two questions. Replies are stored by at most five statements a second: without a pause, every question would
 * wait for those of the one before it, which no student can send.
 */
const PAUSE_MS = 600;
const WARM_UP = 4;
const ROUNDS = 20;
/** Wishes, facts and a clash, as students type them, and one in another language. */
const FIRST = 'easy class not on fridays, under 6 hours';
const QUESTIONS = [
  'easy class about rivers, not on fridays, under 6 hours',
  'something on trade or empire in spring, no 9ams, rated 4 or better',
  'SAA 10 how many hours is it and who teaches it',
  'does SAA 10 clash with SAA 11',
  'busco un curso de historia sin clase los lunes',
];

/** Processor time used by a process, in ms, from Linux's /proc in hundredths of a second. */
const processorMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Time from sending a question to the end of its answer, in ms. */
const answered = async (url: string, token: string, message: string): Promise<number> => {
  const start = performance.now();
  const response = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ message, provider: 'openai', force_new_session: true }),
  });
  const text = await response.text();
  if (!response.ok || !text.includes('event: done')) throw new Error(`not answered: ${text.slice(0, 300)}`);
  return performance.now() - start;
};

export const firstAnswer: Bench = {
  name: 'first-answer',
  about: 'whole answers without a model on 10,000 courses: the first after a start, and those after it',
  run: async (): Promise<BenchRow[]> => {
    const pack = writeGeneratedPack(10_000);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
    const env = { UNIVERSITY: pack, DATA_DIR: dataDir, RATE_LIMITS: 'off' };
    const first = await runProduct(env);
    const student = await registerStudent(first.url);
    const { token } = student;
    await saveProfile(first.url, student, { concentration: 'Neuroscience' });
    await first.stop();
    const second = await runProduct(env);
    // The student's page asks who is signed in before anything is typed.
    await fetch(`${second.url}/auth/verify`, { headers: { authorization: `Bearer ${token}` } });
    await sleep(TYPING_MS);
    const firstMs = await answered(second.url, token, FIRST);
    const topicMs = await answered(second.url, token, QUESTIONS[0] ?? '');
    const asked = async (question: string): Promise<number> => {
      await sleep(PAUSE_MS);
      return answered(second.url, token, question);
    };
    const times: number[] = [];
    const cpuBefore = processorMs(second.child.pid ?? 0);
    for (let round = 0; round < WARM_UP + ROUNDS; round++)
      for (const question of QUESTIONS) {
        const took = await asked(question);
        if (round >= WARM_UP) times.push(took);
      }
    const cpuMs = (processorMs(second.child.pid ?? 0) - cpuBefore) / (QUESTIONS.length * (WARM_UP + ROUNDS));
    const talk: number[] = [];
    for (let round = 0; round < ROUNDS; round++) talk.push(await asked('hello'));
    await second.stop();
    second.remove();
    rmSync(pack, { recursive: true, force: true });
    return [
      atMost(`the first answer, asked ${TYPING_MS / 1000} s after a start`, firstMs, 500, 'ms', 0),
      { what: 'the first with a topic, which makes the search by topic', value: `${topicMs.toFixed(0)} ms` },
      { what: `warm: median of ${times.length}`, value: `${median(times).toFixed(0)} ms` },
      { what: 'warm: median of “hello”, which looks nothing up', value: `${median(talk).toFixed(0)} ms` },
      { what: 'processor time of one, mean', value: `${cpuMs.toFixed(0)} ms` },
      atMost('warm: 95th percentile', quantile(times, 0.95), 150, 'ms', 0),
    ];
  },
};
