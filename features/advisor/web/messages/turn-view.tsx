import { memo, useRef } from 'react';
import type { Course } from '#features/catalogue/contract.ts';
import type { LiveReply, ShownMessage } from '../conversation/conversation-state.ts';
import { MessageBoundary } from '../shared/markdown/message-boundary.tsx';
import { Question } from './question.tsx';
import { Reply } from './reply.tsx';
import { TurnCourses } from './turn-courses.tsx';
import { useNear } from './use-near.ts';
import { WholeContext } from './whole-context.ts';

export interface TurnViewProps {
  question: ShownMessage | null;
  reply: ShownMessage | null;
  /** Set while the reply is running. */
  live: LiveReply | null;
  /** Its courses are drawn whole at once; those of older turns when they come near the view. */
  isFresh: boolean;
  isLast: boolean;
  onRetry: (messageId: string) => void;
  onEdit: (messageId: string, text: string) => void;
  onChoose: (messageId: string) => void;
  onCompare: (courses: readonly Course[]) => void;
}

/** A question, its reply, and their courses. */
export const TurnView = memo(function TurnView({
  question,
  reply,
  live,
  isFresh,
  isLast,
  onRetry,
  onEdit,
  onChoose,
  onCompare,
}: TurnViewProps) {
  // No courses beside a reply to words of despair, even if the question names one.
  const hasCourses = reply?.provider !== 'care';
  const turn = useRef<HTMLDivElement>(null);
  const isNear = useNear(turn, !isFresh && hasCourses);
  return (
    <div ref={turn} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {question ? (
        <MessageBoundary content={question.content}>
          <Question message={question} onEdit={onEdit} onChoose={onChoose} />
        </MessageBoundary>
      ) : null}
      {reply ? (
        <MessageBoundary content={reply.content}>
          <WholeContext value={isFresh || isNear}>
            <Reply
              message={reply}
              question={question?.content ?? ''}
              live={live}
              isLast={isLast}
              onRetry={onRetry}
              onChoose={onChoose}
            >
              {!live && hasCourses ? <TurnCourses {...{ question, reply, onCompare }} /> : null}
            </Reply>
          </WholeContext>
        </MessageBoundary>
      ) : null}
    </div>
  );
});
