import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

export interface DebouncedSearch {
  typed: string;
  type: (text: string) => void;
  /** Searches at once, without waiting for a pause. */
  submit: () => void;
}

/**
 * The text of the search box, or of a similar field. It is searched after a pause of 300 ms since the last key; a text
 * from elsewhere (back, a link, "Clear") replaces it.
 *
 * @param anticipate called at once with the text that will be searched after the pause
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
