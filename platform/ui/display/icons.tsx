import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Image,
  Info,
  Link2,
  ListFilter,
  Lock,
  type LucideIcon,
  type LucideProps,
  Menu,
  MessageSquare,
  Moon,
  PanelLeft,
  Pencil,
  Pin,
  PinOff,
  Plus,
  Printer,
  RotateCw,
  Scale,
  Search,
  Share,
  Square,
  Sun,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  X,
} from 'lucide-react';
import { memo } from 'react';

export interface IconProps {
  /** CSS pixels: 20 beside text of 16, 16 beside text of 14. */
  size?: number;
  className?: string;
}

/** Lucide draws on a grid of 24: this gives lines of 1.5 pixels at size 20. */
const STROKE = 1.8;

/** A decorative line icon; its meaning must be in a text or name beside it. */
const icon = (Drawing: LucideIcon, look: LucideProps = {}) =>
  memo(function Icon({ size = 20, className }: IconProps) {
    return (
      <Drawing
        aria-hidden
        focusable="false"
        size={size}
        strokeWidth={STROKE}
        {...look}
        {...(className === undefined ? {} : { className })}
      />
    );
  });

// Named by meaning, so that one meaning has one icon on every screen.
export const AlertIcon = icon(TriangleAlert);
export const ArrowDownIcon = icon(ArrowDown);
export const ChatIcon = icon(MessageSquare);
export const CalendarIcon = icon(CalendarDays);
export const CheckIcon = icon(Check);
export const ChevronDownIcon = icon(ChevronDown);
export const ChevronLeftIcon = icon(ChevronLeft);
export const ChevronRightIcon = icon(ChevronRight);
export const CloseIcon = icon(X);
export const CompareIcon = icon(Scale);
export const CopyIcon = icon(Copy);
export const DownloadIcon = icon(Download);
export const ExternalIcon = icon(ExternalLink);
export const FilterIcon = icon(ListFilter);
export const ImageIcon = icon(Image);
export const InfoIcon = icon(Info);
export const LinkIcon = icon(Link2);
export const LockIcon = icon(Lock);
export const MenuIcon = icon(Menu);
export const MoonIcon = icon(Moon);
export const MoreIcon = icon(Ellipsis, { strokeWidth: 2.5 });
export const PencilIcon = icon(Pencil);
export const PinIcon = icon(Pin);
export const UnpinIcon = icon(PinOff);
export const PlusIcon = icon(Plus);
export const PrintIcon = icon(Printer);
export const RetryIcon = icon(RotateCw);
export const SaveIcon = icon(Bookmark);
export const SavedIcon = icon(Bookmark, { fill: 'currentColor' });
export const SearchIcon = icon(Search);
export const SendIcon = icon(ArrowUp);
export const ShareIcon = icon(Share);
export const SidebarIcon = icon(PanelLeft);
export const StopIcon = icon(Square, { fill: 'currentColor' });
export const SunIcon = icon(Sun);
export const ThumbDownIcon = icon(ThumbsDown);
export const ThumbUpIcon = icon(ThumbsUp);
export const TrashIcon = icon(Trash2);
export const UploadIcon = icon(Upload);
export const UserIcon = icon(User);
