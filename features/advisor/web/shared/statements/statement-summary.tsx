import { Fragment, useId, useState } from 'react';
import { ChevronDownIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import type { Message, Statement } from '../../../contract.ts';
import { markdownToText } from '../../../domain/markdown-to-text.ts';
import { cellHeadings } from '../../../domain/statements/cell-headings.ts';
import { recordText } from '../../../domain/statements/compare/record-text.ts';
import {
  changeText,
  MADE_BEFORE,
  type SummaryPart,
  summaryParts,
  wordsOfVerdict,
} from '../../../domain/statements/summary.ts';
import { MARK_LINES } from '../markdown/mark-lines.ts';

type Judged = Pick<Message, 'content' | 'statements' | 'catalogue_date' | 'facts'>;

/** How much of a reply the catalogue bears out; pressed, it lists each statement with its record. */
export function StatementSummary({ reply, className }: { reply: Judged; className?: string }) {
  const { assistant } = useProductInfo();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { content, statements, facts, catalogue_date: date } = reply;
  if (statements === null)
    return <span className={classNames('text-12 text-ink-quiet', className)}>{MADE_BEFORE}</span>;
  const changed = facts.filter(({ now }) => now !== undefined);
  const summary = (
    <SummaryLine parts={summaryParts(statements, { assistant, date, today, changed: changed.length })} />
  );
  if (statements.length === 0)
    return <span className={classNames('text-12 text-ink-quiet', className)}>{summary}</span>;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          'min-h-8 text-left text-12 leading-6 text-ink-quiet hover:text-ink touch:min-h-11',
          className,
        )}
      >
        {summary}
        <ChevronDownIcon
          size={14}
          className={classNames('ml-1 inline align-[-2px] print:hidden', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen ? (
        <ul id={id} className="ml-2 grid w-full max-w-[70ch] gap-2 pt-2 pb-1 text-14">
          {changed.map((fact) => (
            <li
              key={`changed-${fact.start}`}
              className="border-l-2 border-line pl-3 [overflow-wrap:anywhere]"
            >
              {changeText(fact, { date, today })}
            </li>
          ))}
          {statements.map((statement) => (
            <StatementItem key={statement.start} content={content} statement={statement} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Each count is drawn with the line that marks what it counts in the text above: the key to those marks. */
function SummaryLine({ parts }: { parts: readonly SummaryPart[] }) {
  return parts.map(({ of, text }, index) => (
    <Fragment key={text}>
      {index > 0 ? ' · ' : ''}
      {of === null || of === 'checked' ? (
        text
      ) : of === 'unknown' ? (
        // Explains the colour. Struck through like the code it would read as withdrawn.
        <span className="text-danger">{text}</span>
      ) : (
        <span className={MARK_LINES[of]}>{text}</span>
      )}
    </Fragment>
  ));
}

function StatementItem({ content, statement }: { content: string; statement: Statement }) {
  const { start, end, verdict, claims } = statement;
  const lines = [...new Set(claims.flatMap((claim) => recordText(claim) ?? []))];
  const headings = cellHeadings(content, start);
  return (
    <li className="border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
      <span className="block">
        {headings.length > 0 ? <span className="text-ink-quiet">{headings.join(', ')}: </span> : null}
        {markdownToText(content.slice(start, end))}
      </span>
      <span
        className={classNames(
          'block',
          verdict === 'contradicted' || verdict === 'unknown_course' ? 'text-danger' : 'text-ink-quiet',
        )}
      >
        {wordsOfVerdict(verdict)}
        {lines.length > 0 ? `. Record: ${lines.join('; ')}` : ''}
      </span>
    </li>
  );
}
