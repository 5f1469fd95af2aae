import { type ReactNode, useId } from 'react';

/** A form section with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 border-b border-line pb-1 text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}
