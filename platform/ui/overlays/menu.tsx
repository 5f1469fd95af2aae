import { Menu as HeadlessMenu, MenuButton, MenuItem as HeadlessMenuItem, MenuItems } from '@headlessui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { FLOAT_LIST, FLOAT_ROW } from '../controls/option-list.ts';

export interface MenuProps {
  /** The trigger: a `<button>` element. */
  button: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({ button, align = 'end', className, children }: MenuProps) {
  const { children: face, ...looks } = button.props;
  return (
    <HeadlessMenu>
      <MenuButton {...looks}>{face}</MenuButton>
      <MenuItems
        transition
        modal={false}
        anchor={align === 'end' ? 'bottom end' : 'bottom start'}
        className={classNames(FLOAT_LIST, 'min-w-48', className)}
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** A destructive action. */
  dangerous?: boolean;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, disabled = false, dangerous = false, children }: MenuItemProps) {
  return (
    <HeadlessMenuItem disabled={disabled}>
      <button type="button" onClick={onSelect} className={classNames(FLOAT_ROW, dangerous && 'text-danger')}>
        {icon}
        <span className="min-w-0 flex-1">{children}</span>
      </button>
    </HeadlessMenuItem>
  );
}
