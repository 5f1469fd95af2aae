import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '#features/planning/web/shared/plans.query.ts';

/** A plan version as an option for a link. */
export interface SharablePlan {
  versionId: string;
  /** `2026 Spring, A`. */
  label: string;
}

export const NO_PLAN = 'none';

/** The front version of each term that has a course, and the one that sharing began with. */
export const usePlanChoices = (isWanted: boolean, first: SharablePlan | undefined) => {
  const { data, isError, refetch } = useQuery({ ...plansQuery, enabled: isWanted });
  const fronts = (data ?? [])
    .filter(({ front: { items } }) => items.some(({ content }) => content.kind === 'course'))
    .map(({ term, front: { version_id, name } }) => ({ value: version_id, label: `${term}, ${name}` }));
  const others = fronts.filter(({ value }) => value !== first?.versionId);
  const own = first ? [{ value: first.versionId, label: first.label }] : [];
  return { isError, refetch, options: [{ value: NO_PLAN, label: 'None' }, ...own, ...others] };
};
