import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { TextArea } from '#platform/ui/controls/text-area.tsx';
import { ThumbDownIcon, ThumbUpIcon } from '#platform/ui/display/chat-icons.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { isFocusFree } from '#platform/web/page/is-focus-free.ts';
import { type Feedback, NOTE_MAX } from '../../feedback.contract.ts';
import { useGiveFeedback, useWithdrawFeedback } from '../advisor.queries.ts';

const REASONS = [
  ['wrong', 'Something in it is wrong'],
  ['not_asked', 'It is not what I asked'],
  ['unhelpful', 'It does not help'],
  ['other', 'Something else'],
] as const satisfies readonly (readonly [Feedback['kind'], string])[];

const FAILED = 'That could not be kept. Please try again.';

/** What a student says of a reply: thumbs, and the form of reasons that the lower one opens. */
export const useFeedback = (messageId: string, first: Feedback | null) => {
  const announce = useAnnouncer();
  const give = useGiveFeedback();
  const withdraw = useWithdrawFeedback();
  const [given, setGiven] = useState(first);
  const [isAsking, setIsAsking] = useState(false);
  const down = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Closes the form and gives the focus back to what opened it, unless the student has gone on elsewhere. */
  const close = (): void => {
    if (isAsking && isFocusFree(form.current)) down.current?.focus();
    setIsAsking(false);
  };
  const isBusy = give.isPending || withdraw.isPending;
  const send = (next: Feedback | null): void => {
    if (isBusy) return;
    const told = {
      onSuccess: () => {
        setGiven(next);
        close();
        announce(next ? 'Thank you. That was kept.' : 'That was taken back.');
      },
      onError: () => showError(FAILED),
    };
    if (next) give.mutate({ message_id: messageId, ...next }, told);
    else withdraw.mutate(messageId, told);
  };
  const toggle = (): void => {
    if (!isBusy) setIsAsking(!isAsking);
  };
  return { given, isAsking, toggle, close, down, form, send, isBusy };
};

export type FeedbackState = ReturnType<typeof useFeedback>;

/** Pressed again, a thumb takes back what was said. */
export function Thumbs({ given, isAsking, toggle, down, send, isBusy }: FeedbackState) {
  const isUp = given?.kind === 'helpful';
  const isDown = given !== null && !isUp;
  const look = (isPressed: boolean): string => (isPressed ? 'text-accent! [&_svg]:fill-current' : '');
  return (
    <>
      <IconButton
        label="Helpful"
        icon={<ThumbUpIcon size={16} />}
        aria-pressed={isUp}
        aria-disabled={isBusy}
        className={look(isUp)}
        onClick={() => send(isUp ? null : { kind: 'helpful', note: '', sends_question: false })}
      />
      <IconButton
        ref={down}
        label="Not helpful"
        icon={<ThumbDownIcon size={16} />}
        aria-pressed={isDown}
        aria-expanded={isAsking}
        aria-disabled={isBusy}
        className={look(isDown)}
        onClick={() => (isDown ? send(null) : toggle())}
      />
    </>
  );
}

/** Why a reply did not help. */
export function FeedbackForm({ isAsking, close, form, send, isBusy }: FeedbackState) {
  const id = useId();
  const [kind, setKind] = useState<Feedback['kind'] | null>(null);
  const [note, setNote] = useState('');
  const [sendsQuestion, setSendsQuestion] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [noteError, setNoteError] = useState<string | null>(null);
  const noteBox = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    // It opens where the composer may cover it.
    if (isAsking) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsking, form]);
  if (!isAsking) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (kind === null) return setError('Please choose a reason');
    if (kind === 'other' && note.trim() === '') {
      noteBox.current?.focus();
      return setNoteError('Please say what it is');
    }
    send({ kind, note: note.trim(), sends_question: sendsQuestion });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="mt-2 ml-2 scroll-mb-[calc(var(--composer)+3.5rem)] grid w-full max-w-lg gap-3 rounded-lg border border-line bg-surface p-4 text-14"
    >
      <fieldset aria-describedby={error === null ? undefined : `${id}-error`}>
        <legend className="pb-1 text-16">What was it about this reply?</legend>
        <div className="grid">
          {REASONS.map(([value, label], index) => (
            <label key={value} className="flex min-h-8 items-center gap-2 touch:min-h-11">
              <input
                type="radio"
                name={id}
                value={value}
                checked={kind === value}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens where its button was pressed
                autoFocus={index === 0}
                onChange={() => {
                  setKind(value);
                  setError(null);
                  setNoteError(null);
                }}
                className="check-box size-4.5 shrink-0"
              />
              {label}
            </label>
          ))}
        </div>
        {error === null ? null : (
          <p id={`${id}-error`} role="alert" className="pt-1 text-danger">
            {error}
          </p>
        )}
      </fieldset>
      <TextArea
        ref={noteBox}
        label="Note"
        error={noteError}
        optional={kind !== 'other'}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          setNoteError(null);
        }}
      />
      <div>
        <Checkbox
          label="Send my question along"
          checked={sendsQuestion}
          onChange={(event) => setSendsQuestion(event.target.checked)}
          className="text-14!"
        />
        <p className="text-ink-quiet">
          Whoever runs this may then read your question and note, without your name. Otherwise only the reason
          is counted.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small" busy={isBusy}>
          Send feedback
        </Button>
        <Button size="small" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
