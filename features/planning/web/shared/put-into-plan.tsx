import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { CheckIcon, PlusIcon } from '#platform/ui/display/icons.tsx';
import { showError, showNotice, showSuccess } from '#platform/ui/overlays/toast.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { newId } from '#platform/web/page/new-id.ts';
import * as contract from '../../contract.ts';
import type { PlanClash, PlanContent, PlanEdit, PlanVersion } from '../../contract.ts';
import { contentWords } from '../../domain/plan-words.ts';
import { takeBack, toStep, type UndoStep } from '../../domain/undo-steps.ts';
import { ClashDialog } from '../clash-dialog.tsx';
import { planQuery } from '../plan.queries.ts';
import { plansQuery } from './plans.query.ts';

/** Where a proposed week goes: to a new version, or into an existing one as edits of the state that was seen. */
export type PlanTarget =
  | { as: 'version'; version_id: string; contents: readonly PlanContent[] }
  | { as: 'edits'; version_id: string; name: string; edits: readonly PlanEdit[] };

export interface PutIntoPlanProps {
  term: string;
  target: PlanTarget;
  /** Name of the new version. */
  name: string;
}

/** What was put into the plan from here, kept until the page is closed. */
type Done = { is: 'version'; version: PlanVersion } | { is: 'edits'; step: UndoStep };

const isIn = (target: PlanTarget, versions: readonly PlanVersion[] | undefined): boolean => {
  const version = versions?.find(({ version_id }) => version_id === target.version_id);
  if (!version) return false;
  if (target.as === 'version') return true;
  const has = (id: string) => version.items.some(({ item_id }) => item_id === id);
  const added = target.edits.filter(({ revision }) => revision === null);
  const removed = target.edits.filter(({ content }) => content === null);
  return (
    added.length + removed.length > 0 &&
    added.every(({ item_id }) => has(item_id)) &&
    removed.every(({ item_id }) => !has(item_id))
  );
};

/** Puts a proposed week into the student's plan when they click, and removes it again in one step. */
export function PutIntoPlan({ term, target, name }: PutIntoPlanProps) {
  const queries = useQueryClient();
  const { data: versions } = useQuery(planQuery(term));
  const [done, setDone] = useState<Done | null>(null);
  const [clash, setClash] = useState<PlanClash | null>(null);
  const isThere = isIn(target, versions);
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The pressed button is gone after some rendering: the focus goes to the one in its place.
  useEffect(() => {
    if (!isPressed.current || box.current?.contains(document.activeElement)) return;
    const next = box.current?.querySelector('button');
    // Between "Undo" and "Add to my plan" there is none for a moment.
    if (!next) return;
    isPressed.current = false;
    if (document.activeElement === document.body) next.focus({ preventScroll: true });
  });
  const where = target.as === 'version' ? `“${name}”` : `version ${target.name}`;
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: plansQuery.queryKey }),
      queries.invalidateQueries({ queryKey: planQuery(term).queryKey }),
    ]);
  const fail = (error: Error) => {
    const current =
      error instanceof ApiError && error.code === 'conflict' ? error.details.current : undefined;
    if (current !== undefined) setClash(current as PlanClash);
    else showError(error instanceof ApiError ? error.sentence : 'Your plan could not be changed just now.');
  };
  const adding = useMutation({
    scope: { id: 'plan-edits' },
    /** @param over the stored state that is to be replaced */
    mutationFn: async (over: PlanClash | null): Promise<Done> => {
      if (target.as === 'version') {
        const items = target.contents.map((content) => ({ item_id: newId(), content }));
        const version = await callApi(contract.createVersion, {
          version_id: target.version_id,
          term,
          name,
          items,
        });
        return { is: 'version', version };
      }
      const standing = await queries.fetchQuery({ ...planQuery(term), staleTime: 0 });
      const before = standing.find(({ version_id }) => version_id === target.version_id)?.items ?? [];
      const edits = over ? target.edits.map((edit) => overwriting(edit, over)) : target.edits;
      await callApi(contract.editItems, { version_id: target.version_id, edits: [...edits] });
      const pending = edits.map(({ item_id, revision, content }) => ({
        itemId: item_id,
        seen: revision,
        content,
      }));
      return { is: 'edits', step: toStep('the week', before, pending) };
    },
    onSuccess: async (made) => {
      setDone(made);
      await refresh();
      showSuccess(`In your plan of ${term}, as ${where}`);
    },
    onError: fail,
  });
  const undoing = useMutation({
    scope: { id: 'plan-edits' },
    mutationFn: async (made: Done): Promise<boolean> => {
      if (made.is === 'version') {
        const { version_id, edits } = made.version;
        await callApi(contract.deleteVersion, { version_id, edits });
        return true;
      }
      const standing = await queries.fetchQuery({ ...planQuery(term), staleTime: 0 });
      const items = standing.find(({ version_id }) => version_id === target.version_id)?.items ?? [];
      const back = takeBack(made.step, items, newId);
      if (back === null) return false;
      const edits = back.edits.map(({ itemId, seen, content }) => ({
        item_id: itemId,
        revision: seen,
        content,
      }));
      await callApi(contract.editItems, { version_id: target.version_id, edits });
      return true;
    },
    onSuccess: async (isBack) => {
      setDone(null);
      await refresh();
      if (isBack) showSuccess('Your plan is as it was before');
      else
        showNotice(
          'Something of it has changed since, so it was left as it is. Open the planner to change it.',
        );
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') {
        setDone(null);
        showNotice('It has changed since, so it was left as it is. Open the planner to change it.');
        void refresh();
      } else fail(error);
    },
  });
  const press = (run: () => void): void => {
    isPressed.current = true;
    run();
  };
  const address = `/plan?${new URLSearchParams({ term, ...(isThere || target.as === 'edits' ? { version: target.version_id } : {}) }).toString()}`;
  return (
    <div ref={box} className="flex flex-wrap items-center gap-2 print:hidden" aria-live="polite">
      {isThere ? (
        <>
          <p className="flex items-center gap-1.5 text-14">
            <CheckIcon size={16} /> {`In your plan, as ${where}`}
          </p>
          {done ? (
            <Button size="small" busy={undoing.isPending} onClick={() => press(() => undoing.mutate(done))}>
              Undo
            </Button>
          ) : null}
        </>
      ) : (
        <Button
          look="primary"
          size="small"
          icon={<PlusIcon size={16} />}
          busy={adding.isPending}
          disabled={versions === undefined}
          onClick={() => press(() => adding.mutate(null))}
        >
          Add to my plan
        </Button>
      )}
      <Link to={address} className={buttonStyles('secondary', 'small')}>
        Open in planner
      </Link>
      {clash ? (
        <ClashDialog
          clashes={clash.items.map(({ item_id, item }) => ({
            id: item_id,
            mine: contentWords(mineOf(target, item_id), () => ''),
            other: contentWords(item?.content ?? null, () => ''),
          }))}
          onKeepMine={() => {
            setClash(null);
            adding.mutate(clash);
          }}
          onKeepOther={() => setClash(null)}
        />
      ) : null}
    </div>
  );
}

const mineOf = (target: PlanTarget, itemId: string): PlanContent | null =>
  target.as === 'edits' ? (target.edits.find(({ item_id }) => item_id === itemId)?.content ?? null) : null;

/** The same edit against the stored state: an item that was removed meanwhile is recreated. */
const overwriting = (edit: PlanEdit, { items }: PlanClash): PlanEdit => {
  const standing = items.find(({ item_id }) => item_id === edit.item_id);
  if (!standing) return edit;
  return standing.item
    ? { ...edit, revision: standing.item.revision }
    : { ...edit, item_id: newId(), revision: null };
};
