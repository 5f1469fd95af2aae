import { memo, type RefObject, useMemo, useRef } from 'react';
import type { Course } from '#features/catalogue/contract.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import type { LiveReply, ShownMessage } from '../conversation/conversation-state.ts';
import { TurnView } from './turn-view.tsx';
import { turnsOf } from './turns.ts';
import { useDrawnTurns } from './use-drawn-turns.ts';

export interface MessageListProps {
  messages: readonly ShownMessage[];
  live: LiveReply | null;
  /** Ids of replies that ended while this screen was open. */
  fresh: ReadonlySet<string>;
  /** A message that must be rendered, however old. */
  targetId: string | null;
  onRetry: (messageId: string) => void;
  onEdit: (messageId: string, text: string) => void;
  onChoose: (messageId: string) => void;
  onCompare: (courses: readonly Course[]) => void;
  /** The element after the last message. */
  endRef: RefObject<HTMLDivElement | null>;
}

/** The conversation, oldest first. */
export const MessageList = memo(function MessageList({
  messages,
  live,
  fresh,
  targetId,
  onRetry,
  onEdit,
  onChoose,
  onCompare,
  endRef,
}: MessageListProps) {
  const turns = useMemo(() => turnsOf(messages), [messages]);
  const list = useRef<HTMLOListElement>(null);
  const target =
    targetId === null
      ? -1
      : turns.findIndex(({ question, reply }) => [question?.id, reply?.id].includes(targetId));
  const { from, until, showEarlier } = useDrawnTurns(list, turns.length, target);
  return (
    <>
      {showEarlier ? (
        <div className="mb-6 text-center">
          <Button look="quiet" size="small" onClick={showEarlier}>
            Show earlier messages
          </Button>
        </div>
      ) : null}
      <ol ref={list} data-busy={live ? '' : undefined} className="*:not-first:mt-8">
        {turns.slice(from, until).map(({ question, reply }, index) => {
          const isLast = from + index === turns.length - 1;
          return (
            <li
              key={from + index}
              className={isLast ? 'min-h-[calc(100dvh-var(--top)-var(--composer)-2rem)] print:min-h-0' : ''}
            >
              <TurnView
                question={question}
                reply={reply}
                live={isLast ? live : null}
                isFresh={isLast || (reply !== null && fresh.has(reply.id))}
                isLast={isLast}
                onRetry={onRetry}
                onEdit={onEdit}
                onChoose={onChoose}
                onCompare={onCompare}
              />
              {isLast ? <div ref={endRef} /> : null}
            </li>
          );
        })}
      </ol>
    </>
  );
});
