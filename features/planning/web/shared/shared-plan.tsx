import { useMemo } from 'react';
import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import { plainClashWords, plainWeek } from '../../domain/exports/plain-week.ts';
import { sectionLine, timesWords } from '../../domain/plan-words.ts';
import { entriesOfShared, OWN_COURSE } from '../../domain/shared-plan.ts';
import type { SharedPlan as Plan } from '../../sharing.contract.ts';
import { StillWeek } from './still-week.tsx';

type Course = Plan['courses'][number];

export interface SharedPlanProps {
  plan: Plan;
  day: string;
}

/**
 * A plan as others see it: its week if there is room, and its courses with their sections.
 *
 * @param day of its catalogue, in words
 */
export function SharedPlan({ plan, day }: SharedPlanProps) {
  const week = useMemo(() => plainWeek(entriesOfShared(plan)), [plan]);
  return (
    <div className="grid gap-4">
      {week.clashes.length > 0 ? (
        <section
          aria-label="Clashes"
          className="rounded-md border border-danger bg-surface px-3 py-2 text-14"
        >
          <ul data-figures>
            {week.clashes.map((clash) => (
              <li key={plainClashWords(clash)}>
                <span className="font-medium">Clash: </span>
                {plainClashWords(clash)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <StillWeek week={week} />
      <ul className="divide-y divide-line border-y border-line">
        {plan.courses.map((course) => (
          <SharedCourse key={course.code} course={course} />
        ))}
        {plan.own_courses.map(({ units, meetings }, at) => (
          <li key={at} className="py-3">
            <p>
              <span className="font-medium">{OWN_COURSE}</span>
              {units === null ? '' : `, ${unitsText(units)}`}
            </p>
            <p className="text-14 text-ink-quiet">{timesWords({ meetings }) || 'No times'}</p>
          </li>
        ))}
      </ul>
      <p className="text-14 text-ink-quiet">{`As the catalogue had it on ${day}.`}</p>
    </div>
  );
}

function SharedCourse({ course }: { course: Course }) {
  const { code, title, units, hours, optional, sections } = course;
  const facts = [
    ...(units === null ? [] : [unitsText(units)]),
    ...(hours === null ? [] : [`${shownFigure(hours)} hrs/week`]),
    ...(optional ? ['optional'] : []),
  ];
  return (
    <li className="py-3">
      <p>
        <span data-figures className="font-medium">
          {code}
        </span>
        {title === '' ? ' (not in the catalogue of this term)' : ` ${title}`}
      </p>
      {facts.length > 0 ? (
        <p data-figures className="text-14 text-ink-quiet">
          {facts.join(' · ')}
        </p>
      ) : null}
      <ul className="mt-1 text-14">
        {sections.map((section) => (
          <li key={`${section.component} ${section.section}`} data-figures>
            {sectionLine(section)}
          </li>
        ))}
      </ul>
    </li>
  );
}
