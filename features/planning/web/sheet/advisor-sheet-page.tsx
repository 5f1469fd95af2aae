import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { PrintIcon } from '#platform/ui/display/icons.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { useTitle } from '#platform/web/page/use-title.ts';
import { usePlan } from '../plan.queries.ts';
import { AdvisorSheet } from './advisor-sheet.tsx';

/**
 * A version as a sheet to print for the university's advisor. Term and version are in the URL; without a version it is the
 * one in front.
 */
export function AdvisorSheetPage() {
  useTitle('Sheet for your advisor');
  const { data: university } = useQuery(universityQuery);
  const [params] = useSearchParams();
  const term = params.get('term');
  const { versions, isError, refetch } = usePlan(term);
  const wanted = params.get('version');
  const version = versions?.find(({ version_id, in_front }) =>
    wanted === null ? in_front : version_id === wanted,
  );
  return (
    <div className="mx-auto w-full max-w-[72rem] flex-1 px-4 pt-4 pb-24 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto text-28 print:text-20">
          {version ? `Plan for ${version.term}` : 'Sheet for your advisor'}
        </h1>
        <Link
          to={`/plan?${params.toString()}`}
          className={`${buttonStyles('secondary', 'small')} print:hidden`}
        >
          Back to the plan
        </Link>
        {version ? (
          <Button
            look="primary"
            size="small"
            icon={<PrintIcon size={16} />}
            className="print:hidden"
            onClick={() => window.print()}
          >
            Print
          </Button>
        ) : null}
      </div>
      {version ? (
        <p className="mt-2 text-14 text-ink-quiet print:hidden">
          One sheet for the advisor at your university. Your name stands on the print only.
        </p>
      ) : null}
      {isError && !versions ? (
        <RetryBanner tone="error" onRetry={refetch}>
          Your plan cannot be shown just now.
        </RetryBanner>
      ) : null}
      {(versions && !version) || term === null ? (
        <p className="mt-4">There is no such version of your plan.</p>
      ) : null}
      {version && university ? <AdvisorSheet version={version} university={university} /> : null}
      {!versions && !isError && term !== null ? <Skeleton className="mt-4 h-96 w-full" /> : null}
    </div>
  );
}
