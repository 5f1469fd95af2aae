import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { newestEnded } from '#features/catalogue/domain/ended-terms.ts';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { Select } from '#platform/ui/controls/select.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useTitle } from '#platform/web/page/use-title.ts';
import type { PlanItem } from '../contract.ts';
import { isDraft, usePlan } from './plan.queries.ts';
import type { UndoStep } from '../domain/undo-steps.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { UndoHistory } from './use-plan-editor.ts';
import { usePlanTerm } from './use-plan-term.ts';
import type { ShareVersion } from './take/take-menu.tsx';
import { useRecords } from './use-planned-week.ts';
import { VersionScreen } from './version-screen.tsx';
import { VersionTabs } from './versions/version-tabs.tsx';

const PANEL = 'plan-version';

/** A term's plan: its versions, and the week of one. Term and version are in the URL. */
export function PlanPage({ share }: { share?: ShareVersion }) {
  useTitle('Plan');
  const catalogue = useQuery(universityQuery);
  const university = catalogue.data;
  const [params, setParams] = useSearchParams();
  const today = university?.today ?? '';
  const terms = university?.terms ?? [];
  const term = usePlanTerm(university, params.get('term'));
  const newest = newestEnded(terms, today);
  const plan = usePlan(term);
  const known = plan.versions;
  const failed = [catalogue, plan].find(({ isError }) => isError);
  const toShow =
    known?.find(({ version_id }) => version_id === params.get('version')) ??
    known?.find(({ in_front }) => in_front) ??
    known?.[0];
  // The first plan is drawn once its records are there, in a separate render, in steps: without them its week has other
  // hours and would shift, and in one step it would hold up a slow phone.
  const { isLoading } = useRecords(toShow?.items ?? NO_ITEMS);
  const [wasReady, setWasReady] = useState(false);
  if (toShow && !isLoading && !wasReady) setWasReady(true);
  const isReady = useDeferredValue(wasReady);
  const versions = isReady ? known : undefined;
  const shown = versions ? toShow : undefined;
  const found = terms.find(({ name }) => name === term);
  const isOver = found !== undefined && found.end < today;
  const endedWords =
    newest !== null
      ? `Every term in the catalogue is over. The newest is ${newest}: plan it to try things out, or to note what you took.`
      : isOver
        ? `${found.name} is over. You can still look at it, and note what you took.`
        : null;
  const historyOf = useUndoHistories();
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);

  return (
    <div
      ref={root}
      className="mx-auto w-full max-w-[80rem] flex-1 px-4 pt-3 pb-24 print:max-w-none print:p-0 print:pr-px print:[zoom:0.9]"
    >
      <div className="short:flex short:items-end short:gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-28 print:text-20">
            Plan
            {term === null ? null : (
              <span className="sr-only print:not-sr-only">{`: ${term}${shown ? `, version ${shown.name}` : ''}`}</span>
            )}
          </h1>
          {term === null ? null : (
            <Select
              label="Term"
              hideLabel
              className="min-w-40 print:hidden"
              options={terms.map(({ name }) => ({ value: name, label: name }))}
              value={term}
              onChange={(next) => setParams({ term: next })}
            />
          )}
          {endedWords === null ? null : <p className="text-14 text-ink-quiet print:hidden">{endedWords}</p>}
        </div>
        {term !== null && versions && shown ? (
          <div className="mt-2 short:mt-0 short:min-w-0 short:flex-1">
            <VersionTabs
              // A deletion in one term is not undone in another.
              key={term}
              term={term}
              versions={versions}
              shown={shown}
              panelId={PANEL}
              isDraft={isDraft(shown)}
              onShow={(version) => setParams({ term, version }, { replace: true })}
            />
          </div>
        ) : null}
      </div>
      {failed && !known ? (
        <div className="mt-4">
          <RetryBanner tone="error" onRetry={failed.refetch}>
            {failed.error instanceof ApiError ? failed.error.sentence : 'Your plan cannot be shown just now.'}
          </RetryBanner>
        </div>
      ) : null}
      {university?.terms.length === 0 ? <p className="mt-4">The catalogue has no term to plan.</p> : null}
      {term !== null && versions && shown ? (
        <div
          id={PANEL}
          {...(isDraft(shown) ? {} : { role: 'tabpanel', 'aria-labelledby': `tab-${shown.version_id}` })}
        >
          <VersionScreen
            version={shown}
            dates={found ?? null}
            isOver={isOver}
            today={today}
            history={historyOf(shown.version_id)}
            share={share}
          />
        </div>
      ) : null}
      {university?.terms.length !== 0 && !versions && !failed ? <Waiting /> : null}
    </div>
  );
}

const NO_ITEMS: readonly PlanItem[] = [];
const NO_STEPS: readonly UndoStep[] = [];

/** The undo history of each version, kept while the student stays on the page. */
const useUndoHistories = () => {
  const [histories, setHistories] = useState<ReadonlyMap<string, readonly UndoStep[]>>(new Map());
  return useCallback(
    (versionId: string): UndoHistory => ({
      steps: histories.get(versionId) ?? NO_STEPS,
      change: (change) =>
        setHistories((was) => new Map(was).set(versionId, change(was.get(versionId) ?? NO_STEPS))),
    }),
    [histories],
  );
};

function Waiting() {
  return (
    <div aria-busy="true" className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <span className="sr-only">Loading your plan</span>
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
