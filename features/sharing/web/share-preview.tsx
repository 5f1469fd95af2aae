import { useId } from 'react';
import type { SharedContent as Content, SharedField } from '../contract.ts';
import { SharedContent } from './shared-content.tsx';

/** Preview of a link, rendered with the viewers' component. */
export function SharePreview({ content, fields }: { content: Content; fields: readonly SharedField[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper p-4 sm:p-5">
      <h3 id={id} className="mb-3 text-16 text-ink-quiet">
        Preview: what a viewer sees
      </h3>
      <SharedContent content={content} level="h3" chosen={fields} />
    </section>
  );
}
