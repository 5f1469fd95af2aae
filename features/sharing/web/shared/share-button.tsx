import { later } from '#platform/ui/later.tsx';
import { Suspense, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { ShareIcon } from '#platform/ui/display/icons.tsx';

const ShareDialog = later(async () => (await import('./share-dialog.tsx')).ShareDialog);

export interface ShareButtonProps {
  /** The preselected conversation. */
  sessionId?: string;
  /** Shows only the icon. */
  isSmall?: boolean;
}

/** Opens the share dialog, whose code is loaded on first use. */
export function ShareButton({ sessionId, isSmall = false }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (): void => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      {isSmall ? (
        <IconButton label="Share" icon={<ShareIcon />} onClick={open} />
      ) : (
        <Button icon={<ShareIcon size={16} />} onClick={open}>
          Share
        </Button>
      )}
      {wasOpened ? (
        <Suspense>
          <ShareDialog
            open={isOpen}
            {...(sessionId === undefined ? {} : { sessionId })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
