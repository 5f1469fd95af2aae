import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

export interface DebouncedSearch {
  typed: string;
  type: (text: string) => void;
  /** Searches at once, without waiting for a pause. */
  submit: () => void;
}

/**
 * What stands in the search box. It is searched after a pause of 300 ms; a text that comes from elsewhere (back, a link, "Clear")
 * takes its place.
 */
export const useDebouncedSearch = (text: string, search: (text: string) => void): DebouncedSearch => {
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);
  const send = useEffectEvent((next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    search(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const submit = (): void => {
    if (typed === sent.current) return;
    sent.current = typed;
    search(typed);
  };
  return { typed, type: setTyped, submit };
};
