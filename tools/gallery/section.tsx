import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-line pt-4">
      <h2 className="text-20">{title}</h2>
      <div className="mt-3 flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
