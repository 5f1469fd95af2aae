import { useQueries } from '@tanstack/react-query';
import { use, useId, useMemo, useState } from 'react';
import type { Course } from '#features/catalogue/contract.ts';
import { CourseCard } from '#features/catalogue/web/shared/course-card.tsx';
import { courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { DisclosureButton } from '#platform/ui/controls/disclosure-button.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { CompareIcon } from '#platform/ui/display/icons.tsx';
import {
  codesSetOut,
  type CodeReader,
  FEWEST_TO_COMPARE,
  lookupsOfQuestion,
  lookupsOfReply,
} from '../../domain/course-lookups.ts';
import { recordsToCompare, recordSpokenOf } from '../../domain/spoken-record.ts';
import { sectionsNamed } from '../../domain/spoken-sections.ts';
import { ReaderContext } from './reader-context.ts';
import type { Turn } from './turns.ts';
import { WholeContext } from './whole-context.ts';

export interface TurnCoursesProps extends Turn {
  onCompare: (courses: readonly Course[]) => void;
}

interface TurnLookups {
  /** Those requested in the question, then those named in the reply. */
  codes: string[];
  /** The course that the student asked about; null for none. */
  askedAbout: string | null;
}

const lookupsOfTurn = ({ question, reply }: Turn, reader: CodeReader): TurnLookups => {
  const asked = question ? lookupsOfQuestion(question.content, reader) : null;
  const named = reply ? lookupsOfReply(reply, reader) : [];
  return {
    codes: [...new Set([...(asked?.codes ?? []), ...named])],
    askedAbout: asked?.kind === 'card' ? asked.codes[0] : null,
  };
};

const NOTHING: TurnLookups = { codes: [], askedAbout: null };

/** Cards of a turn's courses, and a button to compare them. */
export function TurnCourses({ question, reply, onCompare }: TurnCoursesProps) {
  const id = useId();
  const reader = use(ReaderContext);
  const [isOpen, setIsOpen] = useState(false);
  const { codes, askedAbout } = useMemo(
    () => (reader ? lookupsOfTurn({ question, reply }, reader) : NOTHING),
    [question, reply, reader],
  );
  const isWhole = use(WholeContext);
  const found = useQueries({
    queries: isWhole ? codes.map((code) => ({ ...courseQuery(code), retry: false })) : [],
    combine: (answers) => [
      ...new Map(
        answers.flatMap(({ data }) =>
          data && data.course.class_name !== '' ? [[data.course.class_tag, data]] : [],
        ),
      ).values(),
    ],
  });
  const offerings = found.map((each): [Course, ...Course[]] => [each.course, ...each.offerings]);
  const said = reply?.content ?? '';
  const courses = offerings.map((each) => recordSpokenOf(said, each, reply?.week));
  if (codes.length === 0) return null;
  // A course of a list or a table already has a row there. Its card is shown at once only if the student asked about it,
  // and otherwise on request.
  const { listed, tabled } = reply ? codesSetOut(reply) : { listed: [], tabled: [] };
  const isFolded = (code: string): boolean =>
    code !== askedAbout && (listed.includes(code) || tabled.includes(code));
  const folded = codes.filter((code) => isFolded(code) && tabled.includes(code));
  const carded = courses.filter(
    ({ class_tag: code }) => !isFolded(code) || (isOpen && folded.includes(code)),
  );
  return (
    <div className="pt-3">
      {folded.length === 0 ? null : (
        <DisclosureButton
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={id}
          className="-ml-2.5 text-left print:hidden"
        >
          {folded.join(', ')}
        </DisclosureButton>
      )}
      <div id={id} className="grid gap-3 empty:hidden">
        {isWhole && carded.length > 0 ? (
          <ul className={classNames('grid gap-3', carded.length > 1 && 'xl:grid-cols-2')}>
            {carded.map((course) => (
              // The course asked about has a line to itself, beside those that its record only names.
              <li
                key={course.class_tag}
                className={course.class_tag === askedAbout ? 'xl:col-span-full' : 'xl:last:odd:col-span-full'}
              >
                <CourseCard course={course} sections={sectionsNamed(reply?.content ?? '', course)} />
              </li>
            ))}
          </ul>
        ) : null}
        {isWhole && courses.length >= FEWEST_TO_COMPARE ? (
          <div>
            <Button
              icon={<CompareIcon size={16} />}
              onClick={() => onCompare(recordsToCompare(said, offerings, reply?.week))}
            >
              Compare These Courses
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
