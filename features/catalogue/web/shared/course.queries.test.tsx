import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { courseQuery, useCourseLookup } from './course.queries.ts';

it('a look-up goes on when the card that asked for the same course goes away', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    signal?.throwIfAborted();
    return Response.json({ class_tag: 'MATH 21A', class_name: 'Multivariable Calculus', sections: [] });
  });
  const queries = new QueryClient();
  const leave = new QueryObserver(queries, courseQuery('MATH 21A')).subscribe(() => {});
  const { result } = renderHook(useCourseLookup, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  const found = result.current(['MATH 21A']);
  leave();
  expect((await found).map(({ class_tag }) => class_tag)).toEqual(['MATH 21A']);
  vi.unstubAllGlobals();
});
