import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { CloseIcon } from '../display/icons.tsx';
import { ReturnFocus } from './return-focus.tsx';
import { useEarlyClose } from './use-early-close.ts';
import { useOpenOnceMounted } from './use-open-once-mounted.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'bottom' | 'left' | 'right';
  footer?: ReactNode;
  children: ReactNode;
}

const SIDES = {
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t data-closed:translate-y-full',
  left: 'inset-y-0 left-0 w-[min(20rem,85vw)] border-r data-closed:-translate-x-full',
  right: 'inset-y-0 right-0 w-[min(20rem,85vw)] border-l data-closed:translate-x-full',
};

/** The content of `sheet.tsx`. */
export function OpenSheet({ open, onClose, title, side = 'bottom', footer, children }: SheetProps) {
  const { key, onTransitionEnd } = useEarlyClose(open);
  const isShown = useOpenOnceMounted(open);
  return (
    <HeadlessDialog key={key} open={isShown} onClose={onClose} className="relative z-50 outline-none">
      <DialogBackdrop transition className="fixed inset-0 bg-shade transition data-closed:opacity-0" />
      <DialogPanel
        transition
        onTransitionEnd={onTransitionEnd}
        className={classNames(
          'fixed flex flex-col border-line bg-raised text-ink shadow-float transition ease-out',
          SIDES[side],
        )}
      >
        <ReturnFocus />
        <div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-2 pl-4">
          <DialogTitle className="text-20">{title}</DialogTitle>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="flex size-11 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:bg-wash hover:text-ink"
          >
            <CloseIcon />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
        {footer ? (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        ) : null}
      </DialogPanel>
    </HeadlessDialog>
  );
}
