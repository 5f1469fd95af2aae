import { Fragment, type ReactNode } from 'react';
import { useProductInfo } from '#platform/web/page/product-info.ts';

/** The only markup that a demonstration uses: `**bold**`. */
const withBold = (text: string): ReactNode =>
  text
    .split('**')
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 1 ? <strong className="font-semibold">{part}</strong> : part}
      </Fragment>
    ));

/** A question and its answer, as the chat shows them, for visitors who have not used it. */
export function Demonstration() {
  const { assistant, demonstration } = useProductInfo();
  if (demonstration === null) return null;
  return (
    <figure aria-label="An example" className="grid gap-3">
      <blockquote className="ml-auto max-w-[85%] rounded-lg bg-wash px-4 py-2 forced-colors:border">
        <p>
          <span className="sr-only">A student asks: </span>
          {demonstration.question}
        </p>
      </blockquote>
      <blockquote className="max-w-[60ch]">
        <p className="pb-1 font-serif text-16 text-ink-quiet">
          {assistant}
          <span className="sr-only"> answers:</span>
        </p>
        {demonstration.answer.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className={index > 0 ? 'mt-3' : undefined}>
            {withBold(paragraph)}
          </p>
        ))}
      </blockquote>
      <figcaption className="text-14 text-ink-quiet">
        From the demonstration. Every figure in an answer stands in the catalogue.
      </figcaption>
    </figure>
  );
}
