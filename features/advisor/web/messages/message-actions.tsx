import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { RetryIcon } from '#platform/ui/display/icons.tsx';
import type { ShownMessage } from '../conversation/conversation-state.ts';
import { StatementSummary } from '../shared/statements/statement-summary.tsx';
import { CopyButton } from './copy-button.tsx';
import { FeedbackForm, Thumbs, useFeedback } from './feedback.tsx';
import { VersionSwitch } from './version-switch.tsx';

interface MessageActionsProps {
  message: ShownMessage;
  /** Null if the reply cannot be rewritten. */
  onRewrite: (() => void) | null;
  onChoose: (messageId: string) => void;
}

/** The line under a reply: its actions, and what of it comes from the catalogue. */
export function MessageActions({ message, onRewrite, onChoose }: MessageActionsProps) {
  const { content, status, provider } = message;
  const feedback = useFeedback(message.id, message.feedback);
  // A failed reply has statements only if its text was read before it failed.
  const isJudged =
    content !== '' &&
    provider !== 'care' &&
    status !== 'running' &&
    (status !== 'failed' || message.statements !== null);
  // No rating of a reply to words of despair, or of one that was never started.
  const isRated = provider !== 'care' && !message.isUnsent;
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1 pt-1 print:ml-0">
      <span className="contents in-data-busy:invisible">
        <VersionSwitch message={message} onChoose={onChoose} />
      </span>
      {content === '' ? null : <CopyButton text={content} label="Copy reply" />}
      {onRewrite ? (
        <IconButton
          label="Write again"
          icon={<RetryIcon size={16} />}
          onClick={onRewrite}
          className="in-data-busy:invisible"
        />
      ) : null}
      {isRated ? <Thumbs {...feedback} /> : null}
      {isJudged ? <StatementSummary reply={message} className="pl-2" /> : null}
      {isRated ? <FeedbackForm {...feedback} /> : null}
    </div>
  );
}
