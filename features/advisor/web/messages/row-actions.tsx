import { use } from 'react';
import type { Course } from '#features/catalogue/contract.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { ChatIcon, CheckIcon, CompareIcon, MoreIcon } from '#platform/ui/display/icons.tsx';
import { Menu, MenuItem } from '#platform/ui/overlays/menu.tsx';
import { AskContext } from './ask-context.ts';
import { CompareContext } from './compare-context.ts';

export interface RowActionsProps {
  code: string;
  /** Null while loading, and where it cannot be had. */
  course: Course | null;
  isAway: boolean;
}

/** What a row can do beside keeping its course: compare it and ask about it; on a phone in a menu. */
export function RowActions({ code, course, isAway }: RowActionsProps) {
  const ask = use(AskContext);
  const comparison = use(CompareContext);
  const picked = comparison?.picked ?? null;
  const isPicked = picked !== null && picked.class_tag === course?.class_tag;
  const compare = comparison && !isAway ? () => course && comparison.pick(course) : null;
  const about = ask ? () => ask(`Tell me about ${code}`) : null;
  const comparing = isPicked ? 'Compare with…' : picked ? `Compare with ${picked.class_tag}` : 'Compare';
  if (!compare && !about) return null;
  return (
    <>
      {compare ? (
        <Button
          look="quiet"
          size="small"
          aria-pressed={isPicked}
          disabled={course === null}
          icon={isPicked ? <CheckIcon size={16} /> : <CompareIcon size={16} />}
          onClick={compare}
          className="max-sm:hidden"
        >
          {comparing}
          <span className="sr-only">{`: ${code}`}</span>
        </Button>
      ) : null}
      {about ? (
        <Button
          look="quiet"
          size="small"
          icon={<ChatIcon size={16} />}
          onClick={about}
          className="in-data-busy:invisible max-sm:hidden"
        >
          Ask<span className="sr-only">{` about ${code}`}</span>
        </Button>
      ) : null}
      <span className="sm:hidden">
        <Menu
          button={
            <button
              type="button"
              aria-label={`More: ${code}`}
              className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:text-ink touch:size-11"
            >
              {isPicked ? <CheckIcon size={16} /> : <MoreIcon size={16} />}
            </button>
          }
        >
          {compare ? (
            <MenuItem icon={<CompareIcon size={16} />} onSelect={compare}>
              {comparing}
            </MenuItem>
          ) : null}
          {about ? (
            <MenuItem icon={<ChatIcon size={16} />} onSelect={about}>
              Ask about it
            </MenuItem>
          ) : null}
        </Menu>
      </span>
    </>
  );
}
