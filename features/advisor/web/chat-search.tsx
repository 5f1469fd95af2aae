import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { SearchIcon } from '#platform/ui/display/icons.tsx';
import { LiveRegion } from '#platform/ui/display/live-region.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { useMessageSearch } from './advisor.queries.ts';
import { addressOf, listName } from './sidebar/session-names.ts';

const DEBOUNCE_MS = 300;

export interface ChatSearchProps {
  open: boolean;
  onClose: () => void;
}

/** Searches past chats and opens them at the message found. */
export function ChatSearch({ open, onClose }: ChatSearchProps) {
  const [openedCount, setOpenedCount] = useState(0);
  const leave = (): void => {
    // Replaces the dialog by a closed one immediately: one that fades out would return the focus at its end, and take
    // it from the message.
    setOpenedCount(openedCount + 1);
    onClose();
  };
  return (
    <Dialog key={openedCount} open={open} onClose={onClose} title="Search past chats">
      <SearchBody onOpen={leave} />
    </Dialog>
  );
}

function SearchBody({ onOpen }: { onOpen: () => void }) {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError } = useMessageSearch(words);
  const found = words === '' ? null : (data ?? null);
  const summary =
    found === null
      ? ''
      : found.length === 0
        ? 'No messages found.'
        : `${found.length} ${found.length === 1 ? 'message' : 'messages'} found`;
  return (
    <div className="grid min-h-[50dvh] content-start gap-4">
      <TextField
        label="Words to look for"
        hideLabel
        type="search"
        placeholder="Search your questions and the replies"
        lead={<SearchIcon size={16} />}
        value={typed}
        maxLength={200}
        data-autofocus
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <LiveRegion message={summary} />
      {isError ? <p className="text-14">That did not work. Please try again.</p> : null}
      {found?.length === 0 ? <p className="text-14 text-ink-quiet">{summary}</p> : null}
      <ul className="grid gap-1">
        {found?.map((result) => (
          <li key={result.message_id}>
            <Link
              to={addressOf(result.session_id, result.message_id)}
              onClick={onOpen}
              className="block rounded-md px-3 py-2 no-underline transition-colors hover:bg-wash"
            >
              <span className="block truncate text-14 font-medium text-ink">{listName(result)}</span>
              <span className="line-clamp-2 text-14 text-ink-quiet">{result.snippet}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
