import { memo } from 'react';
import { drawIcon, type IconLook, type IconProps } from './draw-icon.tsx';
import * as PATHS from './icon-paths.ts';

const icon = (path: string, look?: IconLook) =>
  memo(function Icon(props: IconProps) {
    return drawIcon(path, { ...props, ...look });
  });

// Named by meaning, so that one meaning has one icon on every screen.
export const AlertIcon = icon(PATHS.ALERT);
export const ArrowDownIcon = icon(PATHS.ARROW_DOWN);
export const ChatIcon = icon(PATHS.CHAT);
export const CalendarIcon = icon(PATHS.CALENDAR);
export const CheckIcon = icon(PATHS.CHECK);
export const ChevronDownIcon = icon(PATHS.CHEVRON_DOWN);
export const ChevronLeftIcon = icon(PATHS.CHEVRON_LEFT);
export const ChevronRightIcon = icon(PATHS.CHEVRON_RIGHT);
export const CloseIcon = icon(PATHS.CLOSE);
export const CompareIcon = icon(PATHS.COMPARE);
export const CopyIcon = icon(PATHS.COPY);
export const DownloadIcon = icon(PATHS.DOWNLOAD);
export const ExternalIcon = icon(PATHS.EXTERNAL);
export const FilterIcon = icon(PATHS.FILTER);
export const ImageIcon = icon(PATHS.IMAGE);
export const InfoIcon = icon(PATHS.INFO);
export const LinkIcon = icon(PATHS.LINK);
export const LockIcon = icon(PATHS.LOCK);
export const MenuIcon = icon(PATHS.MENU);
export const MoonIcon = icon(PATHS.MOON);
export const MoreIcon = icon(PATHS.MORE, { stroke: 2.5 });
export const PencilIcon = icon(PATHS.PENCIL);
export const PinIcon = icon(PATHS.PIN);
export const UnpinIcon = icon(PATHS.UNPIN);
export const PlusIcon = icon(PATHS.PLUS);
export const PrintIcon = icon(PATHS.PRINT);
export const RetryIcon = icon(PATHS.RETRY);
export const SaveIcon = icon(PATHS.SAVE);
export const SavedIcon = icon(PATHS.SAVE, { isFilled: true });
export const SearchIcon = icon(PATHS.SEARCH);
export const SendIcon = icon(PATHS.SEND);
export const ShareIcon = icon(PATHS.SHARE);
export const SidebarIcon = icon(PATHS.SIDEBAR);
export const StopIcon = icon(PATHS.STOP, { isFilled: true });
export const SunIcon = icon(PATHS.SUN);
export const ThumbDownIcon = icon(PATHS.THUMB_DOWN);
export const ThumbUpIcon = icon(PATHS.THUMB_UP);
export const TrashIcon = icon(PATHS.TRASH);
export const UploadIcon = icon(PATHS.UPLOAD);
export const UserIcon = icon(PATHS.USER);
