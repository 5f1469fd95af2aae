import { useId } from 'react';
import { CheckIcon } from '#platform/ui/display/icons.tsx';
import { PASSWORD_RULES } from '../domain/password-rules.ts';

/** Checklist of the registration password's rules. */
export function SecurityRequirements({ password, listId }: { password: string; listId: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md border border-line px-3 py-2 text-14">
      <h3 id={id} className="font-sans text-14 font-medium">
        Security Requirements
      </h3>
      <ul id={listId} className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {PASSWORD_RULES.map((rule) => {
          const isMet = rule.holds(password);
          return (
            <li
              key={rule.label}
              className={isMet ? 'flex items-center gap-2' : 'flex items-center gap-2 text-ink-quiet'}
            >
              <span aria-hidden className="flex size-4 shrink-0 items-center justify-center">
                {isMet ? (
                  <CheckIcon size={16} className="text-band-1" />
                ) : (
                  <span className="size-1.5 rounded-full border border-edge" />
                )}
              </span>
              {rule.label}
              <span className="sr-only">{isMet ? ' (met)' : ' (not met yet)'}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
