import { Button } from '#platform/ui/controls/button.tsx';
import type { Course } from '../../../contract.ts';
import { formatMeetingTimes, meetingTimesOf } from '../../../domain/sections/meeting-times.ts';
import { principalKind, sectionCounts, spanOf } from '../../../domain/sections/section-summary.ts';
import { SectionList } from './section-list.tsx';
import type { CourseRef } from '../search-params.ts';

export interface CourseOfferingsProps {
  course: Course;
  /** Every offering of the course, including this one. */
  offerings: readonly Course[];
  onOpen: (course: CourseRef) => void;
}

/** The terms of a course: the sections of the shown one by kind, and links to the others. */
export function CourseOfferings({ course, offerings, onOpen }: CourseOfferingsProps) {
  const others = offerings.filter(
    ({ course_id, class_number }) => course_id !== course.course_id || class_number !== course.class_number,
  );
  return (
    <>
      <section aria-label="Sections">
        <h3 className="font-sans text-14 font-medium">{`Sections in ${course.term}`}</h3>
        <div className="mt-1">
          <SectionList sections={course.sections} instructors={course.instructors} />
        </div>
      </section>
      {others.length === 0 ? null : (
        <section aria-label="Other offerings">
          <h3 className="font-sans text-14 font-medium">Also offered</h3>
          <ul className="mt-1 flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={`${other.course_id}/${other.class_number}`}>
                <Button
                  size="small"
                  className="h-auto text-left"
                  onClick={() => onOpen({ tag: other.class_tag, classNumber: other.class_number })}
                >
                  {[other.term, timesOf(other) || other.instructors.join(', '), severalOf(other)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const timesOf = (course: Course): string =>
  spanOf(principalKind(course.sections)) || formatMeetingTimes(meetingTimesOf(course));

const severalOf = ({ sections }: Course): string => (sections.length > 1 ? sectionCounts(sections) : '');
