import { expect, test } from '@playwright/test';
import { ALDER_COUNT, alderCourse, inAddress } from './support/alder-courses.ts';
import { lookAt } from './support/screenshots.ts';
import { openAs, registerStudent } from './support/students.ts';

const SCREENS: [picture: string, search: string, sign: string][] = [
  ['courses', '?q=history&rated=1', 'Page 1 of'],
  ['course', `?q=probability&course=${inAddress(alderCourse('STAT 110', '2026 Spring'))}`, 'MATH 21A'],
  [
    'comparison',
    `?q=calculus&compare=1&${['COMPSCI 50', 'AFRAMER 10', 'STAT 110']
      .map((tag) => `pick=${inAddress(alderCourse(tag, '2026 Spring'))}`)
      .join('&')}`,
    'overlap',
  ],
  ['courses-none', '?q=zzyzx', 'No courses found matching your search criteria.'],
];
for (const [picture, search, sign] of SCREENS)
  test(`${picture}: accessible on wide and small screens, light and dark`, async ({ page }) => {
    const alder = process.env.ALDER_URL ?? '';
    const student = await registerStudent(alder);
    await openAs(page, alder, student, `/courses${search}`);
    await expect(page.getByText(sign).first()).toBeAttached();
    await expect(page.getByText(`${ALDER_COUNT} courses in all`, { exact: true })).toBeAttached();
    await lookAt(page, picture);
  });
