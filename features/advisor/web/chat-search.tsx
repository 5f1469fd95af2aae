import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { focusOnTouch } from '#platform/ui/overlays/focus-on-touch.ts';
import { SearchIcon } from '#platform/ui/display/icons.tsx';
import { LiveRegion } from '#platform/ui/display/live-region.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { useMessageSearch, useSessions } from './advisor.queries.ts';
import { MarkedWords } from './marked-words.tsx';
import { addressOf, listName } from './sidebar/session-names.ts';

const DEBOUNCE_MS = 300;
/** So many chats are there before a word is typed. */
const LATEST = 6;

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

const summaryOf = (count: number): string =>
  count === 0 ? 'Nothing found.' : `${count} ${count === 1 ? 'result' : 'results'} found`;

/** The result before or after the one that has the focus; the search box is before the first. */
const moveFocus = (list: HTMLElement | null, key: string): boolean => {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = key === 'ArrowDown' ? Math.min(at + 1, links.length - 1) : at - 1;
  if (next >= 0) links[next]?.focus();
  else list?.closest('[role="dialog"]')?.querySelector('input')?.focus();
  return true;
};

function SearchBody({ onOpen }: { onOpen: () => void }) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLooked(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError, isPlaceholderData, refetch } = useMessageSearch(looked);
  const found = looked === '' ? null : (data ?? null);
  const words = looked.split(/\s+/);
  const { data: chats = [] } = useSessions(true);
  const latest = looked === '' ? chats.slice(0, LATEST) : [];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (moveFocus(list.current, event.key)) event.preventDefault();
  };
  const openFirst = (event: KeyboardEvent): void => {
    onKeyDown(event);
    const [first] = isPlaceholderData || looked !== typed.trim() ? [] : (found ?? []);
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    void navigate(addressOf(first.session_id, first.message_id, looked));
    onOpen();
  };
  const summary = found === null ? '' : summaryOf(found.length);
  return (
    <div className="grid min-h-[50dvh] content-start gap-4">
      <TextField
        ref={focusOnTouch}
        label="Words to look for"
        hideLabel
        type="search"
        placeholder="Search titles, your questions and the replies"
        lead={<SearchIcon size={16} />}
        value={typed}
        maxLength={200}
        data-autofocus
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={openFirst}
      />
      <LiveRegion message={summary} />
      {isError ? (
        <RetryBanner onRetry={refetch}>Your chats could not be searched just now.</RetryBanner>
      ) : null}
      {found?.length === 0 ? <p className="text-14 text-ink-quiet">{summary}</p> : null}
      {latest.length > 0 ? <h3 className="-mb-3 font-sans text-12 text-ink-quiet">The latest</h3> : null}
      <ul ref={list} className="grid grid-cols-1 gap-1">
        {latest.map((chat) => (
          <li key={chat.session_id}>
            <Link
              to={addressOf(chat.session_id)}
              onClick={onOpen}
              onKeyDown={onKeyDown}
              className="flex min-h-9 items-center rounded-md px-3 py-1 text-14 text-ink no-underline transition-colors hover:bg-wash touch:min-h-11"
            >
              <span className="truncate">{listName(chat)}</span>
            </Link>
          </li>
        ))}
        {found?.map((result) => (
          <li key={result.message_id ?? result.session_id}>
            <Link
              to={addressOf(result.session_id, result.message_id, looked)}
              onClick={onOpen}
              onKeyDown={onKeyDown}
              className="block rounded-md px-3 py-2 no-underline transition-colors hover:bg-wash"
            >
              <span className="block truncate text-14 font-medium text-ink">
                <MarkedWords text={listName(result)} words={words} />
              </span>
              <span className="line-clamp-2 text-14 text-ink-quiet">
                <MarkedWords text={result.snippet} words={words} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
