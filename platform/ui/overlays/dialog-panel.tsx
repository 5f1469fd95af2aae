import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { CloseIcon } from '../display/icons.tsx';
import { ReturnFocus } from './return-focus.tsx';
import { useEarlyClose } from './use-early-close.ts';
import { useOpenOnceMounted } from './use-open-once-mounted.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons below the content; they stay visible while it scrolls. */
  footer?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide';
  /** `unhurried`: 300 ms in, 200 ms out; otherwise 150 ms. */
  pace?: 'quick' | 'unhurried';
  closeLabel?: string;
  children: ReactNode;
}

const WIDTHS = { narrow: 'sm:max-w-md', medium: 'sm:max-w-2xl', wide: 'sm:max-w-5xl' };

const PACES = {
  quick: 'duration-150',
  unhurried: 'data-enter:duration-300 data-leave:duration-200',
};

/** The content of `dialog.tsx`. */
export function OpenDialog({
  open,
  onClose,
  title,
  footer,
  width = 'medium',
  pace = 'quick',
  closeLabel = 'Close',
  children,
}: DialogProps) {
  const motion = classNames('transition ease-out data-closed:opacity-0', PACES[pace]);
  const { key, onTransitionEnd } = useEarlyClose(open);
  const isShown = useOpenOnceMounted(open);
  return (
    <HeadlessDialog key={key} open={isShown} onClose={onClose} className="relative z-50 outline-none">
      <DialogBackdrop transition className={classNames('fixed inset-0 bg-shade print:hidden', motion)} />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6 print:static print:block print:p-0">
        <DialogPanel
          transition
          onTransitionEnd={onTransitionEnd}
          className={classNames(
            'flex max-h-[92dvh] w-full flex-col rounded-t-lg border border-line bg-raised text-ink shadow-float sm:rounded-lg',
            // With text of twice the size on a phone, the buttons would leave the content half of the screen: all scrolls then.
            'max-[18rem]:block max-[18rem]:overflow-y-auto max-[18rem]:overscroll-contain',
            'print:block print:max-h-none print:max-w-none! print:border-0 print:shadow-none',
            'data-closed:translate-y-2',
            motion,
            WIDTHS[width],
          )}
        >
          <ReturnFocus />
          <div className="flex items-start justify-between gap-2 border-b border-line py-2 pr-2 pl-4 max-[18rem]:sticky max-[18rem]:top-0 max-[18rem]:z-10 max-[18rem]:bg-raised max-[18rem]:py-0 sm:pl-6">
            {/* With text of twice the size on a phone, a long word would break. */}
            <DialogTitle className="min-w-0 py-1.5 text-20 hyphens-auto max-[18rem]:text-16">
              {title}
            </DialogTitle>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="flex size-10 shrink-0 items-center justify-center rounded-md text-ink-quiet transition-colors hover:bg-wash hover:text-ink touch:size-11 print:hidden"
            >
              <CloseIcon />
            </button>
          </div>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll a long text
            tabIndex={0}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no set of fields; unnamed, all of it would be read
            role="group"
            aria-label="Content"
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2 max-[18rem]:overflow-visible sm:px-6 print:overflow-visible print:px-0"
          >
            {children}
          </div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-2 max-[18rem]:*:px-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6 sm:py-3 print:hidden">
              {footer}
            </div>
          ) : null}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
