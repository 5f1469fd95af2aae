import { Link } from 'react-router';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { DownloadIcon, PinIcon, UnpinIcon } from '#platform/ui/display/chat-icons.tsx';
import { MoreIcon, PencilIcon, TrashIcon } from '#platform/ui/display/icons.tsx';
import { Menu, MenuItem } from '#platform/ui/overlays/menu.tsx';
import type { ChatSession } from '../../contract.ts';
import { exportChat } from '../export-chat.ts';
import { addressOf, listName, messageCount } from './session-names.ts';

export interface SessionItemProps {
  session: ChatSession;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: (session: ChatSession) => void;
  onPin: (session: ChatSession) => void;
  onDelete: (session: ChatSession) => void;
}

/** A past chat: opens it, with a menu of what can be done with it. */
export function SessionItem({ session, isCurrent, onOpen, onRename, onPin, onDelete }: SessionItemProps) {
  const name = listName(session);
  return (
    <li
      className={classNames(
        'flex items-center rounded-md transition-colors hover:bg-wash',
        isCurrent && 'bg-wash',
      )}
    >
      <Link
        to={addressOf(session.session_id)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onOpen}
        className="min-w-0 flex-1 rounded-md py-1.5 pl-3 no-underline"
      >
        <span className="block truncate text-14 text-ink">{name}</span>
        <span className="block text-12 text-ink-quiet">{messageCount(session.message_count)}</span>
      </Link>
      <Menu
        button={
          <button
            type="button"
            aria-label={`More about ${name}`}
            className="flex size-9 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:text-ink touch:size-11"
          >
            <MoreIcon size={16} />
          </button>
        }
      >
        <MenuItem icon={<PencilIcon size={16} />} onSelect={() => onRename(session)}>
          Rename
        </MenuItem>
        <MenuItem
          icon={session.is_pinned ? <UnpinIcon size={16} /> : <PinIcon size={16} />}
          onSelect={() => onPin(session)}
        >
          {session.is_pinned ? 'Unpin' : 'Pin'}
        </MenuItem>
        <MenuItem icon={<DownloadIcon size={16} />} onSelect={() => exportChat(session.session_id)}>
          Export as Markdown
        </MenuItem>
        <MenuItem icon={<TrashIcon size={16} />} dangerous onSelect={() => onDelete(session)}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}
