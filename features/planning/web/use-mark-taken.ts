import { useQueryClient } from '@tanstack/react-query';
import { showMarkFailure } from '#features/profile/web/shared/show-mark-failure.tsx';
import { showUndo } from '#platform/ui/overlays/undo-toast.tsx';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../contract.ts';
import type { PlanVersion } from '../contract.ts';
import { codeOf, coursesIn } from '../domain/planned-course.ts';

/** Adds a course of a past term to the courses taken of the profile, or removes it again; either can be undone. */
export const useMarkTaken = ({ version_id, items }: PlanVersion) => {
  const queries = useQueryClient();
  /** Returns whether it was saved. */
  const save = async (itemId: string, code: string, isTaken: boolean): Promise<boolean> => {
    try {
      await callApi(contract.markTaken, { version_id, item_id: itemId, is_taken: isTaken });
      await queries.invalidateQueries({ queryKey: ['getProfile'] });
      return true;
    } catch (error) {
      showMarkFailure(error, code);
      return false;
    }
  };
  const mark = async (itemId: string, isTaken: boolean): Promise<void> => {
    const item = coursesIn(items).find(({ item_id }) => item_id === itemId);
    if (!item) return;
    const code = codeOf(item);
    if (await save(itemId, code, isTaken))
      showUndo(
        isTaken ? `${code} marked as taken.` : `${code} no longer marked as taken.`,
        () => void save(itemId, code, !isTaken),
      );
  };
  return (itemId: string, isTaken: boolean): void => void mark(itemId, isTaken);
};
