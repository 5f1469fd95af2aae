import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/display/icons.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import type { ShownMessage } from '../conversation/conversation-state.ts';

export interface VersionSwitchProps {
  message: ShownMessage;
  /** Shows the branch through another message. */
  onChoose: (messageId: string) => void;
}

/** Leads to the other versions of a question or a reply; nothing where there is one only. */
export function VersionSwitch({ message: { versions, role }, onChoose }: VersionSwitchProps) {
  if (!versions) return null;
  const { place, count, previous, next } = versions;
  const what = role === 'user' ? 'question' : 'reply';
  // At the first and last version the button is disabled, not removed, so that it keeps the focus.
  const step = (label: string, icon: ReactNode, id: string | null) => (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={id === null}
      onClick={() => (id === null ? undefined : onChoose(id))}
      className="w-8! touch:w-11!"
    />
  );
  return (
    <fieldset aria-label={`Versions of this ${what}`} className="flex items-center text-12 text-ink-quiet">
      {step(`Previous version of this ${what}`, <ChevronLeftIcon size={16} />, previous)}
      <span data-figures className="whitespace-nowrap">
        {`${place} of ${count}`}
      </span>
      {step(`Next version of this ${what}`, <ChevronRightIcon size={16} />, next)}
    </fieldset>
  );
}
