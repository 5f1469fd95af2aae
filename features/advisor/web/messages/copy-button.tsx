import { CopyIcon } from '#platform/ui/display/icons.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { copyText } from '#platform/web/page/copy-text.ts';

/** Copies a message's markdown source. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async (): Promise<void> => {
    if (await copyText(text)) showSuccess('Copied to clipboard!');
    else showError('Your browser does not allow copying here.');
  };
  return <IconButton label={label} icon={<CopyIcon size={16} />} onClick={() => void copy()} />;
}
