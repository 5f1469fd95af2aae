import type { ReactNode } from 'react';

export interface IconProps {
  /** CSS pixels; 20 beside text of 16, 16 beside text of 14. */
  size?: number;
  className?: string;
}

/** Our own line icons on a 20-unit grid. They are decoration: what they mean stands in a name beside them. */
const icon = (drawing: ReactNode) =>
  function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        aria-hidden
        focusable="false"
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        {drawing}
      </svg>
    );
  };

export const ChatIcon = icon(<path d="M3 4.5h14v9H9.5L6 16.5v-3H3zM6.5 8h7M6.5 10.5h4" />);
export const SearchIcon = icon(<path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5 17 17" />);
export const UserIcon = icon(
  <path d="M10 9.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM3.5 17c.6-3.2 3-5 6.5-5s5.9 1.8 6.5 5" />,
);
export const CompareIcon = icon(
  <path d="M3 4h5.500v12H3zM11.5 4H17v12h-5.500zM5 7h1.500M5 9.500h1.500M13.5 7H15M13.5 9.500H15" />,
);
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />);
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const MenuIcon = icon(<path d="M3 5.500h14M3 10h14M3 14.500h14" />);
export const SunIcon = icon(
  <path d="M10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM10 2v1.500M10 16.500V18M2 10h1.500M16.5 10H18M4.3 4.300l1.1 1.100M14.6 14.600l1.1 1.100M4.3 15.700l1.1-1.100M14.6 5.400l1.1-1.1" />,
);
export const MoonIcon = icon(<path d="M16.5 11.800A7 7 0 1 1 8.2 3.500a5.6 5.6 0 0 0 8.3 8.300z" />);
export const ChevronDownIcon = icon(<path d="m5 7.5 5 5 5-5" />);
export const ChevronLeftIcon = icon(<path d="m12.5 5-5 5 5 5" />);
export const ChevronRightIcon = icon(<path d="m7.5 5 5 5-5 5" />);
export const CheckIcon = icon(<path d="m4 10.5 4 4 8-9" />);
export const CopyIcon = icon(<path d="M7 7h9.500v9.500H7zM13 7V3.500H3.500V13H7" />);
export const TrashIcon = icon(
  <path d="M3.5 5.500h13M8 5.500v-2h4v2M5 5.500l.7 11h8.600l.7-11M8.5 8.500v5M11.5 8.500v5" />,
);
export const PencilIcon = icon(<path d="m4 16 .8-3.300L13.5 4l2.5 2.5-8.7 8.700zM11.8 5.700l2.5 2.5" />);
export const StopIcon = icon(<path d="M5.5 5.500h9v9h-9z" fill="currentColor" />);
export const SendIcon = icon(<path d="M10 16.500v-13M4.5 9 10 3.5 15.5 9" />);
export const RetryIcon = icon(<path d="M16 10a6 6 0 1 1-1.8-4.300L16.5 8M16.5 3.500V8H12" />);
export const LinkIcon = icon(
  <path d="M8.5 11.500a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.300l-1 1M11.5 8.500a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.300l1-1" />,
);
export const InfoIcon = icon(<path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9.500v4M10 6.500v.1" />);
export const AlertIcon = icon(<path d="M10 3 2.5 16.500h15zM10 8v4M10 14.300v.1" />);
export const ExternalIcon = icon(<path d="M8 4.500H4v11.500h11.500V12M11.5 3.500h5v5M16.5 3.5 9 11" />);
export const FilterIcon = icon(<path d="M3 5.500h14M5.5 10h9M8 14.500h4" />);
export const UploadIcon = icon(<path d="M10 13V3.500M6 7.500l4-4 4 4M3.5 12.500v4h13v-4" />);
export const ShareIcon = icon(<path d="M10 12V3M6.5 6.5 10 3l3.5 3.500M6 9H4v8h12V9h-2" />);
export const MoreIcon = icon(<path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.5" />);
export const SidebarIcon = icon(<path d="M3 4h14v12H3zM8 4v12" />);
export const ArrowDownIcon = icon(<path d="M10 3.5v13M4.5 11l5.5 5.5 5.5-5.5" />);
