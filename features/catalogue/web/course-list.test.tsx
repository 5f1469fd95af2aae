import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { fakeServer, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';
import { row } from '../domain/search/sample-rows.ts';
import { CourseSearchPage } from './course-search-page.tsx';

const open = (courses: Response, search: string) => {
  fakeServer({
    'GET /api/university': jsonAnswer(200, {
      terms: [{ name: '2025 Fall' }],
      today: '2025-10-20',
      subjects: { GEOL: 'Geology' },
      subject_aliases: {},
    }),
    'GET /api/courses': courses,
  });
  return openScreens({ '/courses': <CourseSearchPage /> }, `/courses${search}`);
};

describe('the filter panel', () => {
  it('is beside the list, its values with counts under the other filters', async () => {
    const art = [{ scheme: 'Gen Ed', value: 'Arts' }];
    const lines = [
      { total: 3, attributes: art },
      { ...row('GEOL 11', 'Sand', { level: 'introductory' }), attributes: [0] },
      { ...row('GEOL 12', 'Stones', { level: 'graduate' }), attributes: [0] },
      row('GEOL 13', 'A Thesis', { independent: true }),
    ];
    const { user } = open(linesAnswer(lines), '?level=graduate');
    expect(await screen.findByText('2 courses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More filters (1)' }));
    const panel = within(screen.getByRole('complementary', { name: 'More filters' }));
    expect(screen.getByRole('button', { name: /Stones/ })).toBeVisible();
    await user.click(await panel.findByRole('button', { name: /^Level/ }));
    expect(await screen.findByRole('checkbox', { name: 'Introductory 1' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await panel.findByRole('button', { name: /^Gen Ed/ }));
    expect(await screen.findByRole('checkbox', { name: 'Arts 1' })).toBeVisible();
  });
});

describe('a list that is still loading', () => {
  it('says that the results are not complete', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const write = (...lines: unknown[]) =>
      writer.write(new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
    open(new Response(readable, { headers: { 'content-type': 'application/x-ndjson' } }), '?q=rivers');
    void write({ total: 2 }, row('GEOL 10', 'Rocks and Rivers'));
    expect(await screen.findByText(/^1 result so far \(/)).toBeVisible();
    expect(screen.getByText('Page 1 of 1 (1 results so far)')).toBeVisible();
    void write(row('HIST 97', 'How Rivers Made Cities'));
    void writer.close();
    expect(await screen.findByText(/^2 results \(/)).toBeVisible();
  });
});
