import { useState } from 'react';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { Tabs } from '#platform/ui/controls/tabs.tsx';
import { CreateLinkForm } from '../create-link-form.tsx';
import type { SharablePlan } from '../use-plan-choices.ts';
import { ShareList } from '../share-list.tsx';

const NEW = 0;
const LINKS = 1;

export interface ShareDialogProps {
  open: boolean;
  /** The preselected conversation; none when absent. */
  sessionId?: string;
  /** The preselected plan version; profile fields are then not preselected. */
  plan?: SharablePlan;
  onClose: () => void;
}

/** Creates and manages links to a profile. */
export function ShareDialog({ open, sessionId, plan, onClose }: ShareDialogProps) {
  const [tab, setTab] = useState(NEW);
  const [newest, setNewest] = useState<string | null>(null);
  const close = (): void => {
    setTab(NEW);
    setNewest(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title="Share a read-only view" width="wide">
      <Tabs
        label="Sharing"
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            name: 'New link',
            panel: (
              <CreateLinkForm
                isOpen={open}
                sessionId={sessionId ?? null}
                plan={plan}
                onMade={(shareId) => {
                  setNewest(shareId);
                  setTab(LINKS);
                }}
              />
            ),
          },
          { name: 'Your links', panel: <ShareList isOpen={open && tab === LINKS} newest={newest} /> },
        ]}
      />
    </Dialog>
  );
}
