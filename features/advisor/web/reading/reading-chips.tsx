import { use, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { DisclosureButton } from '#platform/ui/controls/disclosure-button.tsx';
import { CheckIcon } from '#platform/ui/display/icons.tsx';
import type { ConditionsAsked, Reading } from '../../reading.contract.ts';
import { AskAgainContext } from './ask-again-context.ts';
import { ConditionChip } from './condition-chip.tsx';

/** Lines of chips that are shown before the student asks for more. */
const LINES_SHOWN = 2;

export interface ReadingChipsProps {
  messageId: string;
  reading: Reading;
  /** The reply’s text. */
  content: string;
}

/** How a question was understood, as chips: taking one off, or giving it another value, asks again. */
export function ReadingChips({ messageId, reading, content }: ReadingChipsProps) {
  const { asked, choices, lookups } = reading;
  // Replies without a model name these words themselves.
  const unused = reading.unused.map((word) => `“${word}”`).filter((word) => !content.includes(word));
  return (
    <div className="grid gap-2 pt-3 text-14">
      {choices.length === 0 ? null : <Choices messageId={messageId} choices={choices} />}
      {asked === null || asked.conditions.length === 0 ? null : (
        <ChipLine lead="Read as" messageId={messageId} lookup={null} asked={asked} />
      )}
      <Lookups
        messageId={messageId}
        lookups={lookups}
        most={asked === null ? LINES_SHOWN : LINES_SHOWN - 1}
      />
      {unused.length === 0 ? null : <p className="text-ink-quiet">{`Not used: ${unused.join(', ')}`}</p>}
    </div>
  );
}

interface LineProps {
  lead: string;
  messageId: string;
  /** Which of the lookups it is; null for what was understood. */
  lookup: number | null;
  asked: ConditionsAsked;
}

function ChipLine({ lead, messageId, lookup, asked: { conditions, address, unsaid } }: LineProps) {
  const id = useId();
  // The last condition cannot be removed: nothing would be left to ask.
  const canDrop = conditions.length > 1;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <p id={id} className="text-ink-quiet">
        {lead}
      </p>
      <ul aria-labelledby={id} className="contents">
        {conditions.map((condition) => (
          <ConditionChip
            key={condition.id}
            {...{ messageId, lookup, condition, conditions }}
            canDrop={canDrop && condition.id !== 'call'}
          />
        ))}
      </ul>
      {address === null ? null : (
        <Link
          to={`/courses?${address}`}
          className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 touch:min-h-11 print:hidden"
        >
          Open in course search
          {unsaid.length === 0 ? null : (
            <>&nbsp;{`(without ${unsaid.map((label) => `“${label}”`).join(', ')})`}</>
          )}
        </Link>
      )}
    </div>
  );
}

interface LookupsProps {
  messageId: string;
  lookups: Reading['lookups'];
  /** Lines before the student asks for more. */
  most: number;
}

/** What a model looked up: each search a line, all other calls one. */
function Lookups({ messageId, lookups, most }: LookupsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (lookups.length === 0) return null;
  const lines = linesOf(lookups);
  const shown = isOpen ? lines : lines.slice(0, most);
  const hidden = lines.length - most;
  return (
    <>
      <div id={id} className="grid gap-2">
        {shown.map(({ lookup, asked }) => (
          <ChipLine
            key={lookup ?? 'calls'}
            lead={lookup === null ? 'Looked up' : 'Searched for'}
            {...{ messageId, lookup, asked }}
          />
        ))}
      </div>
      {hidden <= 0 ? null : (
        <div>
          <DisclosureButton
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
            controls={id}
            className="-ml-2.5"
          >
            {isOpen ? 'Show fewer' : `${hidden} more`}
          </DisclosureButton>
        </div>
      )}
    </>
  );
}

const SEARCH = 'search_courses';

/** `lookup` is null for the line of calls that are no search; their chips ask nothing again. */
const linesOf = (lookups: Reading['lookups']): { lookup: number | null; asked: ConditionsAsked }[] => {
  const searches = lookups.flatMap((asked, lookup) => (asked.tool === SEARCH ? [{ lookup, asked }] : []));
  const calls = lookups.flatMap(({ tool, conditions }, at) =>
    tool === SEARCH
      ? []
      : conditions.map((condition) => ({ ...condition, id: `call ${at} ${condition.id}` })),
  );
  return calls.length === 0
    ? searches
    : [...searches, { lookup: null, asked: { conditions: calls, address: null, unsaid: [] } }];
};

/** Readings to choose from where it was not clear which one was meant; the reply may have gone by the first. */
function Choices({ messageId, choices }: { messageId: string; choices: Reading['choices'] }) {
  const id = useId();
  const again = use(AskAgainContext);
  const hasCurrent = choices.some(({ current }) => current);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
      {/* A reply that went by none of them asks so itself. */}
      <p id={id} className={hasCurrent ? 'text-ink-quiet' : 'sr-only'}>
        Which do you mean?
      </p>
      <ul aria-labelledby={id} className="contents">
        {choices.map(({ label, question, current }, choice) => (
          <li key={label}>
            <Button
              size="small"
              {...(hasCurrent ? { 'aria-pressed': current } : {})}
              icon={current ? <CheckIcon size={14} /> : null}
              aria-disabled={again === null || again.isBusy}
              onClick={() => {
                if (again && !again.isBusy && !current)
                  again.ask(question, { message_id: messageId, change: { kind: 'choice', choice } });
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
