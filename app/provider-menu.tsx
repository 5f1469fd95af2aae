import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { Fragment, useId } from 'react';
import type { Provider } from '#platform/contract/provider.ts';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { CheckIcon, ChevronDownIcon } from '#platform/ui/display/icons.tsx';
import { FLOAT_LIST, FLOAT_ROW } from '#platform/ui/controls/option-list.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';

const PROVIDERS: readonly { value: Provider; label: string; dot: string }[] = [
  { value: 'openai', label: 'OpenAI', dot: 'bg-mark-1' },
  { value: 'anthropic', label: 'Anthropic', dot: 'bg-mark-2' },
];

const Dot = ({ className }: { className: string }) => (
  <span aria-hidden data-fill className={classNames('size-2.5 shrink-0 rounded-full', className)} />
);

/** Selects the vendor whose model answers in the chat. */
export function ProviderMenu() {
  const { provider, setProvider } = useAuth();
  const id = useId();
  const current = PROVIDERS.find(({ value }) => value === provider);
  return (
    <Listbox value={provider} onChange={setProvider}>
      <span id={`${id}-label`} className="sr-only">
        Model provider
      </span>
      {/* Fragment forwards the id to the button, although its types do not allow it. */}
      <ListboxButton as={Fragment} {...({ id: `${id}-button` } as object)}>
        <button
          type="button"
          aria-labelledby={`${id}-label ${id}-button`}
          className="flex min-h-9 items-center gap-2 rounded-md px-2 text-14 text-ink transition-colors hover:bg-wash touch:min-h-11"
        >
          {current ? <Dot className={current.dot} /> : null}
          {current?.label}
          <ChevronDownIcon size={14} className="text-ink-quiet" />
        </button>
      </ListboxButton>
      <ListboxOptions
        transition
        modal={false}
        anchor="bottom end"
        aria-labelledby={`${id}-label`}
        className={classNames(FLOAT_LIST, 'min-w-40')}
      >
        {PROVIDERS.map(({ value, label, dot }) => (
          <ListboxOption key={value} value={value} className={FLOAT_ROW}>
            {({ selected }) => (
              <>
                <Dot className={dot} />
                <span className="flex-1">{label}</span>
                {selected ? <CheckIcon size={16} className="text-accent" /> : null}
              </>
            )}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
