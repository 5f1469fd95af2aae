import { describe, expect, it } from 'vitest';
import type { AppHistory, Visit } from './app-history.ts';
import { openMemoryHistory } from './testing/memory-history.ts';

/** Collects what a listening router is told. */
const follow = (history: AppHistory) => {
  const visits: Visit[] = [];
  const blocked: (() => void)[] = [];
  history.listen((visit) => visits.push(visit));
  return {
    paths: () => visits.map(({ location }) => location.pathname + location.search),
    last: () => visits.at(-1),
    blocked,
    blockOthers: () =>
      history.setBlocker({
        isBlocked: ({ pathname }) => pathname !== '/profile',
        onBlocked: (proceed) => blocked.push(proceed),
      }),
  };
};

it('reports each navigation, and whether it keeps the scroll position', () => {
  const history = openMemoryHistory('/');
  const { paths, last } = follow(history);
  history.push('/courses');
  history.push('/courses?page=2', null, { preventScrollReset: true });
  expect(last()?.keepsScroll).toBe(true);
  history.replace('/saved');
  expect(last()?.keepsScroll).toBe(false);
  history.go(-1);
  expect(paths()).toEqual(['/courses', '/courses?page=2', '/saved', '/courses']);
});

describe('a blocker', () => {
  it('blocks a link until the student proceeds', () => {
    const history = openMemoryHistory('/profile');
    const { paths, blocked, blockOthers } = follow(history);
    blockOthers();
    history.push('/courses');
    expect(paths()).toEqual([]);
    blocked[0]?.();
    expect(paths()).toEqual(['/courses']);
  });

  it('lets changes of the same screen’s address through', () => {
    const history = openMemoryHistory('/profile');
    const { paths, blockOthers } = follow(history);
    blockOthers();
    history.replace('/profile?step=2');
    expect(paths()).toEqual(['/profile?step=2']);
  });

  it('undoes going back, and repeats it when the student proceeds', () => {
    const history = openMemoryHistory('/courses', '/profile');
    const { paths, blocked, blockOthers } = follow(history);
    blockOthers();
    history.go(-1);
    expect(history.visit.location.pathname).toBe('/profile');
    expect(paths()).toEqual([]);
    blocked[0]?.();
    expect(paths()).toEqual(['/courses']);
    expect(history.visit.location.pathname).toBe('/courses');
  });

  it('no longer blocks once removed', () => {
    const history = openMemoryHistory('/profile');
    const { paths, blockOthers } = follow(history);
    blockOthers()();
    history.push('/courses');
    expect(paths()).toEqual(['/courses']);
  });
});
