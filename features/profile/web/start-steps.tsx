import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CheckIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';

export interface StartStep {
  name: string;
  /** Whether something was filled in. */
  isDone: boolean;
  content: ReactNode;
}

export interface StartStepsProps {
  steps: readonly StartStep[];
  at: number;
  onStep: (at: number) => void;
  /** The button that finishes the last step. */
  finish: ReactNode;
  /** Finishes without the last step. */
  onSkipLast: () => void;
}

/** The form for a new user, one part at a time: each step can be skipped, and any can be opened directly. */
export function StartSteps({ steps, at, onStep, finish, onSkipLast }: StartStepsProps) {
  const top = useRef<HTMLElement>(null);
  const lastAt = useRef(at);
  useEffect(() => {
    if (lastAt.current === at) return;
    lastAt.current = at;
    // An invalid field has the focus already.
    if (!top.current?.contains(document.activeElement) || document.activeElement?.tagName !== 'INPUT')
      top.current?.focus();
  }, [at]);
  const step = steps[at];
  const next = steps[at + 1];
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={`Step ${at + 1} of ${steps.length}: ${step?.name ?? ''}`}
      className="grid scroll-mt-16 gap-6 focus:outline-none"
    >
      <ol aria-label="Steps" className="grid grid-cols-3 gap-2">
        {steps.map(({ name, isDone }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onStep(index)}
              className={classNames(
                'flex min-h-11 w-full flex-col items-start border-t-3 pt-1.5 text-left text-14',
                index === at
                  ? 'border-accent font-medium text-ink forced-colors:border-[Highlight]'
                  : 'border-line text-ink-quiet hover:border-edge forced-colors:border-dotted forced-colors:border-[CanvasText]',
              )}
            >
              <span data-figures className="flex items-center gap-1 text-12">
                Step {index + 1}
                {isDone ? <CheckIcon size={12} /> : null}
                {isDone ? <span className="sr-only">filled in</span> : null}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ol>
      {step?.content}
      <div className="flex flex-wrap items-center gap-2">
        {at > 0 ? (
          <Button look="quiet" onClick={() => onStep(at - 1)}>
            Back
          </Button>
        ) : null}
        {next ? (
          <Button onClick={() => onStep(at + 1)}>
            {step?.isDone ? `Next: ${next.name.toLowerCase()}` : 'Skip this step'}
          </Button>
        ) : (
          <>
            {step?.isDone ? null : <Button onClick={onSkipLast}>Skip this step</Button>}
            {finish}
          </>
        )}
      </div>
    </section>
  );
}
