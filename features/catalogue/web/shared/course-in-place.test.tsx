import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '#platform/web/api/query-client.ts';
import { fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import type { AppHistory } from '#platform/web/router/app-history.ts';
import { AppRouter } from '#platform/web/router/app-router.tsx';
import { openMemoryHistory } from '#platform/web/router/testing/memory-history.ts';
import { CatalogueClient } from '../client/catalogue-client.ts';
import { connectHere } from '../client/core-testing.ts';
import { CatalogueContext } from '../client/use-catalogue.ts';
import { row } from '../../domain/search/sample-rows.ts';
import { SAMPLE_COURSE } from '../../domain/sample-course.ts';
import { CourseInPlace } from './course-in-place.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const OPENED = { pathname: '/plan', search: '?course=MATH+21', state: { depth: 1 } };

const open = async () => {
  const course = { ...SAMPLE_COURSE, class_tag: 'MATH 21', course_requirements: 'MATH 20 is recommended.' };
  fakeServer({
    'GET /api/courses': linesAnswer([{ total: 1 }, row('MATH 20', 'Lines')]),
    'GET /api/courses/{code}': jsonAnswer(200, { ...course, offerings: [course], opens: [] }),
    'GET /api/university': jsonAnswer(200, { terms: [], subjects: {}, subject_aliases: {} }),
  });
  const history = openMemoryHistory('/', '/plan', OPENED);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter history={history}>
        <CatalogueContext value={new CatalogueClient(connectHere)}>
          <CourseInPlace term={course.term} />
        </CatalogueContext>
      </AppRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
  const address = () => history.visit.location.pathname + history.visit.location.search;
  return { history, address };
};
const closeButton = () => screen.getAllByRole('button', { name: 'Close' }).at(-1)!;

/** As in a browser, which goes back a moment later. */
const heldBack = (history: AppHistory) => vi.spyOn(history, 'go').mockImplementation(() => undefined);

it('is closed at once, and can be opened again by Forward', async () => {
  const { history } = await open();
  const go = heldBack(history);
  fireEvent.click(closeButton());
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  go.mockRestore();
  await act(async () => history.go(-1));
  await act(async () => history.go(1));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('goes back once though it is closed again while the dialog fades', async () => {
  class Fading {
    readonly finished = Promise.withResolvers<never>().promise;
  }
  vi.stubGlobal('CSSTransition', Fading);
  Object.assign(Element.prototype, { getAnimations: () => [new Fading()] });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  });
  const { history } = await open();
  const go = heldBack(history);
  // It has faded in: until then it would be gone at once.
  fireEvent.transitionEnd(closeButton().closest('[id^="headlessui-dialog-panel"]')!);
  const close = closeButton();
  fireEvent.click(close);
  expect(close).toBeInTheDocument();
  fireEvent.click(close);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});

it('does not leave the screen if it is closed while Back is on its way', async () => {
  const { history, address } = await open();
  await act(async () => {
    history.go(-1);
    fireEvent.click(closeButton());
  });
  expect(address()).toBe('/plan');
});

it('opens a course once though it is pressed twice', async () => {
  const { address } = await open();
  const next = await screen.findByRole('button', { name: 'MATH 20' });
  await act(async () => {
    fireEvent.click(next);
    fireEvent.click(next);
  });
  expect(address()).toBe('/plan?course=MATH+20');
  await act(async () => {
    fireEvent.click(closeButton());
  });
  expect(address()).toBe('/plan');
});
