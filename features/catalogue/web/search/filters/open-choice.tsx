import { useId, useState } from 'react';
import { ChevronDownIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { Choices, faceOf, type MultiSelectProps } from './multi-select.tsx';

/** This many choices are shown without expanding. */
const FEW = 4;

/** A list of choices in a sheet: expanded if it is short, otherwise a line that expands in place. */
export function OpenChoice({ label, all, options, value, onChange, lead }: MultiSelectProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const choices = <Choices label={label} options={options} value={value} onChange={onChange} />;
  if (options.length <= FEW)
    return (
      <div>
        <div className="flex flex-wrap items-center gap-x-2">
          <span aria-hidden className="text-14 font-medium">
            {label}
          </span>
          {lead}
        </div>
        {choices}
      </div>
    );
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-left"
      >
        <span className="shrink-0 text-14 font-medium">{label}</span>
        <span className="flex min-w-0 items-center gap-1.5">
          <span className={classNames('truncate text-14', value.length === 0 && 'text-ink-quiet')}>
            {faceOf({ all, options, value })}
          </span>
          <ChevronDownIcon
            size={16}
            className={classNames('shrink-0 text-ink-quiet transition-transform', isOpen && 'rotate-180')}
          />
        </span>
      </button>
      {isOpen ? (
        <div id={id} className="pb-2">
          {lead}
          {choices}
        </div>
      ) : null}
    </div>
  );
}
