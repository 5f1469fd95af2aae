import { Button } from '#platform/ui/controls/button.tsx';

export interface PickedUpBarProps {
  onCancel: () => void;
}

/**
 * What to do with the section that is picked up, where a day at a time is shown: its other times may lie on days that
 * are not. At the bottom of the screen, so that nothing shifts under the finger that holds.
 */
export function PickedUpBar({ onCancel }: PickedUpBarProps) {
  return (
    <div className="fixed inset-x-3 bottom-3 z-40 flex items-center justify-between gap-3 rounded-md border border-line bg-raised py-1 pr-1 pl-3 text-14 shadow-float roomy:hidden print:hidden">
      <p>Tap a day, then a time</p>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
