import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isIndependentWork } from '../../features/catalogue/domain/independent-work.ts';
import { completeCourse } from '../../features/catalogue/domain/pack/complete-course.ts';
import { courseShape, type PackCourse } from '../../features/catalogue/domain/pack/shapes.ts';
import { PAGE_SIZE } from '../../features/catalogue/domain/search/paging.ts';

const FILE = path.resolve(import.meta.dirname, '../../universities/alder/courses.ndjson');

/** Every course of the demonstration's pack, to derive the expected content of screens from. */
export const ALDER_COURSES: readonly PackCourse[] = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => completeCourse(courseShape.parse(JSON.parse(line))).course);

/** Without research, theses and independent study, which are listed only on request. */
const count = ALDER_COURSES.filter((course) => !isIndependentWork(course)).length;
export const ALDER_COUNT = count.toLocaleString('en-US');
export const ALDER_LEFT_OUT = ALDER_COURSES.length - count;
export const ALDER_PAGES = Math.ceil(count / PAGE_SIZE);
export const ON_LAST_PAGE = count - (ALDER_PAGES - 1) * PAGE_SIZE;

/** The pager's text for the whole catalogue. */
export const pagerText = (page: number): string => `Page ${page} of ${ALDER_PAGES} (${count} results)`;

export const alderCourse = (tag: string, term: string): PackCourse => {
  const found = ALDER_COURSES.find((course) => course.class_tag === tag && course.term === term);
  if (!found) throw new Error(`the pack has no ${tag} in ${term}`);
  return found;
};

/** An offering in URL format: `STAT+110@99608`. */
export const inAddress = ({ class_tag, class_number }: PackCourse): string =>
  `${class_tag.replaceAll(' ', '+')}@${class_number}`;

/** When it meets, as screens write it: AM or PM once if both ends share it. */
export const meets = ({ schedule }: PackCourse): string =>
  schedule.replace(/(\d+:\d+) ([AP]M) - (\d+:\d+ \2)/, '$1 – $3').replace(' - ', ' – ');
