import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AppHistory, type Visit } from './app-history.ts';
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

/** A history of four entries at the third, `/profile`. As in a browser steps come later, and none leads beyond the ends. */
const openSlowly = () => {
  const initialEntries = ['/courses', '/saved', '/profile', '/plan'];
  const memory = createMemoryHistory({ initialEntries, initialIndex: 2, v5Compat: true });
  let { length } = initialEntries;
  const steps: number[] = [];
  const slow = Object.create(memory, {
    go: { value: (delta: number) => steps.push(delta) },
    push: {
      value: (...given: Parameters<typeof memory.push>) => {
        memory.push(...given);
        length = memory.index + 1;
      },
    },
  }) as typeof memory;
  const takeStep = (): void => {
    const delta = steps.shift() ?? 0;
    const to = memory.index + delta;
    if (to >= 0 && to < length) memory.go(delta);
  };
  const takeAllSteps = (): void => {
    while (steps.length > 0) takeStep();
  };
  return { history: new AppHistory(slow), takeStep, takeAllSteps };
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

  it('undoes going back twice at once, and repeats one of them', () => {
    const { history, takeAllSteps } = openSlowly();
    const { paths, blocked, blockOthers } = follow(history);
    blockOthers();
    history.go(-1);
    history.go(-1);
    takeAllSteps();
    expect(history.visit.location.pathname).toBe('/profile');
    expect(paths()).toEqual([]);
    expect(blocked).toHaveLength(1);
    blocked[0]?.();
    takeAllSteps();
    expect(paths()).toEqual(['/saved']);
    expect(history.visit.location.pathname).toBe('/saved');
  });

  it('lets the student proceed before going back was undone', () => {
    const { history, takeStep, takeAllSteps } = openSlowly();
    const { paths, blocked, blockOthers } = follow(history);
    blockOthers();
    history.go(-1);
    takeStep();
    blocked[0]?.();
    takeAllSteps();
    expect(paths()).toEqual(['/saved']);
    expect(history.visit.location.pathname).toBe('/saved');
  });

  it('blocks again after a link was followed before going back was undone', () => {
    const { history, takeStep, takeAllSteps } = openSlowly();
    const { paths, blocked, blockOthers } = follow(history);
    blockOthers();
    history.go(-1);
    takeStep();
    history.push('/profile?step=2');
    takeAllSteps();
    history.go(-1);
    takeAllSteps();
    expect(history.visit.location.search).toBe('?step=2');
    expect(paths()).toEqual(['/profile?step=2']);
    expect(blocked).toHaveLength(2);
  });

  it('no longer blocks once removed', () => {
    const history = openMemoryHistory('/profile');
    const { paths, blockOthers } = follow(history);
    blockOthers()();
    history.push('/courses');
    expect(paths()).toEqual(['/courses']);
  });
});
