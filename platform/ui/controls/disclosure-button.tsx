import { Button, type ButtonProps } from './button.tsx';
import { ChevronDownIcon } from '../display/icons.tsx';
import { classNames } from '../styles/class-names.ts';

export interface DisclosureButtonProps extends Omit<ButtonProps, 'icon' | 'look' | 'size' | 'onClick'> {
  isOpen: boolean;
  onToggle: () => void;
  /** Id of the element that it shows and hides. */
  controls: string;
}

/** A button that shows and hides a part of the page. */
export function DisclosureButton({ isOpen, onToggle, controls, ...rest }: DisclosureButtonProps) {
  return (
    <Button
      {...rest}
      look="quiet"
      size="small"
      icon={
        <ChevronDownIcon size={16} className={classNames('transition-transform', isOpen && 'rotate-180')} />
      }
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    />
  );
}
