import { useQueryClient } from '@tanstack/react-query';
import { showError } from '#platform/ui/overlays/toast.ts';
import { showUndo } from '#platform/ui/overlays/undo-toast.tsx';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import * as contract from '../contract.ts';
import type { PlanVersion } from '../contract.ts';
import { codeOf, coursesIn } from '../domain/planned-course.ts';

/** Adds a course of a past term to the courses taken of the profile; can be undone. */
export const useMarkTaken = ({ version_id, items }: PlanVersion) => {
  const queries = useQueryClient();
  /** Returns whether it was saved. */
  const save = async (itemId: string, isTaken: boolean): Promise<boolean> => {
    try {
      await callApi(contract.markTaken, { version_id, item_id: itemId, is_taken: isTaken });
      await queries.invalidateQueries({ queryKey: ['getProfile'] });
      return true;
    } catch (error) {
      showError(error instanceof ApiError ? error.sentence : 'That could not be saved just now.');
      return false;
    }
  };
  const mark = async (itemId: string): Promise<void> => {
    const item = coursesIn(items).find(({ item_id }) => item_id === itemId);
    if (item && (await save(itemId, true)))
      showUndo(`${codeOf(item)} marked as taken.`, () => void save(itemId, false));
  };
  return (itemId: string): void => void mark(itemId);
};
