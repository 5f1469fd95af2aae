import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

export interface DebouncedSearch {
  typed: string;
  type: (text: string) => void;
  /** Searches at once, without waiting for a pause. */
  submit: () => void;
}

/**
 * What stands in the search box, or in a field that acts like it. It is searched after a pause of 300 ms, counted from the key; a text that comes from elsewhere
 * (back, a link, "Clear") takes its place.
 *
 * @param anticipate told at once what will be searched if the pause comes
 */
export const useDebouncedSearch = (
  text: string,
  search: (text: string) => void,
  anticipate?: (text: string) => void,
): DebouncedSearch => {
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    clearTimeout(waiting.current);
    setTyped(text);
  }, [text]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const send = (next: string): void => {
    clearTimeout(waiting.current);
    if (next === sent.current) return;
    sent.current = next;
    latest.current(next);
  };
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => send(next), DEBOUNCE_MS);
    if (next !== sent.current) anticipate?.(next);
  };
  return { typed, type, submit: () => send(typed) };
};
