import { use, useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Badge } from '#platform/ui/display/badge.tsx';
import { ChevronDownIcon } from '#platform/ui/display/icons.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/display/table.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { useMedia } from '#platform/web/page/use-media.ts';
import type { Course } from '../../../contract.ts';
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts';
import { CourseLink } from '../course-link.tsx';
import { CourseTextContext } from '../codes/course-text-context.ts';
import { useOfferingText } from '../use-offering-text.ts';
import type { ShownTimes } from '../shown-sections.ts';
import { WeekStrip } from '../week-strip.tsx';

export interface ComparisonTableProps {
  courses: readonly Course[];
  times: readonly ShownTimes[];
}

/** The same facts of each course in one table. Rows without differences can be hidden, but on paper, where nothing opens. */
export function ComparisonTable({ courses, times }: ComparisonTableProps) {
  const headingId = useId();
  const isWide = useMedia('(min-width: 40rem)');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const rows = comparisonRows(courses, times);
  const same = rows.filter(({ differs }) => !differs).length;
  const isMarked = isUnfolded && same > 0;
  const shown = { courses, times, rows, isUnfolded, isMarked };
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="text-20">
        Side by side
      </h3>
      <div className={same === rows.length && !isUnfolded ? 'hidden print:block' : ''}>
        {isWide ? <Columns {...shown} /> : <Stack {...shown} />}
      </div>
      {same > 0 ? (
        <Button
          look="quiet"
          size="small"
          className="mt-2 print:hidden"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {same === 1 ? '1 row is the same' : `${same} rows are the same`}
          <ChevronDownIcon size={16} className={isUnfolded ? 'rotate-180' : ''} />
        </Button>
      ) : null}
    </section>
  );
}

interface SideBySide {
  courses: readonly Course[];
  times: readonly ShownTimes[];
  rows: readonly ComparisonRow[];
  isUnfolded: boolean;
  /** Whether to highlight rows that differ: only while rows without differences are shown too. */
  isMarked: boolean;
}

function Columns({ courses, times, rows, isUnfolded, isMarked }: SideBySide) {
  const offeringText = useOfferingText();
  return (
    <Table caption="The same facts of each course" className="mt-3 table-fixed">
      <TableHead>
        <HeadCell className="w-36">
          <span className="sr-only">Fact</span>
        </HeadCell>
        {courses.map((course, index) => (
          <HeadCell key={keyOf(course)}>
            <CourseLink code={course.class_tag} />
            <span className="block font-normal">{offeringText(course, times[index])}</span>
          </HeadCell>
        ))}
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.label}
            className={row.differs ? (isMarked ? 'bg-wash' : '') : isUnfolded ? '' : 'hidden print:table-row'}
          >
            <th scope="row" className="px-3 py-2 text-left align-top font-medium">
              <Label row={row} isMarked={isMarked} />
            </th>
            {courses.map((course, index) => (
              <Cell key={keyOf(course)}>
                <Value row={row} index={index} />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** On a phone: fact by fact, with the courses stacked. */
function Stack({ courses, times, rows, isUnfolded, isMarked }: SideBySide) {
  const offeringText = useOfferingText();
  return (
    <div className="mt-3 grid gap-4">
      {rows.map((row) => (
        <section
          key={row.label}
          className={classNames(
            'rounded-md border border-line p-3 text-14',
            !row.differs && !isUnfolded && 'hidden print:block',
          )}
        >
          <h4 className="font-medium">
            <Label row={row} isMarked={isMarked} />
          </h4>
          <dl className="mt-2 grid gap-2">
            {courses.map((course, index) => (
              <div key={keyOf(course)}>
                <dt className="text-12 text-ink-quiet">
                  {course.class_tag} · {offeringText(course, times[index])}
                </dt>
                <dd>
                  <Value row={row} index={index} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const keyOf = ({ course_id, class_number }: Course): string => `${course_id}/${class_number}`;

function Label({ row, isMarked }: { row: ComparisonRow; isMarked: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {row.label}
      {isMarked && row.differs ? <Badge>differs</Badge> : null}
    </span>
  );
}

function Value({ row, index }: { row: ComparisonRow; index: number }) {
  const week = row.weeks?.[index];
  const value = row.values[index];
  const shownText = use(CourseTextContext);
  if (!value) return <span className="text-ink-quiet">Not stated</span>;
  return (
    <>
      {week ? <WeekStrip course={week} className="mb-1.5" /> : null}
      <span data-figures className="whitespace-pre-line">
        {row.namesCourses ? shownText(value) : value}
      </span>
    </>
  );
}
