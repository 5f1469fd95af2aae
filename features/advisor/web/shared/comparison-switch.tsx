import { Switch } from '#platform/ui/controls/switch.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';
import { useChatSettings, useSaveChatSettings } from './chat-settings.queries.ts';

/** Whether the comparison opens by itself, on every device of the student. */
export function ComparisonSwitch({ label = 'Do not open by itself' }: { label?: string }) {
  const { data } = useChatSettings();
  const save = useSaveChatSettings();
  return (
    <Switch
      label={label}
      checked={data?.opens_comparison === false}
      disabled={data === undefined}
      onChange={(isOff) =>
        save.mutate(
          { opens_comparison: !isOff },
          { onError: () => showError('That could not be kept. Please try again.') },
        )
      }
    />
  );
}
