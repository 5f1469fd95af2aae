import { classNames } from '#platform/ui/styles/class-names.ts';
import type { LiveReply } from '../conversation/conversation-state.ts';

const DELAYS = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'];

/** Shows that a reply is running, and its status line. */
export function ThinkingIndicator({ live, hasWords }: { live: LiveReply; hasWords: boolean }) {
  const words = live.isReconnecting
    ? 'The connection was lost. Reconnecting…'
    : live.isStopping
      ? 'Stopping…'
      : (live.status ?? (hasWords && !live.isWithdrawn ? null : 'Thinking…'));
  return (
    <p data-thinking className="flex min-h-6 items-center gap-2 text-14 text-ink-quiet">
      <span aria-hidden className="flex gap-1">
        {DELAYS.map((delay) => (
          <span
            key={delay}
            className={classNames(
              'size-1.5 rounded-full bg-accent',
              // Not animated while text arrives: each piece of text would move the three compositing layers.
              words !== null && `animate-pulse ${delay}`,
            )}
          />
        ))}
      </span>
      {words}
    </p>
  );
}
