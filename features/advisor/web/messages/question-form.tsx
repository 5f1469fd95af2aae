import { type FormEvent, type KeyboardEvent, use, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { MESSAGE_MAX } from '../../contract.ts';
import { AskAgainContext } from '../reading/ask-again-context.ts';

export interface QuestionFormProps {
  /** The question as it was asked. */
  text: string;
  onAsk: (text: string) => void;
  onCancel: () => void;
}

/** Edits a question in its place: Enter asks again, Shift+Enter makes a new line, Escape leaves it as it was. */
export function QuestionForm({ text, onAsk, onCancel }: QuestionFormProps) {
  const [edited, setEdited] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  // A reply may have begun since the form was opened: what is typed here stays until it has ended.
  const isBusy = use(AskAgainContext)?.isBusy ?? false;
  const canAsk = edited.trim() !== '' && !isBusy;
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (canAsk) onAsk(edited);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    // Enter that confirms an input method's composition must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={submit} className="ml-auto grid w-full max-w-[85%] gap-2">
      <textarea
        ref={box}
        aria-label="Edit question"
        value={edited}
        maxLength={MESSAGE_MAX}
        onChange={(event) => setEdited(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-60 min-h-11 w-full resize-none rounded-lg border border-edge bg-surface px-4 py-2 text-16 text-ink"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" look="primary" type="submit" disabled={!canAsk}>
          Ask again
        </Button>
      </div>
    </form>
  );
}
