import { type ReactNode, useId } from 'react';
import { LaterMarkdown as Markdown } from '#features/advisor/web/shared/markdown/later-markdown.tsx';
import type { Check, Fact, Statement } from '#features/advisor/contract.ts';
import { dayOf } from '#features/advisor/domain/statements/summary.ts';
import { REPLY_ENDINGS } from '#features/advisor/domain/reply-endings.ts';
import type { Course } from '#features/catalogue/contract.ts';
import { CourseLink } from '#features/catalogue/web/shared/course-link.tsx';
import { CourseCard } from '#features/catalogue/web/shared/course-card.tsx';
import type { SharedPlanProps } from '#features/planning/web/shared/shared-plan.tsx';
import { marksOf } from '#features/advisor/web/shared/statements/statement-marks.ts';
import type { WeekCardProps } from '#features/advisor/web/shared/week-card.tsx';
import type { WeekCard } from '#features/advisor/week.contract.ts';
import { StatementSummary } from '#features/advisor/web/shared/statements/statement-summary.tsx';
import { MessageBoundary } from '#features/advisor/web/shared/markdown/message-boundary.tsx';
import { Badge } from '#platform/ui/display/badge.tsx';
import { InfoIcon } from '#platform/ui/display/icons.tsx';
import { later } from '#platform/ui/later.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import type { SharedContent as Content } from '../contract.ts';

/** Few shared conversations propose a week. */
const WeekPicture = later<WeekCardProps>(
  async () => (await import('#features/advisor/web/shared/week-card.tsx')).WeekCard,
);

/** Many shared links have no plan. */
const SharedPlan = later<SharedPlanProps>(
  async () => (await import('#features/planning/web/shared/shared-plan.tsx')).SharedPlan,
);

const Quiet = ({ children }: { children: ReactNode }) => <span className="text-ink-quiet">{children}</span>;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-ink-quiet">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Badges({ values, areCourses = false }: { values: readonly string[]; areCourses?: boolean }) {
  if (values.length === 0) return <Quiet>Not shared</Quiet>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {values.map((value) => (
        <li key={value}>
          <Badge className="text-14! whitespace-normal!">
            {areCourses ? <CourseLink code={value} /> : value}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** The content of a link, for viewers and in the owner's preview. */
export function SharedContent({
  content,
  level,
  planActions = null,
}: {
  content: Content;
  level: 'h2' | 'h3';
  /** Shown beside the plan's heading. */
  planActions?: ReactNode;
}) {
  const { profile, chatHistory, plan } = content;
  const id = useId();
  const Heading = level;
  return (
    <>
      <p className="flex items-start gap-2 text-14 text-ink-quiet">
        <InfoIcon size={16} className="mt-0.5 shrink-0" />
        This is a read-only view of a shared profile.
      </p>
      <section
        aria-labelledby={`${id}-student`}
        className="mt-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
      >
        <Heading id={`${id}-student`} className="text-20">
          Student Information
        </Heading>
        <dl className="mt-4 grid gap-5 sm:grid-cols-2">
          <Fact name="Concentration">{profile.concentration || <Quiet>Not shared</Quiet>}</Fact>
          <Fact name="Year">{profile.year || <Quiet>Not shared</Quiet>}</Fact>
          <Fact name="Courses Taken">
            <Badges values={profile.courses_taken} areCourses />
          </Fact>
          <Fact name="Academic Interests">
            <Badges values={profile.interests} />
          </Fact>
        </dl>
      </section>
      {plan ? (
        <section aria-labelledby={`${id}-plan`} className="mt-8">
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Heading id={`${id}-plan`} className="mr-auto text-20">
              Plan of {plan.term}
            </Heading>
            {planActions}
          </div>
          <SharedPlan plan={plan} day={dayOf(plan.catalogue_date, null)} />
        </section>
      ) : null}
      {chatHistory.length > 0 ? (
        <section aria-labelledby={`${id}-chat`} className="mt-8">
          <Heading id={`${id}-chat`} className="text-20">
            Sample Conversation
          </Heading>
          <ol className="mt-4 grid grid-cols-1 gap-5">
            {chatHistory.map(
              (
                {
                  role,
                  content: words,
                  ended,
                  statements = null,
                  checks = [],
                  catalogue_date: date = null,
                  facts = [],
                  courses = [],
                  week,
                },
                index,
              ) => (
                <li key={index}>
                  <MessageBoundary content={words}>
                    {role === 'user' ? (
                      <Question words={words} />
                    ) : (
                      <Answer
                        words={words}
                        ended={ended}
                        statements={statements}
                        checks={checks}
                        date={date}
                        facts={facts}
                        courses={courses}
                        week={week}
                      />
                    )}
                  </MessageBoundary>
                </li>
              ),
            )}
          </ol>
        </section>
      ) : null}
    </>
  );
}

function Question({ words }: { words: string }) {
  return (
    <div className="flex justify-end">
      <p className="max-w-[85%] min-w-0 rounded-lg bg-wash px-4 forced-colors:border py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
        <span className="sr-only">The student: </span>
        {words}
      </p>
    </div>
  );
}

function Answer({
  words,
  ended,
  statements,
  checks,
  date,
  facts,
  courses,
  week,
}: {
  words: string;
  ended: keyof typeof REPLY_ENDINGS | undefined;
  statements: Statement[] | null;
  checks: readonly Check[];
  date: string | null;
  facts: readonly Fact[];
  courses: readonly Course[];
  week: WeekCard | undefined;
}) {
  const { assistant } = useProductInfo();
  return (
    <div>
      <p className="pb-1 font-serif text-16 text-ink-quiet">{assistant}</p>
      <Markdown content={words} marks={marksOf(words, { statements, checks, facts })} />
      {ended ? <p className="pt-2 text-14 text-ink-quiet">{REPLY_ENDINGS[ended]}</p> : null}
      {week ? <WeekPicture week={week} /> : null}
      <StatementSummary reply={{ content: words, statements, catalogue_date: date, facts: [...facts] }} />
      {courses.length > 0 ? (
        <ul aria-label="Courses" className="mt-3 grid grid-cols-1 gap-3">
          {courses.map((course) => (
            <li key={course.class_tag}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
