import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { SendIcon, StopIcon } from '#platform/ui/display/chat-icons.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { MESSAGE_MAX } from '../../contract.ts';
import type { DraftStore } from './draft-store.ts';

export interface ComposerProps {
  /** `large`: in the empty conversation. */
  size: 'large' | 'bar';
  draft: DraftStore;
  onSend: (text: string) => void;
  /** A reply is running or a conversation is loading. */
  isBusy: boolean;
  /** Null if there is nothing to stop. */
  onStop: (() => void) | null;
  isStopping: boolean;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Shown below the composer. */
  footnote?: ReactNode;
}

const TALLEST = 160;
/** From this length on, the remaining characters are shown. */
const NEARLY_FULL = MESSAGE_MAX - 500;
const growsByItself = (): boolean => CSS.supports('field-sizing', 'content');

/** The input for questions: grows with its text; Enter sends, Shift+Enter inserts a new line. */
export function Composer({ size, draft, onSend, isBusy, onStop, isStopping, box, footnote }: ComposerProps) {
  const { assistant, possessive } = useProductInfo();
  const text = useSyncExternalStore(draft.subscribe, draft.getText);
  const frame = useRef<HTMLDivElement>(null);
  // A browser puts the caret before a text that is there from the start.
  useLayoutEffect(() => {
    const area = frame.current?.querySelector('textarea');
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  // For browsers without `field-sizing`, after every change of the text.
  useLayoutEffect(() => {
    const area = growsByItself() ? null : frame.current?.querySelector('textarea');
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, TALLEST)}px`;
  });
  const left = MESSAGE_MAX - text.length;
  const canSend = !isBusy && text.trim() !== '' && left >= 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that confirms an input method's composition must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend(text);
  };
  const isLarge = size === 'large';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend(text);
      }}
    >
      <div
        ref={frame}
        className={classNames(
          'flex items-end gap-1 rounded-lg border border-edge bg-surface',
          'has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-2 has-[textarea:focus-visible]:outline-accent',
          isLarge ? 'p-2' : 'p-1.5',
        )}
      >
        <textarea
          ref={box}
          rows={isLarge ? 3 : 1}
          aria-label={`Message ${assistant}`}
          placeholder={
            isLarge
              ? 'Ask me anything...'
              : `Ask me anything about ${possessive} classes, requirements, or academic planning...`
          }
          value={text}
          maxLength={MESSAGE_MAX}
          disabled={isBusy}
          enterKeyHint="send"
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={onKeyDown}
          className={classNames(
            'field-sizing-content max-h-40 min-w-0 flex-1 resize-none bg-transparent px-2 text-16 text-ink outline-none placeholder:text-ink-quiet',
            isLarge
              ? 'min-h-20 py-1.5'
              : 'min-h-10 py-2 placeholder-shown:overflow-hidden placeholder-shown:text-ellipsis placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap max-sm:placeholder-shown:mask-r-from-80% touch:min-h-11',
          )}
        />
        {onStop ? (
          <Button
            icon={<StopIcon size={12} />}
            aria-disabled={isStopping}
            onClick={onStop}
            className="shrink-0 px-3!"
          >
            Stop
          </Button>
        ) : null}
        <IconButton
          label="Send"
          type="submit"
          look="primary"
          icon={<SendIcon />}
          disabled={!canSend}
          withoutTooltip
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 px-1 pt-1 text-12 text-ink-quiet empty:hidden">
        {footnote ? <span>{footnote}</span> : null}
        {text.length >= NEARLY_FULL ? (
          <output
            data-figures
          >{`${Math.abs(left).toLocaleString('en-US')} characters ${left < 0 ? 'too many' : 'left'}`}</output>
        ) : null}
      </div>
    </form>
  );
}
