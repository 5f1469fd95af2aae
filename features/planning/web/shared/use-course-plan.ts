import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isOver } from '#features/catalogue/domain/is-over.ts';
import type { CoursePlan, PlannableOffering } from '#features/catalogue/web/shared/course-plan.ts';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { showError, showNotice, showSuccess } from '#platform/ui/overlays/toast.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { newId } from '#platform/web/page/new-id.ts';
import * as contract from '../../contract.ts';
import type { PlanItem, PlanVersion } from '../../contract.ts';
import {
  bareCourse,
  busyIn,
  codeOf,
  countedIn,
  coursesIn,
  offeringsIn,
} from '../../domain/planned-course.ts';
import { plansQuery } from './plans.query.ts';

/** Name of the version that is created with the first course. */
const FIRST_NAME = 'A';

/** A course being added to its term's plan, or removed: shown optimistically until the server confirms. */
interface Pencilled {
  offering: PlannableOffering;
  isPlanned: boolean;
}

/** The plans as course lists see them: the front version of each term. */
export const useCoursePlan = (): CoursePlan => {
  const { data } = useQuery(plansQuery);
  const queries = useQueryClient();
  const [pencilled, setPencilled] = useState<readonly Pencilled[]>([]);
  const { mutate } = useMutation({
    scope: { id: 'plan-edits' },
    mutationFn: async ({ offering, isPlanned }: Pencilled) => {
      // Reads the stored state when it is this edit's turn: two buttons may have been pressed one after the other, or the
      // plan changed in another tab since it was shown.
      const plans = await queries.fetchQuery({ ...plansQuery, staleTime: 0 });
      const front = plans.find(({ term }) => term === offering.term)?.front;
      const item = front && itemOf(front, offering);
      const version = front?.name ?? FIRST_NAME;
      if (isPlanned && item) {
        return {
          isAdded: false,
          words: `${offering.class_tag} was already in version ${version} of your plan for ${offering.term}`,
        };
      }
      if (isPlanned) return { isAdded: true, words: await addCourse(queries, front, offering) };
      if (item) await removeItem(front, item);
      return {
        isAdded: false,
        words: `${offering.class_tag} is no longer in version ${version} of your plan`,
      };
    },
    onSuccess: async ({ isAdded, words }, { offering: { term } }) => {
      // Announcing chosen sections takes longer to read.
      (isAdded ? showNotice : showSuccess)(words);
      await refresh(queries, term);
    },
    onError: (error, { offering: { term } }) => {
      showError(error instanceof ApiError ? error.sentence : 'Your plan could not be changed just now.');
      // It may have been saved, and only the answer was lost.
      void refresh(queries, term);
    },
    onSettled: (_, __, settled) => setPencilled((all) => all.filter((each) => each !== settled)),
  });
  return useMemo(() => {
    const fronts = data?.map(({ front }) => front) ?? [];
    const planned = new Set(
      fronts.flatMap(({ term, items }) => coursesIn(items).map((item) => `${codeOf(item)}@${term}`)),
    );
    const isPlanned = ({ term, codes }: PlannableOffering): boolean =>
      pencilled.findLast(
        ({ offering }) => offering.term === term && offering.codes.some((code) => codes.includes(code)),
      )?.isPlanned ?? codes.some((code) => planned.has(`${code}@${term}`));
    return {
      isKnown: data !== undefined,
      courses: fronts.flatMap(({ term, items }) => offeringsIn({ term, items: countedIn(items) })),
      busy: fronts.map(({ term, items }) => ({ term, blocks: busyIn(items) })),
      isPlanned,
      toggle: (offering) => {
        const next = { offering, isPlanned: !isPlanned(offering) };
        setPencilled((all) => [...all, next]);
        mutate(next);
      },
    };
  }, [data, pencilled, mutate]);
};

const refresh = (queries: QueryClient, term: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: plansQuery.queryKey }),
    queries.invalidateQueries({ queryKey: [contract.getPlan.name, term] }),
  ]);

const itemOf = ({ items }: PlanVersion, { codes }: PlannableOffering): PlanItem | undefined =>
  coursesIn(items).find((item) => codes.includes(codeOf(item)));

const removeItem = ({ version_id }: PlanVersion, { item_id, revision }: PlanItem) =>
  callApi(contract.editItems, { version_id, edits: [{ item_id, revision, content: null }] });

/** Adds a course with sections that fit the rest, and announces them; without sections if a record cannot be fetched. */
const addCourse = async (
  queries: QueryClient,
  front: PlanVersion | undefined,
  { class_tag, term }: PlannableOffering,
): Promise<string> => {
  // Loaded when the first course is added, to keep it out of the bundle of course lists.
  const placed = await import('./place-in-plan.ts')
    .then(({ placeInPlan }) => placeInPlan(queries, front?.items ?? [], term, class_tag))
    .catch(() => null);
  const added = { item_id: newId(), content: placed?.content ?? bareCourse(class_tag) };
  const name = front?.name ?? FIRST_NAME;
  const university = await queries.ensureQueryData(universityQuery).catch(() => null);
  const ended = university && isOver(term, university.terms, university.today) ? ', a term that is over' : '';
  await (front
    ? callApi(contract.editItems, {
        version_id: front.version_id,
        edits: [...(placed?.edits ?? []), { ...added, revision: null }],
      })
    : callApi(contract.createVersion, { version_id: newId(), term, name, items: [added] }));
  return placed
    ? `${placed.words}. In version ${name} of your plan for ${term}${ended}`
    : `${class_tag} is in version ${name} of your plan for ${term}${ended}`;
};
