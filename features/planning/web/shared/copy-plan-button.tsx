import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { PlusIcon } from '#platform/ui/display/icons.tsx';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { newId } from '#platform/web/page/new-id.ts';
import { useIsStaying } from '#platform/web/router/use-newest-location.ts';
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
  const isStaying = useIsStaying();
  const copying = useMutation({
    // Built once per click: a call whose response was lost is retried unchanged.
    mutationFn: async () =>
      callApi(contract.createVersion, {
        version_id: newId(),
        term: plan.term,
        name: NAME,
        items: contentsOfShared(plan).map((content) => ({ item_id: newId(), content })),
      }),
    onSuccess: async ({ term, version_id }) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: plansQuery.queryKey }),
        queries.invalidateQueries({ queryKey: [contract.getPlan.name, term] }),
      ]);
      showSuccess(`Copied to your plan of ${term} as “${NAME}”`);
      if (isStaying())
        await navigate(`/plan?${new URLSearchParams({ term, version: version_id }).toString()}`);
    },
    onError: (error) =>
      showError(error instanceof ApiError ? error.sentence : 'The plan could not be copied just now.'),
  });
  return (
    <Button
      size="small"
      icon={<PlusIcon size={16} />}
      busy={copying.isPending}
      onClick={() => copying.mutate()}
    >
      Copy to my plan
    </Button>
  );
}
