import { contentsOfCourses } from '#features/planning/domain/contents-of-courses.ts';
import { PutIntoPlan, type PlanTarget } from '#features/planning/web/shared/put-into-plan.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import type { WeekCard as Week } from '../../week.contract.ts';
import { WeekCard } from '../shared/week-card.tsx';

const targetOf = ({ plan, courses }: Week): PlanTarget | null => {
  if (plan === null) return null;
  return plan.as === 'edits'
    ? plan
    : { as: 'version', version_id: plan.version_id, contents: contentsOfCourses(courses) };
};

/** The week of a reply, with what puts it into the student's plan. */
export function ProposedWeek({ week, isListed }: { week: Week; isListed: boolean }) {
  const { assistant } = useProductInfo();
  const target = targetOf(week);
  return (
    <WeekCard week={week} isListed={isListed}>
      {target ? <PutIntoPlan term={week.term} target={target} name={`From ${assistant}`} /> : null}
    </WeekCard>
  );
}
