import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfileAims } from '../../shared/profile-aims.ts';
import type { ListOrder as Order } from '../search-params.ts';

export interface ListOrderProps {
  /** Null: no profile; undefined: still loading. */
  aims: ProfileAims | null | undefined;
  /** The list below is shown. Before, the sentence would push the skeleton away. */
  hasList: boolean;
  order: Order;
  /** Terms whose courses come first. */
  terms: readonly string[];
  /** How many courses are ranked first; null until the whole catalogue has loaded. */
  fitting: number | null;
  onOrder: (order: Order) => void;
}

/** On touch screens its target extends over the first card's top, which has no controls. */
const LINK =
  'relative text-accent underline underline-offset-2 touch:z-10 touch:after:absolute touch:after:-inset-x-1 touch:after:-top-1.5 touch:after:-bottom-4.5';

/**
 * Explains the order of a list without a search, with a switch to the other order. It has its height before anything has
 * loaded, so that the list below does not move, and keeps the one with which the first rows came.
 */
export function ListOrder({ aims, hasList, order, terms, fitting, onOrder }: ListOrderProps) {
  if (aims === undefined || !hasList) return <div className="h-5 max-md:mb-1" />;
  if (!aims)
    return (
      <p className="text-14 text-ink-quiet max-md:mb-1">
        {'By code. '}
        <Link to="/profile" className={LINK}>
          Say what you study
        </Link>
        {' to see first what counts.'}
      </p>
    );
  const isByCode = order === 'code';
  const other = isByCode ? 'For you first' : 'By code';
  return (
    <p
      data-figures
      data-before-count={isByCode ? undefined : `${sayingShort(aims, terms, null)} ${other}`}
      className={`text-14 text-ink-quiet max-md:mb-1 ${isByCode ? '' : AS_HIGH_AS_BEFORE}`}
    >
      <span className={isByCode ? '' : 'max-md:[grid-area:1/1]'}>
        {isByCode ? 'By code. ' : saying(aims, terms, fitting)}
        {/* If nothing fits, the list is sorted by code anyway. */}
        {isByCode || fitting !== 0 ? (
          <button
            type="button"
            aria-pressed={isByCode}
            onClick={() => onOrder(isByCode ? 'you' : 'code')}
            className={LINK}
          >
            {other}
          </button>
        ) : null}
      </span>
    </p>
  );
}

/**
 * On a phone the count, when it comes, can take a line less than the word that stood for it: the sentence without the
 * count is laid out below it, unseen.
 */
const AS_HIGH_AS_BEFORE =
  'max-md:grid max-md:before:invisible max-md:before:[grid-area:1/1] max-md:before:content-[attr(data-before-count)]';

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });
/** A negated term filter leaves all other terms, which its chip says more briefly. */
const MOST_TERMS = 2;

const NO_REQUIREMENTS = 'No requirements stated';

/** What a phone shows of it, in one text. */
const sayingShort = (
  { open, programmes, unstated }: ProfileAims,
  terms: readonly string[],
  fitting: number | null,
): string => {
  const missing = unstated.length > 0 ? `${NO_REQUIREMENTS}. ` : '';
  const counted = programmes.length > unstated.length;
  const isDone =
    counted && open.length === 0 ? 'No course is left that your requirements still ask for. ' : '';
  const when = terms.length > MOST_TERMS ? `${terms.length} terms` : listOf.format(terms);
  if (fitting === 0)
    return `${missing}${isDone}By code: nothing of ${when} here is known to fit your profile.`;
  return `${missing}${isDone}For you: ${fitting === null ? 'courses' : fitting.toLocaleString('en-US')} of ${when} first.`;
};

const saying = (aims: ProfileAims, terms: readonly string[], fitting: number | null): ReactNode => {
  const { open, unstated, interests, ownWords } = aims;
  const short = sayingShort(aims, terms, fitting);
  // A phone has no line for the names of programmes.
  const start = unstated.length === 0 ? 0 : NO_REQUIREMENTS.length;
  const missing =
    start === 0 ? null : (
      <>
        {NO_REQUIREMENTS}
        <span className="max-md:sr-only">{` for ${listOf.format(unstated)}`}</span>
      </>
    );
  if (fitting === 0)
    return (
      <>
        {missing}
        {short.slice(start)}
      </>
    );
  const asksForInterests = interests.length > 0 || ownWords.trim() !== '';
  const by = [
    ...(open.length > 0 ? ['what your requirements still ask for'] : []),
    ...(unstated.length > 0 ? ['what you study'] : []),
    ...(asksForInterests ? ['your interests'] : []),
  ].join(', and ');
  return (
    <>
      {missing}
      {short.slice(start, -1)}
      {/* A phone has one line for it; the rows show their reasons. */}
      <span className="max-md:sr-only">{by === '' ? '' : `, by ${by}`}</span>
      {'. '}
    </>
  );
};
