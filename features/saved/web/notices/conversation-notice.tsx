import { Link } from 'react-router';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CheckIcon } from '#platform/ui/display/icons.tsx';
import { shownDay } from '#platform/web/page/shown-dates.ts';
import type { ChangedFact, ConversationChanged } from '../../contract.ts';
import { shownTimes } from '../../domain/shown-times.ts';

/** Maximum number of changes that are listed; the conversation shows the others beside its facts. */
const MOST_NAMED = 3;

/** Facts in a past conversation that have changed in the catalogue. */
export function ConversationNotice({
  notice: { session_id, title, changes, count },
  onRead,
}: {
  notice: ConversationChanged;
  onRead: () => void;
}) {
  const named = changes.slice(0, MOST_NAMED);
  const left = count - named.length;
  return (
    <li className="flex items-start gap-2 py-2 pr-1 pl-4">
      <div className="min-w-0 flex-1 py-1.5">
        <h3 className="font-sans text-16 font-normal">
          In the chat{' '}
          <Link
            to={`/?${new URLSearchParams({ session: session_id })}`}
            className="text-ink underline-offset-2 [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </Link>
        </h3>
        <ul className="mt-1 grid gap-1 text-14 text-ink-quiet">
          {named.map((change) => (
            <li
              key={`${change.code} ${change.field} ${change.term} ${change.section}`}
              data-figures
              className="[overflow-wrap:anywhere]"
            >
              <Change change={change} />
            </li>
          ))}
          {left > 0 ? <li>and {left === 1 ? 'one more value' : `${left} more values`}</li> : null}
        </ul>
      </div>
      <IconButton label={`Mark as read: ${title}`} icon={<CheckIcon size={16} />} onClick={onRead} />
    </li>
  );
}

function Change({ change: { code, section, term, was, is, told_at } }: { change: ChangedFact }) {
  const place = [code, section, term].filter((part) => part !== null && part !== '').join(', ');
  return (
    <>
      <span className="text-ink">{place}</span>, on {shownDay(told_at, { withYear: false })}:{' '}
      {shownTimes(was)};{' '}
      <span className="text-ink">{is === null ? 'no longer in the catalogue' : `now ${shownTimes(is)}`}</span>
    </>
  );
}
