import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CheckIcon, RetryIcon } from '#platform/ui/display/icons.tsx';
import type { ShownMessage } from '../conversation/conversation-state.ts';
import type { Mark } from '../shared/markdown/marks.ts';
import { verdictOfChecks } from './claim-marks.ts';
import { CopyButton } from './copy-button.tsx';

interface MessageActionsProps {
  message: ShownMessage;
  marks: readonly Mark[];
  /** Null if the reply cannot be rewritten. */
  onRewrite: (() => void) | null;
}

/** The line under a reply: its actions and the summary of its checks. */
export function MessageActions({ message, marks, onRewrite }: MessageActionsProps) {
  const { content, status, checks } = message;
  const verdict = status === 'complete' ? verdictOfChecks(checks) : null;
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1 pt-1">
      {content === '' ? null : <CopyButton text={content} label="Copy reply" />}
      {onRewrite ? (
        <IconButton label="Write again" icon={<RetryIcon size={16} />} onClick={onRewrite} />
      ) : null}
      {verdict ? (
        <span className="flex items-center gap-1 pl-2 text-12 text-ink-quiet">
          {marks.length === 0 ? <CheckIcon size={14} /> : null}
          {verdict}
        </span>
      ) : null}
    </div>
  );
}
