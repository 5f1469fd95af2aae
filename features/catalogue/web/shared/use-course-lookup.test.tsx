import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { courseQuery } from './course.queries.ts';
import { useCourseLookup } from './use-course-lookup.ts';

it('a lookup continues when the card that requested the same course is removed', async () => {
  const left = Promise.withResolvers<void>();
  fakeServer({
    'GET /api/courses/{code}': async ({ input: { code } }, { signal }) => {
      await left.promise;
      signal?.throwIfAborted();
      return jsonAnswer(200, { class_tag: code, class_name: 'Multivariable Calculus', offerings: [] });
    },
  });
  const queries = new QueryClient();
  const leave = new QueryObserver(queries, courseQuery('MATH 21A')).subscribe(() => {});
  const { result } = renderHook(useCourseLookup, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  const found = result.current(['MATH 21A']);
  leave();
  left.resolve();
  expect((await found).map(({ class_tag }) => class_tag)).toEqual(['MATH 21A']);
});
