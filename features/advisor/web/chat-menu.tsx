import { Menu, MenuItem } from '#platform/ui/overlays/menu.tsx';
import { DownloadIcon } from '#platform/ui/display/chat-icons.tsx';
import { MoreIcon, PrintIcon } from '#platform/ui/display/icons.tsx';
import { exportChat } from './export-chat.ts';

/** What can be done with the open conversation. */
export function ChatMenu({ sessionId }: { sessionId: string }) {
  return (
    <Menu
      button={
        <button
          type="button"
          aria-label="Keep this chat"
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:bg-wash hover:text-ink touch:size-11"
        >
          <MoreIcon />
        </button>
      }
    >
      <MenuItem icon={<DownloadIcon size={16} />} onSelect={() => exportChat(sessionId)}>
        Export as Markdown
      </MenuItem>
      {/* In a task of its own: the menu is gone from the page then. */}
      <MenuItem icon={<PrintIcon size={16} />} onSelect={() => setTimeout(() => window.print())}>
        Print
      </MenuItem>
    </Menu>
  );
}
