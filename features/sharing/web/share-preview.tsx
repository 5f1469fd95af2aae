import { useId } from 'react';
import { FIELD_LABELS } from '#features/profile/domain/field-labels.ts';
import type { SharedContent as Content, SharedField } from '../contract.ts';
import { SharedContent } from './shared-content.tsx';

export interface SharePreviewProps {
  content: Content;
  /** The fields that were chosen. */
  fields: readonly SharedField[];
}

/** Preview of a link, rendered with the viewers' component. */
export function SharePreview({ content, fields }: SharePreviewProps) {
  const id = useId();
  const empty = fields.filter((field) => content.profile[field].length === 0);
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper p-4 sm:p-5">
      <h3 id={id} className="mb-3 text-16 text-ink-quiet">
        Preview: what a viewer sees
      </h3>
      {empty.length > 0 ? (
        <p className="mb-3 text-14">
          {`Nothing in your profile yet, so a viewer reads “Not shared”: ${empty.map((field) => FIELD_LABELS[field].toLowerCase()).join(', ')}.`}
        </p>
      ) : null}
      <SharedContent content={content} level="h3" />
    </section>
  );
}
