import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('takes turns between subjects, each in its own order', async () => {
  const queue = openFairQueue({ atOnce: 1, most: 100, mostOfOne: 100 });
  const done: string[] = [];
  const run = (subject: string, name: string) =>
    queue.run(subject, async () => {
      done.push(name);
      await settle();
    });
  await Promise.all([
    run('a', 'a1'),
    run('a', 'a2'),
    run('a', 'a3'),
    run('b', 'b1'),
    run('c', 'c1'),
    run('b', 'b2'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('is full for those who fill it, and for nobody else', async () => {
  const queue = openFairQueue({ atOnce: 1, most: 3, mostOfOne: 2 });
  const jobs = [queue.run('a', settle), queue.run('a', settle), queue.run('a', settle)];
  expect([queue.isFull('a'), queue.isFull('b')]).toEqual([true, false]);
  jobs.push(queue.run('b', settle));
  expect([queue.isFull('b'), queue.isFull('c')]).toEqual([true, false]);
  jobs.push(queue.run('c', settle));
  expect([queue.isFull('c'), queue.isFull('d')]).toEqual([true, false]);
  await Promise.all(jobs);
  expect([queue.isFull('a'), queue.isFull('c')]).toEqual([false, false]);
});

it('goes on after work that fails, and tells its caller', async () => {
  const queue = openFairQueue({ atOnce: 1, most: 9, mostOfOne: 9 });
  const failing = queue.run('a', async () => {
    throw new Error('no');
  });
  const after = queue.run('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('yes');
});

it('runs everything once, and never more at a time than it may', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      async (subjects, atOnce) => {
        const queue = openFairQueue({ atOnce, most: 100, mostOfOne: 100 });
        let running = 0;
        let most = 0;
        const all = await Promise.all(
          subjects.map((subject, index) =>
            queue.run(subject, async () => {
              running += 1;
              most = Math.max(most, running);
              await settle();
              running -= 1;
              return index;
            }),
          ),
        );
        expect(all).toEqual(subjects.map((_, index) => index));
        expect(most).toBe(Math.min(atOnce, subjects.length));
      },
    ),
  );
});

it('lets those first whose work took least time lately, where that counts', async () => {
  let time = 0;
  const queue = openFairQueue({ atOnce: 1, most: 100, mostOfOne: 100, isByUse: true, now: () => time });
  const done: string[] = [];
  const run = (subject: string, name: string, takes: number) =>
    queue.run(subject, async () => {
      time += takes;
      done.push(name);
      await settle();
    });
  await Promise.all([
    run('a', 'a1', 5_000),
    run('a', 'a2', 5_000),
    run('b', 'b1', 5_000),
    run('b', 'b2', 5_000),
    run('c', 'c1', 10),
    run('c', 'c2', 10),
  ]);
  // Whoever asked for little waits for one turn of the others, and for no second one.
  expect(done).toEqual(['a1', 'b1', 'c1', 'c2', 'a2', 'b2']);
  // Long after, what was used is forgotten.
  time += 60 * 60_000;
  done.length = 0;
  await Promise.all([run('d', 'd1', 1), run('a', 'a3', 1), run('c', 'c3', 1)]);
  expect(done).toEqual(['d1', 'c3', 'a3']);
});
