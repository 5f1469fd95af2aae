import { useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { SidebarIcon } from '#platform/ui/display/chat-icons.tsx';
import { ChatIcon, PlusIcon, SearchIcon } from '#platform/ui/display/icons.tsx';
import { Tooltip } from '#platform/ui/overlays/tooltip.tsx';
import { Link } from 'react-router';
import { SessionList, type SessionListProps } from './session-list.tsx';
import { addressOf, iconName } from './session-names.ts';

/** Icons of past chats in the collapsed sidebar. */
const MOST_ICONS = 3;

export interface ChatSidebarProps extends SessionListProps {
  onNew: () => void;
  onSearch: () => void;
}

/** New chat, search and past chats: the content of the expanded sidebar, and of the sheet on small screens. */
export function ChatPanel({ onNew, onSearch, ...list }: ChatSidebarProps) {
  return (
    <>
      <div className="grid gap-1 px-2">
        <Button icon={<PlusIcon size={16} />} onClick={onNew} className="justify-start px-3!">
          New Chat
        </Button>
        <Button
          look="quiet"
          icon={<SearchIcon size={16} />}
          onClick={onSearch}
          className="justify-start px-3!"
        >
          Search past chats
        </Button>
      </div>
      <SessionList {...list} />
    </>
  );
}

function CollapsedPanel({ onNew, onSearch, sessions, currentId }: ChatSidebarProps) {
  return (
    <div className="grid justify-items-center gap-1">
      <IconButton label="New Chat" icon={<PlusIcon />} onClick={onNew} />
      <IconButton label="Search past chats" icon={<SearchIcon />} onClick={onSearch} />
      {sessions.slice(0, MOST_ICONS).map((session) => {
        const isCurrent = session.session_id === currentId;
        return (
          <Tooltip key={session.session_id} text={iconName(session)}>
            <Link
              to={addressOf(session.session_id)}
              aria-label={iconName(session)}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'inline-flex size-10 items-center justify-center rounded-md text-ink-quiet transition-colors hover:bg-wash hover:text-ink touch:size-11',
                isCurrent && 'bg-wash text-ink',
              )}
            >
              <ChatIcon />
            </Link>
          </Tooltip>
        );
      })}
    </div>
  );
}

/** The sidebar of past chats, collapsed at first; hidden on small screens. */
export function ChatSidebar(props: ChatSidebarProps) {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <nav
      aria-label="Chats"
      className={classNames(
        'sticky top-12 hidden h-[calc(100dvh-3rem)] shrink-0 flex-col border-r border-line py-2 transition-[width] md:flex print:hidden',
        isExpanded ? 'w-60' : 'w-16',
      )}
    >
      <div className={classNames('flex pb-2', isExpanded ? 'justify-end px-2' : 'justify-center')}>
        <IconButton
          label={isExpanded ? 'Collapse sidebar' : 'Expand sidebar'}
          icon={<SidebarIcon />}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
        />
      </div>
      <div id={id} className="flex min-h-0 flex-1 flex-col">
        {isExpanded ? <ChatPanel {...props} /> : <CollapsedPanel {...props} />}
      </div>
    </nav>
  );
}
