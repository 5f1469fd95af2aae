import { useId, useState } from 'react';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import type { Message, Statement } from '../../../contract.ts';
import { markdownToText } from '../../../domain/markdown-to-text.ts';
import { changeText, MADE_BEFORE, summaryOf, wordsOfVerdict } from '../../../domain/statements/summary.ts';

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
  const summary = summaryOf(statements, { assistant, date, today, changed: changed.length });
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
          'min-h-8 text-left text-12 text-ink-quiet underline decoration-line underline-offset-4 hover:text-ink',
          className,
        )}
      >
        {summary}
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

function StatementItem({ content, statement }: { content: string; statement: Statement }) {
  const { start, end, verdict, claims } = statement;
  const told = claims.filter(({ record, agrees }) => record !== null && agrees !== 'open');
  const lines = [
    ...new Set(
      told.map(({ code, term, record }) =>
        [code, term, record].filter((part) => part !== null && part !== '').join(', '),
      ),
    ),
  ];
  return (
    <li className="border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
      <span className="block">{markdownToText(content.slice(start, end))}</span>
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
