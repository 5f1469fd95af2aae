import { useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../contract.ts';
import type { PlanVersion } from '../contract.ts';
import { codeOf, coursesIn } from '../domain/planned-course.ts';

/** Adds a course of a past term to the courses taken of the profile, or removes it again. */
export const useMarkTaken = ({ version_id, items }: PlanVersion) => {
  const queries = useQueryClient();
  const mark = async (itemId: string, isTaken: boolean): Promise<void> => {
    const item = coursesIn(items).find(({ item_id }) => item_id === itemId);
    if (!item) return;
    const code = codeOf(item);
    try {
      await callApi(contract.markTaken, { version_id, item_id: itemId, is_taken: isTaken });
      await queries.invalidateQueries({ queryKey: ['getProfile'] });
      // Without an undo of its own: the button takes it back.
      showSuccess(isTaken ? `${code} marked as taken.` : `${code} no longer marked as taken.`);
    } catch (error) {
      // Rarely needed; without the network it cannot be loaded, and would say no more than this.
      await import('#features/profile/web/shared/show-mark-failure.tsx').then(
        ({ showMarkFailure }) => showMarkFailure(error, code),
        () => showError(`${code} could not be marked.`),
      );
    }
  };
  return (itemId: string, isTaken: boolean): void => void mark(itemId, isTaken);
};
