import { useId } from 'react';
import type { Provider } from '#platform/contract/provider.ts';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { ChevronDownIcon } from '#platform/ui/display/icons.tsx';
import { PickList } from '#platform/ui/controls/pick-list.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
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
  const { providers, assistant } = useProductInfo();
  const dotOf = ({ value, dot }: (typeof PROVIDERS)[number]): string =>
    providers[value] ? dot : 'bg-band-none';
  const current = PROVIDERS.find(({ value }) => value === provider);
  return (
    <>
      <span id={`${id}-label`} className="sr-only">
        Model provider
      </span>
      <PickList
        options={PROVIDERS.map((each) => ({
          value: each.value,
          label: each.label,
          mark: <Dot className={dotOf(each)} />,
          note: providers[each.value] ? null : `Not set up here: ${assistant} answers offline.`,
        }))}
        value={provider}
        onChange={setProvider}
        labelId={`${id}-label`}
        align="end"
        className="w-max max-w-[min(18rem,calc(100vw-1.5rem))] min-w-40"
        button={
          <button
            type="button"
            id={`${id}-button`}
            aria-labelledby={`${id}-label ${id}-button`}
            className="flex min-h-9 items-center gap-2 rounded-md px-2 text-14 text-ink transition-colors hover:bg-wash touch:min-h-11"
          >
            {current ? <Dot className={dotOf(current)} /> : null}
            <span className="max-[22rem]:sr-only">{current?.label}</span>
            <ChevronDownIcon size={14} className="text-ink-quiet" />
          </button>
        }
      />
    </>
  );
}
