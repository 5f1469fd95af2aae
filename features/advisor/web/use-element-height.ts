import { type RefCallback, useEffect, useState } from 'react';

/** The height in pixels of an element that may be absent (0). Pass the callback to its `ref`. */
export const useElementHeight = (): [number, RefCallback<HTMLElement>] => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setHeight(Math.round(element.getBoundingClientRect().height)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return [element ? height : 0, setElement];
};
