import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { findTimetables } from '../../domain/search/find-timetables.ts';
import { record, section, version } from '../../testing/plan-courses.ts';
import { coursesIn } from '../../domain/planned-course.ts';
import { FoundList, type FoundListProps } from './found-list.tsx';

const showFound = (isRoomy: boolean, courses: FoundListProps['courses'] = []): void => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isRoomy,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const found = findTimetables({
    items: [
      {
        kind: 'course',
        course: record('ART 1', 'Drawing', [
          { ...section('Lecture', 'A', ['Mon'], '09:00', '10:00'), status: 'full' },
        ]),
        need: { need: 'required' },
        locked: [],
      },
    ],
    blocks: [],
    wishes: [
      { wish: { name: 'nothing_before', time: '10:00' }, weight: 3 },
      { wish: { name: 'free_days', days: ['Mon'] }, weight: 3 },
    ],
    dates: null,
  });
  if (found.answer !== 'found') throw new Error(found.answer);
  render(
    <FoundList
      best={found.best}
      says="The only one there is."
      items={[]}
      courses={courses}
      otherDays={[]}
      onPreview={vi.fn()}
      onTake={vi.fn()}
      onClose={vi.fn()}
    />,
  );
};

afterEach(() => vi.unstubAllGlobals());

it('says which sections of a timetable are full', () => {
  showFound(true);
  expect(screen.getByText('No free seat: ART 1 Lecture A (full).')).toBeVisible();
});

it('lists the wishes that are not met, folded where the screen is small', () => {
  showFound(false);
  expect(screen.getByText('2 wishes are not met')).toBeVisible();
  expect(screen.getByText('1 h before 10:00 AM on Mon')).not.toBeVisible();
});

it('lists them at once where there is room', () => {
  showFound(true);
  expect(screen.getByText('1 h before 10:00 AM on Mon')).toBeVisible();
});

it('says which courses were not looked at, since the catalogue does not have them', () => {
  const courses = coursesIn(version(['OLD 1']).items).map((item) => ({ item, record: null, sections: [] }));
  showFound(true, courses);
  expect(screen.getByText(/^Not scheduled, .*: OLD 1\.$/)).toBeVisible();
});
