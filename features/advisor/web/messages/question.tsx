import { memo } from 'react';
import type { ShownMessage } from '../conversation/conversation-state.ts';
import { CopyButton } from './copy-button.tsx';

export const Question = memo(function Question({ message }: { message: ShownMessage }) {
  return (
    <div
      data-message={message.id}
      data-question
      tabIndex={-1}
      className="scroll-mt-(--top) rounded-lg outline-offset-4"
    >
      <h2 className="sr-only">You</h2>
      <div className="flex items-start justify-end gap-1">
        <CopyButton text={message.content} label="Copy question" />
        <p className="max-w-[85%] min-w-0 rounded-lg bg-wash px-4 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {message.content}
        </p>
      </div>
    </div>
  );
});
