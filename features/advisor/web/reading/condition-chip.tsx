import { use } from 'react';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { Popover } from '#platform/ui/overlays/popover.tsx';
import type { Condition } from '../../reading.contract.ts';
import { AskAgainContext } from './ask-again-context.ts';
import { askAgainWords } from './ask-again-words.ts';
import { ConditionEditor } from './condition-editor.tsx';

export interface ConditionChipProps {
  messageId: string;
  lookup: number | null;
  condition: Condition;
  /** All of its search, itself included. */
  conditions: readonly Condition[];
  canDrop: boolean;
}

/** One condition: its words open a choice of other values, its end takes it off. Both ask again. */
export function ConditionChip({ messageId, lookup, condition, conditions, canDrop }: ConditionChipProps) {
  const again = use(AskAgainContext);
  const { id, label, changeable } = condition;
  const ask = (values: readonly string[], now: string | null): void => {
    if (!again || again.isBusy) return;
    again.ask(askAgainWords(conditions, condition, now), {
      message_id: messageId,
      change: { kind: 'condition', lookup, id, values: [...values] },
    });
  };
  const isEditable = changeable && again !== null;
  const isDroppable = canDrop && again !== null;
  return (
    <li
      data-figures
      className="inline-flex min-h-8 max-w-full items-center rounded-md border border-line bg-surface touch:min-h-11"
    >
      {isEditable ? (
        <Popover
          align="start"
          button={
            <button
              type="button"
              aria-label={`Change ${label}`}
              className={classNames(
                // Printed, unlike other buttons.
                'min-h-8 rounded-md pl-2.5 text-left underline decoration-dotted underline-offset-4 hover:text-accent touch:min-h-11 print:inline-block! print:pr-2.5 print:no-underline',
                isDroppable ? 'pr-0.5' : 'pr-2.5',
              )}
            >
              {label}
            </button>
          }
        >
          {(close) => (
            <ConditionEditor
              condition={condition}
              isBusy={again.isBusy}
              onAsk={(values, now) => {
                close();
                ask(values, now);
              }}
            />
          )}
        </Popover>
      ) : (
        <span className={classNames('min-w-0 py-1 pl-2.5 break-words', isDroppable ? 'pr-0.5' : 'pr-2.5')}>
          {label}
        </span>
      )}
      {isDroppable ? (
        <button
          type="button"
          aria-label={`Ask again without: ${label}`}
          aria-disabled={again.isBusy}
          onClick={() => ask([], null)}
          className="flex size-8 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:text-ink aria-disabled:opacity-55 touch:size-11"
        >
          <CloseIcon size={14} />
        </button>
      ) : null}
    </li>
  );
}
