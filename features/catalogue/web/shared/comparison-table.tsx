import { useId, useMemo } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/display/table.tsx';
import { useMedia } from '#platform/web/page/use-media.ts';
import type { Course } from '../../contract.ts';
import { timetableRemarks } from '../../domain/timetable/remarks.ts';
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts';
import { TimeRemarks } from './time-remarks.tsx';
import { WeekStrip } from './week-strip.tsx';

/** The same facts of each course in one table, rows that differ marked, and what is known of their hours together. */
export function ComparisonTable({ courses }: { courses: readonly Course[] }) {
  const headingId = useId();
  const isWide = useMedia('(min-width: 40rem)');
  const remarks = useMemo(() => timetableRemarks(courses), [courses]);
  const rows = comparisonRows(courses, remarks);
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="text-20">
        Side by side
      </h3>
      <TimeRemarks remarks={remarks} />
      {isWide ? <Columns courses={courses} rows={rows} /> : <Stack courses={courses} rows={rows} />}
    </section>
  );
}

interface SideBySide {
  courses: readonly Course[];
  rows: readonly ComparisonRow[];
}

function Columns({ courses, rows }: SideBySide) {
  return (
    <Table caption="The same facts of each course" className="mt-3 table-fixed">
      <TableHead>
        <HeadCell className="w-36">
          <span className="sr-only">Fact</span>
        </HeadCell>
        {courses.map((course) => (
          <HeadCell key={keyOf(course)}>
            {course.class_tag}
            {isTwice(course, courses) ? <span className="block font-normal">{course.term}</span> : null}
          </HeadCell>
        ))}
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} className={row.differs ? 'bg-wash' : ''}>
            <th scope="row" className="px-3 py-2 text-left align-top font-medium">
              <Label row={row} />
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

/** On a phone: fact by fact, each course under the other. */
function Stack({ courses, rows }: SideBySide) {
  return (
    <div className="mt-3 grid gap-4">
      {rows.map((row) => (
        <section key={row.label} className="rounded-md border border-line p-3 text-14">
          <h4 className="font-medium">
            <Label row={row} />
          </h4>
          <dl className="mt-2 grid gap-2">
            {courses.map((course, index) => (
              <div key={keyOf(course)}>
                <dt className="text-12 text-ink-quiet">
                  {isTwice(course, courses) ? `${course.class_tag}, ${course.term}` : course.class_tag}
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

/** Another offering of it stands beside it. */
const isTwice = ({ class_tag }: Course, courses: readonly Course[]): boolean =>
  courses.filter((each) => each.class_tag === class_tag).length > 1;

const keyOf = ({ course_id, class_number }: Course): string => `${course_id}/${class_number}`;

function Label({ row }: { row: ComparisonRow }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {row.label}
      {row.differs ? <Badge>differs</Badge> : null}
    </span>
  );
}

function Value({ row, index }: { row: ComparisonRow; index: number }) {
  const week = row.weeks?.[index];
  const value = row.values[index];
  if (!value) return <span className="text-ink-quiet">Not stated</span>;
  return (
    <>
      {week ? <WeekStrip course={week} className="mb-1.5" /> : null}
      <span data-figures className="whitespace-pre-line">
        {value}
      </span>
    </>
  );
}
