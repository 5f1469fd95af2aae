import { type ReactNode, useId } from 'react';

/** A section of the screen under a heading. */
export function Part({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-20 print:text-14">
        {title}
      </h2>
      <div className="mt-1 print:mt-0">{children}</div>
    </section>
  );
}
