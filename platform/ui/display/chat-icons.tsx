import * as PATHS from './chat-icon-paths.ts';
import { icon } from './draw-icon.tsx';

// Of the chat alone, so that no other screen loads them. A meaning of other screens too belongs in `icons.tsx`.
export const ArrowDownIcon = icon(PATHS.ARROW_DOWN);
export const DownloadIcon = icon(PATHS.DOWNLOAD);
export const PinIcon = icon(PATHS.PIN);
export const UnpinIcon = icon(PATHS.UNPIN);
export const SendIcon = icon(PATHS.SEND);
export const SidebarIcon = icon(PATHS.SIDEBAR);
export const StopIcon = icon(PATHS.STOP, { isFilled: true });
export const ThumbDownIcon = icon(PATHS.THUMB_DOWN);
export const ThumbUpIcon = icon(PATHS.THUMB_UP);
