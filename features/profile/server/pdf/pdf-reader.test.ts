import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  compressionBomb,
  deepNesting,
  lockedPdf,
  operatorFlood,
  pageLoop,
  slowPages,
  tenThousandPages,
} from '../../testing/hostile-pdfs.ts';
import { createPdfReader, PDF_LIMITS } from './pdf-reader.ts';
import { findConfinement } from './sandbox.ts';

const confinement = await findConfinement();
const reader = createPdfReader(PDF_LIMITS, confinement);
/** Hostile files reach the limits; with a lower limit the test is faster. Starting to read takes half a second of it. */
const HASTY_MS = 2_000;
const hasty = createPdfReader({ ...PDF_LIMITS, cpuMs: HASTY_MS }, confinement);
const ADA = { owner: 'ada' };
const BEA = { owner: 'bea' };
afterAll(() => Promise.all([reader.stop(), hasty.stop()]));

const page = async (...lines: string[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Courier);
  const drawn = document.addPage([612, 792]);
  lines.forEach((line, index) => drawn.drawText(line, { x: 50, y: 700 - index * 14, size: 10, font }));
  return document.save();
};

describe('reading a PDF in a process of its own', () => {
  it('returns the lines of the page', async () => {
    const pdf = await page('COMPSCI 50 Introduction to Computer Science', 'MATH 21A Multivariable Calculus');
    expect(await reader.read(pdf, ADA)).toEqual({
      lines: ['COMPSCI 50 Introduction to Computer Science', 'MATH 21A Multivariable Calculus'],
    });
  });

  it('reports why a file has no text', async () => {
    const text = (words: string) => new TextEncoder().encode(words);
    expect(await reader.read(text('A letter to the dean'), ADA)).toEqual({ problem: 'not_a_pdf' });
    expect(await reader.read(new Uint8Array(0), ADA)).toEqual({ problem: 'empty' });
    expect(await reader.read((await page('COMPSCI 50')).slice(0, 400), ADA)).toEqual({ problem: 'broken' });
    expect(await reader.read(lockedPdf(), ADA)).toEqual({ problem: 'encrypted' });
    expect(await reader.read(await page(), ADA)).toEqual({ problem: 'no_text' });
  });

  it.each([
    ['that unpacks to gigabytes', hasty, compressionBomb, ['stopped']],
    ['with a flood of operators', hasty, operatorFlood, ['stopped']],
    ['nested without end', hasty, deepNesting, ['broken', 'stopped']],
    ['of ten thousand pages', reader, tenThousandPages, ['too_long']],
    ['whose pages go in a circle', hasty, pageLoop, ['broken', 'no_text', 'stopped']],
  ])('terminates on a file %s', async (_what, by, make, outcomes) => {
    const result = (await by.read(make(), ADA)) as { problem: string };
    expect(outcomes).toContain(result.problem);
  });

  it('continues to read other files', async () => {
    expect(await hasty.read(new Uint8Array(0), ADA)).toEqual({ problem: 'empty' });
    expect(await reader.read(await page('STAT 110'), ADA)).toEqual({ lines: ['STAT 110'] });
  });

  it.each(['cpuMs', 'ms'] as const)('terminates past the time limit (%s)', async (limit) => {
    const brief = createPdfReader({ ...PDF_LIMITS, [limit]: 1 }, confinement);
    // Takes longer than the interval of the watchdog, even on a busy machine.
    expect(await brief.read(slowPages(), ADA)).toEqual({ problem: 'stopped' });
    await brief.stop();
  });

  it('terminates past the memory limit', async () => {
    const small = createPdfReader({ ...PDF_LIMITS, memory: 64 * 1024 * 1024 }, confinement);
    expect(await small.read(await page('STAT 110'), ADA)).toEqual({ problem: 'stopped' });
    await small.stop();
  });

  it('refuses files beyond its queue, and stops at once with the server', async () => {
    const narrow = createPdfReader({ ...PDF_LIMITS, atOnce: 1, waiting: 1 }, confinement);
    const pdf = await page('STAT 110');
    // The second file takes long enough to be still running at the stop, even on a busy machine.
    const first = narrow.read(pdf, ADA);
    const second = narrow.read(slowPages(), BEA);
    expect(narrow.read(pdf, { owner: 'cleo' })).toBe('many-waiting');
    expect(await first).toEqual({ lines: ['STAT 110'] });
    const stopping = narrow.stop();
    expect(await second).toEqual({ problem: 'left' });
    await stopping;
    expect(await narrow.read(pdf, ADA)).toEqual({ problem: 'left' });
  });

  it('reads one file of an owner at a time, keeps one more, and passes by them to the next owner', async () => {
    const fair = createPdfReader({ ...PDF_LIMITS, cpuMs: 4_000 }, confinement);
    const slow = fair.read(slowPages(), ADA);
    const order: string[] = [];
    const mine = Promise.resolve(fair.read(await page('STAT 110'), ADA)).finally(() => order.push('ada'));
    expect(fair.read(await page('STAT 110'), ADA)).toBe('own-waiting');
    const hers = Promise.resolve(fair.read(await page('MATH 1A'), BEA)).finally(() => order.push('bea'));
    expect(await hers).toEqual({ lines: ['MATH 1A'] });
    expect(await slow).toEqual({ problem: 'stopped' });
    expect(await mine).toEqual({ lines: ['STAT 110'] });
    expect(order).toEqual(['bea', 'ada']);
    await fair.stop();
  });

  it('reads those first whose files took little time lately', async () => {
    const narrow = createPdfReader({ ...PDF_LIMITS, atOnce: 1, cpuMs: HASTY_MS }, confinement);
    const order: string[] = [];
    const first = narrow.read(slowPages(), ADA);
    const second = Promise.resolve(narrow.read(await page('STAT 110'), ADA)).finally(() => order.push('ada'));
    const third = Promise.resolve(narrow.read(await page('MATH 1A'), BEA)).finally(() => order.push('bea'));
    expect(await first).toEqual({ problem: 'stopped' });
    await Promise.all([second, third]);
    expect(order).toEqual(['bea', 'ada']);
    await narrow.stop();
  });

  it('gives up a file nobody waits for, read or not yet begun', async () => {
    const narrow = createPdfReader({ ...PDF_LIMITS, atOnce: 1 }, confinement);
    const [reading, waiting] = [new AbortController(), new AbortController()];
    // Made before: the first has two seconds to be given up in.
    const [slow, brief] = [slowPages(), await page('STAT 110')];
    const first = narrow.read(slow, { ...ADA, signal: reading.signal });
    const second = narrow.read(slow, { ...BEA, signal: waiting.signal });
    const third = narrow.read(brief, { owner: 'cleo' });
    waiting.abort();
    expect(await second).toEqual({ problem: 'left' });
    reading.abort();
    expect(await first).toEqual({ problem: 'left' });
    expect(await third).toEqual({ lines: ['STAT 110'] });
    const late = new AbortController();
    const fourth = narrow.read(slowPages(), { ...ADA, signal: late.signal });
    await sleep(2_100);
    late.abort();
    // It has taken what others could have had.
    expect(await fourth).toEqual({ problem: 'stopped' });
    await narrow.stop();
  });

  it('answers for files whose process cannot be started, and says so in the log', async () => {
    const told: unknown[] = [];
    const unable = createPdfReader(
      { ...PDF_LIMITS, atOnce: 1 },
      { isIsolated: true, isSealed: false },
      { error: (what: unknown) => told.push(what) },
    );
    vi.stubEnv('PATH', '/nowhere');
    const first = unable.read(new Uint8Array(9), ADA);
    const second = unable.read(new Uint8Array(9), BEA);
    vi.unstubAllEnvs();
    expect([await first, await second]).toEqual([{ problem: 'left' }, { problem: 'left' }]);
    expect(told).toHaveLength(2);
    await unable.stop();
  });
});
