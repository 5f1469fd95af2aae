import { expect, it } from 'vitest';
import { besideGhosts } from './beside-ghosts.ts';
import { inLanes } from './lanes.ts';

const at = (start: number, end: number) => ({ start: start * 60, end: end * 60 });
const places = (each: readonly { lane: number; lanes: number }[]) =>
  each.map(({ lane, lanes }) => `${lane} of ${lanes}`);

it('puts another time beside the block that it clashes with, and leaves the rest of the day as it is', () => {
  const { blocks, ghosts } = besideGhosts(inLanes([at(9, 10), at(12, 13), at(14, 15)]), [at(11.5, 12.5)]);
  expect(places(blocks)).toEqual(['0 of 1', '0 of 2', '0 of 1']);
  expect(places(ghosts)).toEqual(['1 of 2']);
});

it('keeps the lane of blocks that clash with each other, and of one that an earlier time overlaps', () => {
  const { blocks, ghosts } = besideGhosts(inLanes([at(10, 12), at(11, 13)]), [at(9, 10.5), at(11.5, 12)]);
  expect(places(blocks)).toEqual(['0 of 3', '1 of 3']);
  expect(places(ghosts)).toEqual(['1 of 3', '2 of 3']);
});

it('shares the day among other times that overlap, where nothing meets', () => {
  const { ghosts } = besideGhosts([], [at(9, 10), at(9, 11), at(10, 11)]);
  expect(places(ghosts)).toEqual(['0 of 2', '1 of 2', '0 of 2']);
});
