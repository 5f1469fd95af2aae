import { type KeyboardEvent, useRef, useState } from 'react';
import { callApi } from '#platform/web/api/api-client.ts';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { MoreIcon, PlusIcon } from '#platform/ui/display/icons.tsx';
import { Menu, MenuItem } from '#platform/ui/overlays/menu.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { later } from '#platform/ui/later.tsx';
import { hasOpenDialog, hasOpenFloat } from '#platform/ui/overlays/open-overlays.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { isFocusFree } from '#platform/web/page/is-focus-free.ts';
import { newId } from '#platform/web/page/new-id.ts';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import { useStay } from '#platform/web/router/use-newest-location.ts';
import * as contract from '../../contract.ts';
import type { PlanVersion } from '../../contract.ts';
import type { ClashDialogProps } from '../clash-dialog.tsx';
import { makeAgain, useVersionCalls } from '../plan.queries.ts';
import type { GoneChangeProps, VersionChange } from './gone-change.tsx';
import { nextName } from './next-name.ts';
import type { RenameDialogProps } from './rename-dialog.tsx';
import { shownNames } from './shown-names.ts';

const ClashDialog = later<ClashDialogProps>(async () => (await import('../clash-dialog.tsx')).ClashDialog);
const GoneChange = later<GoneChangeProps>(async () => (await import('./gone-change.tsx')).GoneChange);
const RenameDialog = later<RenameDialogProps>(async () => (await import('./rename-dialog.tsx')).RenameDialog);

export interface VersionTabsProps {
  term: string;
  versions: readonly PlanVersion[];
  shown: PlanVersion;
  onShow: (versionId: string) => void;
  panelId: string;
  /** The shown version is not stored: there are no tabs, but a deletion can still be undone. */
  isDraft: boolean;
}

/** The versions of a term as tabs, and the actions on the one shown. */
export function VersionTabs({ term, versions, shown, onShow, panelId, isDraft }: VersionTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const announce = useAnnouncer();
  const beginStay = useStay();
  const { run, isPending } = useVersionCalls(term);
  const [isRenaming, setIsRenaming] = useState(false);
  const [clash, setClash] = useState<{ name: string; version: PlanVersion } | null>(null);
  const [gone, setGone] = useState<VersionChange | null>(null);
  const [deleted, setDeleted] = useState<PlanVersion | null>(null);
  const at = versions.indexOf(shown);
  const names = shownNames(versions);
  const shownName = names[at] ?? shown.name;
  const front = versions.find(({ in_front }) => in_front);

  /** @param from the place of the tab that has the focus: the version shown may be an earlier one for a moment */
  const step = (event: KeyboardEvent, from: number): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = versions[(from + by + versions.length) % versions.length];
    if (!next) return;
    onShow(next.version_id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[versions.indexOf(next)]?.focus();
  };
  const add = async (): Promise<void> => {
    const isStaying = beginStay();
    const version = { version_id: newId(), term, name: nextName(versions), in_front: false, items: [] };
    if (!(await run(() => callApi(contract.createVersion, version)))) return;
    // Whoever has gone on with the version shown stays in it.
    if (isStaying() && isFocusFree(bar.current) && !hasOpenFloat() && !hasOpenDialog())
      onShow(version.version_id);
    announce(`Version ${version.name} made`);
  };
  const change = async (wanted: VersionChange): Promise<void> => {
    const { version, call, onClash, onDone, announced } = wanted;
    const isDone = await run(
      () => call(version),
      onClash,
      () => setGone(wanted),
    );
    if (!isDone) return;
    onDone?.();
    announce(announced);
  };
  const duplicate = (): Promise<void> => {
    const isStaying = beginStay();
    const copy = { copy_id: newId(), name: nextName(versions) };
    return change({
      version: shown,
      announced: `${shownName} copied as ${copy.name}`,
      call: ({ version_id }) => callApi(contract.duplicateVersion, { version_id, ...copy }),
      onDone: () => void (isStaying() && onShow(copy.copy_id)),
    });
  };
  const move = (by: 1 | -1): Promise<void> =>
    change({
      version: shown,
      announced: `${shownName} is now ${at + by + 1} of ${versions.length}`,
      call: ({ version_id, revision }) =>
        callApi(contract.editVersion, { version_id, revision, position: at + by }),
    });
  const rename = (name: string, version: PlanVersion = shown): Promise<void> =>
    change({
      version,
      announced: `Renamed to ${name}`,
      call: ({ version_id, revision }) => callApi(contract.editVersion, { version_id, revision, name }),
      onClash: ({ version: now }) => {
        const standing = { ...version, ...now };
        // A version that was only moved has no conflicting name to choose from.
        if (now.name === version.name) void rename(name, standing);
        else setClash({ name, version: standing });
      },
    });
  const bringToFront = (): Promise<void> =>
    change({
      version: shown,
      announced: `${shownName} is in front`,
      call: ({ version_id }) =>
        callApi(contract.bringToFront, { version_id, instead_of: (front ?? shown).version_id }),
    });
  const remove = async (): Promise<void> => {
    const { version_id, edits } = shown;
    let answer: PlanVersion | null = null;
    const isGone = await run(async () => {
      answer = (await callApi(contract.deleteVersion, { version_id, edits })).deleted;
    });
    if (!isGone) return;
    setDeleted(answer);
    announce(`${shownName} deleted. It can be brought back.`);
  };
  const bringBack = async (version: PlanVersion): Promise<void> => {
    const isStaying = beginStay();
    if (!(await run(() => makeAgain(version)))) return;
    setDeleted(null);
    if (isStaying()) onShow(version.version_id);
    announce(`${version.name} is back`);
  };

  return (
    <div className="print:hidden">
      {isDraft ? null : (
        <div ref={bar} className="flex items-end gap-1 border-b border-line">
          <div
            ref={list}
            role="tablist"
            aria-label="Versions"
            className="-mb-px flex min-w-0 flex-1 flex-wrap forced-colors:mb-0 gap-x-1 sm:gap-x-4"
          >
            {versions.map((version, place) => {
              const isShown = version === shown;
              return (
                <button
                  key={version.version_id}
                  type="button"
                  role="tab"
                  id={`tab-${version.version_id}`}
                  aria-selected={isShown}
                  aria-controls={panelId}
                  tabIndex={isShown ? 0 : -1}
                  onClick={() => onShow(version.version_id)}
                  onKeyDown={(event) => step(event, place)}
                  title={names[place]}
                  className={classNames(
                    'flex min-h-10 min-w-10 max-w-[min(12rem,100%)] shrink-0 items-center justify-center gap-1.5 border-b-2 px-1 text-16 transition-colors -outline-offset-2 touch:min-h-11 touch:min-w-11',
                    isShown
                      ? 'border-accent font-medium text-ink forced-colors:border-[Highlight]'
                      : 'border-transparent text-ink-quiet hover:text-ink forced-colors:border-[Canvas]',
                  )}
                >
                  <span className="truncate">{names[place]}</span>
                  {version.in_front && versions.length > 1 ? (
                    <span className="shrink-0 rounded-sm border border-line px-1 text-12 font-normal whitespace-nowrap text-ink-quiet">
                      in front
                    </span>
                  ) : null}
                </button>
              );
            })}
          </div>
          <IconButton
            label="New version"
            icon={<PlusIcon />}
            aria-disabled={isPending}
            onClick={() => void (isPending ? undefined : add())}
          />
          <Menu
            button={
              <button
                type="button"
                aria-label={`Actions for ${shownName}`}
                className="inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:bg-wash hover:text-ink touch:size-11"
              >
                <MoreIcon />
              </button>
            }
          >
            <MenuItem onSelect={() => setIsRenaming(true)}>Rename…</MenuItem>
            <MenuItem onSelect={() => void duplicate()}>Duplicate</MenuItem>
            <MenuItem disabled={shown.in_front} onSelect={() => void bringToFront()}>
              Bring to front
            </MenuItem>
            <MenuItem disabled={at === 0} onSelect={() => void move(-1)}>
              Move left
            </MenuItem>
            <MenuItem disabled={at === versions.length - 1} onSelect={() => void move(1)}>
              Move right
            </MenuItem>
            <MenuItem dangerous onSelect={() => void remove()}>
              Delete
            </MenuItem>
          </Menu>
        </div>
      )}
      {deleted ? <DeletedBanner name={deleted.name} onUndo={() => void bringBack(deleted)} /> : null}
      {clash ? (
        <ClashDialog
          clashes={[{ id: clash.version.version_id, mine: clash.name, other: clash.version.name }]}
          onKeepMine={() => {
            setClash(null);
            void rename(clash.name, clash.version);
          }}
          onKeepOther={() => setClash(null)}
        />
      ) : null}
      {gone ? (
        <GoneChange
          wanted={gone}
          run={run}
          onSettle={(made) => {
            setGone(null);
            if (made) void change({ ...gone, version: made });
          }}
        />
      ) : null}
      {isRenaming ? (
        <RenameDialog
          name={shown.name}
          others={versions.filter((version) => version !== shown).map(({ name }) => name)}
          onRename={(name) => void rename(name)}
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
    </div>
  );
}

/** The latest deletion, with an undo button. */
function DeletedBanner({ name, onUndo }: { name: string; onUndo: () => void }) {
  useShortcut('Mod+z', 'Bring back the deleted version', onUndo);
  return (
    <Banner
      className="mt-2"
      action={
        <Button size="small" onClick={onUndo} data-undo>
          Undo
        </Button>
      }
    >
      {`Version ${name} was deleted.`}
    </Banner>
  );
}
