import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { termsForYou } from '../../domain/search/for-you.ts';
import { endedTerms } from '../../domain/ended-terms.ts';
import { termToPlan } from '../../domain/term-to-plan.ts';
import type { CatalogueState } from '../client/catalogue-client.ts';
import type { EndedTerms } from '../client/worker-messages.ts';
import type { CoursePlan } from '../shared/course-plan.ts';
import type { ProfileAims } from '../shared/profile-aims.ts';
import { universityQuery } from '../shared/university.queries.ts';
import type { CourseSearchParams } from './search-params.ts';
import { useOrderHold } from './use-order-hold.ts';

const NOTHING_PLANNED: readonly string[] = [];

/**
 * What the list is ordered by if neither a text nor a sort decides.
 *
 * @returns `forYou` is undefined while that is unknown; `over`: the terms that have ended
 */
export const useForYou = (
  { text, filters, order }: CourseSearchParams,
  aims: ProfileAims | null | undefined,
  plan: CoursePlan | null,
  state: CatalogueState | null,
) => {
  const { data: university, isError } = useQuery(universityQuery);
  // Before it is known which term is planned, nothing fits.
  const isDated = university !== undefined || isError;
  const isOrdered = text.trim() === '' && filters.workloadSort === 'none' && filters.scoreSort === 'none';
  const { terms: chosen } = filters;
  const isTurned = filters.not.includes('terms');
  const terms = useMemo(() => {
    const all = university?.terms ?? [];
    return termsForYou({
      chosen,
      isTurned,
      offered: all.map(({ name }) => name),
      planned: university && aims ? termToPlan(all, university.today) : null,
    });
  }, [chosen, isTurned, university, aims]);
  const planned = usePlannedBefore(plan, JSON.stringify([isOrdered, order, filters]));
  const isHeld = useOrderHold(state);
  const forYou = useMemo(() => {
    if (!isOrdered || order === 'code' || aims === null) return null;
    return aims === undefined || isHeld || !isDated ? undefined : { aims, terms, planned };
  }, [isOrdered, order, aims, terms, planned, isHeld, isDated]);
  const over = useMemo((): EndedTerms => {
    const all = university?.terms ?? [];
    const names = university ? endedTerms(all, university.today) : [];
    const listed = all
      .map(({ name }) => name)
      .filter((name) => chosen.length === 0 || chosen.includes(name) !== isTurned);
    return { names, said: listed.every((name) => names.includes(name)) ? listed : [] };
  }, [university, chosen, isTurned]);
  return { isOrdered, terms, forYou, over };
};

/**
 * Codes that were planned when the list was first shown: a course planned from the list keeps its place in it.
 *
 * @param list identifies the list; a change reads the plan again
 */
const usePlannedBefore = (plan: CoursePlan | null, list: string): readonly string[] => {
  const [before, setBefore] = useState<{ list: string; codes: readonly string[] } | null>(null);
  if (plan?.isKnown && before?.list !== list)
    setBefore({
      list,
      codes: plan.courses.length === 0 ? NOTHING_PLANNED : plan.courses.map(({ tag }) => tag),
    });
  return before?.codes ?? NOTHING_PLANNED;
};
