import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { PlusIcon } from '#platform/ui/display/icons.tsx';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { newId } from '#platform/web/page/new-id.ts';
import { useStay } from '#platform/web/router/use-newest-location.ts';
import * as contract from '../../contract.ts';
import { contentsOfShared } from '../../domain/shared-plan.ts';
import type { SharedPlan } from '../../sharing.contract.ts';
import { plansQuery } from './plans.query.ts';

const NAME = 'Shared with me';

export interface CopyPlanButtonProps {
  plan: SharedPlan;
}

/** Copies a shared plan to a version of the student's own, and opens it. The front version does not change. */
export function CopyPlanButton({ plan }: CopyPlanButtonProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const beginStay = useStay();
  const copying = useMutation({
    // Built once per click: a call whose response was lost is retried unchanged.
    mutationFn: async () =>
      callApi(contract.createVersion, {
        version_id: newId(),
        term: plan.term,
        name: NAME,
        items: contentsOfShared(plan).map((content) => ({ item_id: newId(), content })),
      }),
    onSuccess: async ({ term }) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: plansQuery.queryKey }),
        queries.invalidateQueries({ queryKey: [contract.getPlan.name, term] }),
      ]);
      showSuccess(`Copied to your plan of ${term} as “${NAME}”`);
    },
    onError: (error) =>
      showError(error instanceof ApiError ? error.sentence : 'The plan could not be copied just now.'),
  });
  const copy = (): void => {
    const isStaying = beginStay();
    copying.mutate(undefined, {
      onSuccess: ({ term, version_id }) => {
        if (isStaying())
          void navigate(`/plan?${new URLSearchParams({ term, version: version_id }).toString()}`);
      },
    });
  };
  return (
    <Button size="small" icon={<PlusIcon size={16} />} busy={copying.isPending} onClick={copy}>
      Copy to my plan
    </Button>
  );
}
