import type { CourseRow } from '../../contract.ts';
import { readFilters, writeFilters } from '../../domain/search/filters/filter-address.ts';
import type { Expansion } from '../../domain/search/index/search-asked.ts';
import type { CourseFilters } from '../../domain/search/filters/filters.ts';
import { MAX_COMPARED } from '../../domain/comparison-limits.ts';

/** One offering of a course. */
export interface CourseRef {
  tag: string;
  /** Null: the default offering for a student. */
  classNumber: string | null;
}

export const refOf = ({
  class_tag,
  class_number,
}: Pick<CourseRow, 'class_tag' | 'class_number'>): CourseRef => ({
  tag: class_tag,
  classNumber: class_number,
});

export type ListOrder = 'you' | 'code';

/** The state of the search screen, all of which is in the URL. */
export interface CourseSearchParams {
  text: string;
  filters: CourseFilters;
  /** From 1. */
  page: number;
  /** Without a text and a sort: what fits the student first, or all by code. */
  order: ListOrder;
  expansion: Expansion;
  /** The course whose dialog is open. */
  opened: CourseRef | null;
  /** Courses picked for comparison, at most `MAX_COMPARED`. */
  picks: readonly CourseRef[];
  isComparing: boolean;
  /** A narrow screen has its filters open: Back closes them. */
  isFiltering: boolean;
}

const MAX_TEXT = 300;

/** `COMPSCI 50@12345`: the tag, and the class number of the offering. */
export const writeRef = ({ tag, classNumber }: CourseRef): string =>
  classNumber ? `${tag}@${classNumber}` : tag;

const readRef = (text: string): CourseRef => {
  const at = text.lastIndexOf('@');
  return at > 0
    ? { tag: text.slice(0, at), classNumber: text.slice(at + 1) || null }
    : { tag: text, classNumber: null };
};

export const isSameRef = (a: CourseRef, b: CourseRef): boolean =>
  a.tag === b.tag && a.classNumber === b.classNumber;

const unique = (values: readonly string[]): string[] => [...new Set(values)].filter((value) => value !== '');

const picksOf = (refs: readonly CourseRef[]): CourseRef[] =>
  refs
    .filter((ref, index) => refs.findIndex((other) => isSameRef(ref, other)) === index)
    .slice(0, MAX_COMPARED);

/** Serialises picks for storage. */
export const writePicks = (picks: readonly CourseRef[]): string =>
  new URLSearchParams(picks.map((pick) => ['pick', writeRef(pick)])).toString();

/** The inverse of `writePicks`; empty without a text. */
export const readPicks = (text: string | null): CourseRef[] =>
  picksOf(unique(new URLSearchParams(text ?? '').getAll('pick')).map(readRef));

/** Parses a URL; invalid values are ignored. */
export const readSearchParams = (params: URLSearchParams): CourseSearchParams => {
  const page = Number(params.get('page') ?? 1);
  const course = params.get('course');
  return {
    text: (params.get('q') ?? '').slice(0, MAX_TEXT),
    filters: readFilters(params),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    order: params.get('order') === 'code' ? 'code' : 'you',
    expansion: params.get('only') === 'asked' ? 'asked' : params.get('only') !== '1',
    opened: course ? readRef(course) : null,
    picks: picksOf(unique(params.getAll('pick')).map(readRef)),
    isComparing: params.get('compare') === '1',
    isFiltering: params.get('filters') === 'open',
  };
};

/** The URL of a view; defaults are omitted. */
export const writeSearchParams = (view: CourseSearchParams): URLSearchParams => {
  const { text, filters, page, expansion, order, opened, picks, isComparing, isFiltering } = view;
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  writeFilters(params, filters);
  if (page > 1) params.set('page', String(page));
  if (order === 'code') params.set('order', order);
  if (expansion !== true) params.set('only', expansion === 'asked' ? expansion : '1');
  if (opened) params.set('course', writeRef(opened));
  for (const pick of picks) params.append('pick', writeRef(pick));
  if (isComparing) params.set('compare', '1');
  if (isFiltering) params.set('filters', 'open');
  return params;
};
