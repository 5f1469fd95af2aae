import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfileAims } from '../shared/profile-aims.ts';
import type { ListOrder as Order } from './search-params.ts';

export interface ListOrderProps {
  /** Null: no profile. */
  aims: ProfileAims | null;
  order: Order;
  /** Terms whose courses come first. */
  terms: readonly string[];
  /** How many courses are ranked first. */
  fitting: number;
  /** More may be found when the catalogue has loaded completely. */
  isPartial?: boolean;
  onOrder: (order: Order) => void;
}

/** For touch its hit area is higher than the line, without changing the line's height. */
const LINK = 'text-accent underline underline-offset-2 touch:-my-3 touch:min-h-11';

/** Explains the order of a list without a search, with a switch to the other order. */
export function ListOrder({ aims, order, terms, fitting, isPartial = false, onOrder }: ListOrderProps) {
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
      {isByCode ? 'By code. ' : saying(aims, terms, fitting, isPartial)}
      {/* If nothing fits, the list is sorted by code anyway. */}
      {isByCode || fitting > 0 ? (
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
  fitting: number,
  isPartial: boolean,
): ReactNode => {
  const missing =
    unstated.length > 0 ? `The catalogue has no requirements of ${listOf.format(unstated)}. ` : '';
  const counted = programmes.length > unstated.length;
  const isDone =
    counted && open.length === 0 ? 'No course is left that your requirements still ask for. ' : '';
  const when = terms.length > MOST_TERMS ? `${terms.length} terms` : listOf.format(terms);
  // "Nothing fits" is only shown when everything has loaded.
  if (fitting === 0 && isPartial) return 'By code so far. ';
  if (fitting === 0)
    return `${missing}${isDone}By code: nothing of ${when} here is known to fit your profile.`;
  const by = [
    ...(open.length > 0 ? ['what your requirements still ask for'] : []),
    ...(unstated.length > 0 ? ['what you study'] : []),
    'your interests',
  ].join(', and ');
  return (
    <>
      {`${missing}${isDone}For you: ${fitting.toLocaleString('en-US')} ${isPartial ? 'so far ' : ''}of ${when} first`}
      {/* A phone has one line for it; the rows show their reasons. */}
      <span className="max-md:sr-only">{`, by ${by}`}</span>
      {'. '}
    </>
  );
};
