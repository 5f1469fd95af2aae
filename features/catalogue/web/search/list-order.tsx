import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfileAims } from '../shared/profile-aims.ts';
import type { ListOrder as Order } from './search-params.ts';

export interface ListOrderProps {
  /** Null: there is no profile to go by. */
  aims: ProfileAims | null;
  order: Order;
  /** Terms of which courses come first. */
  terms: readonly string[];
  /** How many courses come first. */
  fitting: number;
  /** More may be found when the rest of the catalogue is here. */
  isPartial?: boolean;
  onOrder: (order: Order) => void;
}

/** For a finger it is higher than its line, which stays as high as it is. */
const LINK = 'text-accent underline underline-offset-2 touch:-my-3 touch:min-h-11';

/** By what a list without a search is ordered, and the switch to the other order. */
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
      {/* Where nothing fits, the list is by code as it is. */}
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
/** A filter for terms that is turned round leaves all the others, which its chip tells shorter. */
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
  // Nothing is said to fit nothing before all is here.
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
      {/* A phone has one line for it: the rows say it each. */}
      <span className="max-md:sr-only">{`, by ${by}`}</span>
      {'. '}
    </>
  );
};
