import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { AlertIcon, RetryIcon } from '#platform/ui/display/icons.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import type { Reading } from '../../reading.contract.ts';
import type { WeekCard } from '../../week.contract.ts';
import { codesSetOut } from '../../domain/course-lookups.ts';
import type { LiveReply, ShownMessage } from '../conversation/conversation-state.ts';
import { CoursePlacesContext, placesOf } from '../shared/markdown/course-places.ts';
import { Markdown } from '../shared/markdown/markdown.tsx';
import { figuresSaid, marksOf } from '../shared/statements/statement-marks.ts';
import { ReadingChips } from '../reading/reading-chips.tsx';
import { CourseRow } from './course-row.tsx';
import { FollowUps } from './follow-ups.tsx';
import { MessageActions } from './message-actions.tsx';
import { ProposedWeek } from './proposed-week.tsx';
import { ThinkingIndicator } from './thinking-indicator.tsx';

export interface ReplyProps {
  message: ShownMessage;
  /** The text that it answers. */
  question: string;
  /** Set while this reply is running. */
  live: LiveReply | null;
  isLast: boolean;
  onRetry: (messageId: string) => void;
  onChoose: (messageId: string) => void;
  /** Cards of its courses. */
  children?: ReactNode;
}

/** Understood too little to say how a model took the question: a single word of it, or only what it is to come after. */
const isTooLittle = ({ asked }: Reading): boolean => {
  const [only, ...others] = asked?.conditions ?? [];
  if (others.length > 0) return false;
  return only?.id === 'after' || (only?.id === 'text' && !/ \S+ /.test(only.label));
};

const ENDED: Partial<Record<ShownMessage['status'], string>> = {
  stopped: 'Stopped. What was written is kept.',
  interrupted: 'This reply was interrupted.',
};

/** The advisor's reply, running or finished. */
export const Reply = memo(function Reply({
  message,
  question,
  live,
  isLast,
  onRetry,
  onChoose,
  children,
}: ReplyProps) {
  const { assistant } = useProductInfo();
  const { id, content, status, error, checks, statements, facts, reading, provider, week } = message;
  const marks = useMemo(
    () => marksOf(content, { statements, checks, facts }),
    [content, statements, checks, facts],
  );
  const isRunning = live !== null;
  const places = useMemo(
    () =>
      isRunning || provider === 'care'
        ? null
        : placesOf(checks, (code, words, place) => (
            <CourseRow
              code={code}
              reply={content}
              week={week}
              says={place ? figuresSaid(statements ?? [], place) : []}
              said={place ? content.slice(place.start, place.end) : ''}
            >
              {words}
            </CourseRow>
          )),
    [checks, content, statements, provider, week, isRunning],
  );
  // They come with the end of a reply, for all of its blocks at once: a moment later, in pieces, the page stays quick.
  const ended = useMemo(
    () => (isRunning ? null : { content, marks, places }),
    [content, marks, places, isRunning],
  );
  const deferred = useDeferredValue(ended);
  const drawn = deferred?.content === content ? deferred : null;
  // The server's own text is more specific.
  const ending =
    status === 'interrupted'
      ? (error ?? ENDED.interrupted)
      : status === 'stopped' && content === ''
        ? 'Stopped.'
        : ENDED[status];
  // A stopped one that is not the last has been left as it is.
  const needsRetry = status === 'failed' || (status !== 'complete' && isLast);
  // Another care reply would be identical.
  const canRewrite = !needsRetry && provider !== 'care';
  const retry = (): void => onRetry(id);
  const isSetOut = ({ courses }: WeekCard): boolean =>
    courses.every(({ code }) => codesSetOut(message).listed.includes(code));
  return (
    // Its own compositing layer, so that the browser need not repaint the other messages.
    <div
      data-message={id}
      tabIndex={-1}
      className="isolate scroll-mt-(--top) rounded-lg outline-offset-4 print:outline-none"
    >
      <h2 className="pb-1 text-16 text-ink-quiet">{assistant}</h2>
      {message.left_out > 0 ? (
        <p className="pb-2 text-14 text-ink-quiet">
          {`The first ${message.left_out} messages of this chat lie too far back and were not read for this reply.`}
        </p>
      ) : null}
      {content === '' ? null : (
        <CoursePlacesContext value={drawn?.places ?? null}>
          <Markdown
            content={content}
            isGrowing={live !== null}
            marks={isRunning ? marks : drawn?.marks}
            className={classNames('transition-opacity', live?.isWithdrawn && 'opacity-50')}
          />
        </CoursePlacesContext>
      )}
      {reading && id !== '' ? (
        <ReadingChips
          messageId={id}
          // A model may take it for something else: what it did look up is said beside.
          reading={provider !== 'offline' && isTooLittle(reading) ? { ...reading, asked: null } : reading}
          content={content}
        />
      ) : null}
      {isLast && !live && status === 'complete' ? <FollowUps message={message} question={question} /> : null}
      {live ? <ThinkingIndicator live={live} hasWords={content !== ''} /> : null}
      {status === 'failed' ? (
        <p className={classNames('flex items-start gap-2', content !== '' && 'pt-3')}>
          <AlertIcon size={16} className="mt-1 shrink-0 text-danger" />
          <span>{error}</span>
        </p>
      ) : null}
      {ending && !live ? <p className="pt-2 text-14 text-ink-quiet">{ending}</p> : null}
      {message.week && !live ? <ProposedWeek week={message.week} isListed={isSetOut(message.week)} /> : null}
      {needsRetry && !live ? (
        <Button
          size="small"
          className="mt-2 in-data-busy:invisible"
          icon={<RetryIcon size={16} />}
          onClick={retry}
        >
          Retry
        </Button>
      ) : null}
      {children}
      {live ? null : (
        <MessageActions
          key={id}
          message={message}
          onRewrite={canRewrite ? retry : null}
          onChoose={onChoose}
        />
      )}
    </div>
  );
});
