import { type ReactNode, useId } from 'react';

/** One part of a long form under its heading. */
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
