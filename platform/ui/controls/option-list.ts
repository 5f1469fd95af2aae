export interface Option<V extends string = string> {
  value: V;
  label: string;
}

/** The classes of a floating list: select, combobox or menu. */
export const FLOAT_LIST =
  'z-50 rounded-md border border-line bg-raised p-1 text-ink shadow-float ' +
  'transition-opacity starting:opacity-0 focus:outline-none';

/** The classes of one of its rows. */
export const FLOAT_ROW =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-2.5 py-1.5 text-left text-16 select-none ' +
  'data-focus:bg-wash data-disabled:opacity-55 touch:min-h-11 forced-colors:data-focus:outline-2';
