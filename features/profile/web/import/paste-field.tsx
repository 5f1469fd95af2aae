import { Banner } from '#platform/ui/display/banner.tsx';
import { TextArea } from '#platform/ui/controls/text-area.tsx';

export interface PasteFieldProps {
  text: string;
  problem: string | null;
  /** Why the previously uploaded file could not be read. */
  warning: string | null;
  onChange: (text: string) => void;
}

/** Input for a list or a transcript's text in any layout. */
export function PasteField({ text, problem, warning, onChange }: PasteFieldProps) {
  return (
    <div className="grid gap-4">
      {warning ? <Banner>{warning}</Banner> : null}
      <TextArea
        label="Your course list"
        hint="Paste a list, a transcript’s text or a spreadsheet. It is read in your browser; only codes that you add are kept."
        rows={8}
        className="[&_textarea]:max-h-64"
        value={text}
        error={problem}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
