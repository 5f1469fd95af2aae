import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfileAims } from '../../shared/profile-aims.ts';
import type { ListOrder as Order } from '../search-params.ts';

export interface ListOrderProps {
  /** Null: no profile; undefined: still loading. */
  aims: ProfileAims | null | undefined;
  order: Order;
  /** Terms whose courses come first. */
  terms: readonly string[];
  /** How many courses are ranked first; null until the whole catalogue has loaded. */
  fitting: number | null;
  onOrder: (order: Order) => void;
}

/** For touch its hit area is higher than the line, without changing the line's height. */
/** On touch screens its target extends over the first card's top, which has no controls. */
const LINK =
  'relative text-accent underline underline-offset-2 touch:z-10 touch:after:absolute touch:after:-inset-x-1 touch:after:-top-1.5 touch:after:-bottom-4.5';

/**
 * Explains the order of a list without a search, with a switch to the other order. It has its height before anything has
 * loaded, so that the list below does not move.
 */
export function ListOrder({ aims, order, terms, fitting, onOrder }: ListOrderProps) {
  if (aims === undefined) return <div className="mb-1 h-5 md:mb-2" />;
  if (!aims)
    return (
      <p className="mb-1 text-14 text-ink-quiet md:mb-2">
        {'By code. '}
        <Link to="/profile" className={LINK}>
          Say what you study
        </Link>
        {' to see first what counts.'}
      </p>
    );
  const isByCode = order === 'code';
  return (
    <p data-figures className="mb-1 text-14 text-ink-quiet md:mb-2">
      {isByCode ? 'By code. ' : saying(aims, terms, fitting)}
      {/* If nothing fits, the list is sorted by code anyway. */}
      {isByCode || fitting !== 0 ? (
        <button
          type="button"
          aria-pressed={isByCode}
          onClick={() => onOrder(isByCode ? 'you' : 'code')}
          className={LINK}
        >
          {isByCode ? 'For you first' : 'By code'}
        </button>
      ) : null}
    </p>
  );
}

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });
/** A negated term filter leaves all other terms, which its chip says more briefly. */
const MOST_TERMS = 2;

const saying = (
  { open, programmes, unstated }: ProfileAims,
  terms: readonly string[],
  fitting: number | null,
): ReactNode => {
  const missing =
    unstated.length > 0 ? `The catalogue has no requirements of ${listOf.format(unstated)}. ` : '';
  const counted = programmes.length > unstated.length;
  const isDone =
    counted && open.length === 0 ? 'No course is left that your requirements still ask for. ' : '';
  const when = terms.length > MOST_TERMS ? `${terms.length} terms` : listOf.format(terms);
  if (fitting === 0)
    return `${missing}${isDone}By code: nothing of ${when} here is known to fit your profile.`;
  const by = [
    ...(open.length > 0 ? ['what your requirements still ask for'] : []),
    ...(unstated.length > 0 ? ['what you study'] : []),
    'your interests',
  ].join(', and ');
  return (
    <>
      {`${missing}${isDone}For you: ${fitting === null ? 'courses' : fitting.toLocaleString('en-US')} of ${when} first`}
      {/* A phone has one line for it; the rows show their reasons. */}
      <span className="max-md:sr-only">{`, by ${by}`}</span>
      {'. '}
    </>
  );
};
