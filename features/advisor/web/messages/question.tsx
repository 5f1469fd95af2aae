import { memo, useRef, useState } from 'react';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { PencilIcon } from '#platform/ui/display/icons.tsx';
import type { ShownMessage } from '../conversation/conversation-state.ts';
import { CopyButton } from './copy-button.tsx';
import { QuestionForm } from './question-form.tsx';
import { VersionSwitch } from './version-switch.tsx';

export interface QuestionProps {
  message: ShownMessage;
  /** Asks another version of it. */
  onEdit: (messageId: string, text: string) => void;
  onChoose: (messageId: string) => void;
}

/** The student's question, which can be edited in its place and asked again. */
export const Question = memo(function Question({ message, onEdit, onChoose }: QuestionProps) {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsEditing(false);
    setTimeout(() => pencil.current?.focus({ preventScroll: true }));
  };
  return (
    <div
      data-message={message.id}
      data-question
      tabIndex={-1}
      className="isolate scroll-mt-(--top) rounded-lg outline-offset-4 print:break-after-avoid print:outline-none"
    >
      <h2 className="sr-only">You</h2>
      {isEditing ? (
        <QuestionForm
          text={message.content}
          onAsk={(text) => {
            setIsEditing(false);
            onEdit(message.id, text);
          }}
          onCancel={close}
        />
      ) : (
        <>
          <p className="ml-auto w-fit max-w-[85%] min-w-0 rounded-lg bg-wash px-4 forced-colors:border print:border print:border-line py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {message.content}
          </p>
          {message.isUnsent ? null : (
            <div className="-mb-2 flex items-center justify-end text-ink-quiet">
              <span className="contents in-data-busy:invisible">
                <VersionSwitch message={message} onChoose={onChoose} />
              </span>
              <IconButton
                ref={pencil}
                label="Edit question"
                icon={<PencilIcon size={16} />}
                onClick={() => setIsEditing(true)}
                className="in-data-busy:invisible"
              />
              <CopyButton text={message.content} label="Copy question" />
            </div>
          )}
        </>
      )}
    </div>
  );
});
