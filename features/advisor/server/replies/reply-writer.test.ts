import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#platform/server/database/store.ts';
import { LEASE_SECONDS, ReplyWriter } from './reply-writer.ts';

interface Row {
  id: string;
  added: string;
  status: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database whose statements each take `tookMs`; records them. */
const slowDatabase = (tookMs: number) => {
  const sentAt: number[] = [];
  const kept = new Map<string, string>();
  const execute = async ({ queryChunks }: { queryChunks: unknown[] }) => {
    sentAt.push(performance.now());
    const rows = JSON.parse(queryChunks.find((chunk) => typeof chunk === 'string') as string) as Row[];
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    for (const { id, added } of rows) kept.set(id, (kept.get(id) ?? '') + added);
    return { rows: rows.map(({ id }) => ({ id, stop: false })) };
  };
  return { db: { execute } as unknown as Db, sentAt, kept };
};

const write = (db: Db, count: number) => {
  const lost = vi.fn();
  const writer = new ReplyWriter(db, pino({ level: 'silent' }), { lost, stop: lost });
  const ids = Array.from({ length: count }, (_, index) => `reply-${index}`);
  for (const id of ids) writer.begin({ id, userId: 'user', jobId: 'job' });
  return { writer, ids, lost };
};
const end = {
  status: 'complete' as const,
  checks: [],
  facts: [],
  statements: [],
  catalogueDate: '2025-09-01',
  unanswered: [],
  week: null,
  tookMs: 5,
  error: null,
  leftOut: 0,
  tokens: 0,
  day: '2025-09-03',
};

describe('the reply writer', () => {
  it('sends at most five statements in any second, however many replies run and end', async () => {
    const { db, sentAt, kept } = slowDatabase(2);
    const { writer, ids } = write(db, 300);
    const ends: Promise<boolean>[] = [];
    for (let turn = 0; turn < 400; turn++) {
      ids.forEach((id, index) => turn < 200 + (index % 200) && writer.append(id, `${turn} `, []));
      ids.forEach((id, index) => turn === 200 + (index % 200) && ends.push(writer.finish(id, end)));
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await Promise.all(ends)).toEqual(ids.map(() => true));
    ids.forEach((id, index) => {
      const told = Array.from({ length: 200 + (index % 200) }, (_, turn) => `${turn} `).join('');
      expect(kept.get(id)).toBe(told);
    });
    const inSecondAfter = (from: number) => sentAt.filter((at) => at >= from && at < from + 1_000).length;
    expect(Math.max(...sentAt.map(inSecondAfter))).toBe(5);
  });

  it('renews leases in time even if the database or the server is slow', async () => {
    const { db, sentAt, kept } = slowDatabase(3_000);
    const { writer, ids, lost } = write(db, 3);
    for (let second = 0; second < 60; second++) {
      for (const id of ids) writer.append(id, '.', []);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    const gaps = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(LEASE_SECONDS * 1_000 - 3_000);
    expect(lost).not.toHaveBeenCalled();
    expect(kept.get('reply-0')?.length).toBeGreaterThan(50);
  });
});
