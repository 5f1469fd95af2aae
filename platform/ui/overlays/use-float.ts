import { type RefObject, useLayoutEffect } from 'react';
import { VIEW_MARGIN } from './view-margin.ts';

export interface FloatPlace {
  /** Which edges are aligned; default: centred. */
  align?: 'start' | 'middle' | 'end' | undefined;
  /** Distance in pixels. */
  gap?: number | undefined;
  /** Opens above its element if there is no room below; otherwise always below. */
  flips?: boolean | undefined;
  /** Makes it as wide as its element. */
  isAsWide?: boolean | undefined;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const place = (
  anchor: Element,
  float: HTMLElement,
  { align, gap = 4, flips, isAsWide }: FloatPlace,
): void => {
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (isAsWide) float.style.width = `${box.width}px`;
  const below = clientHeight - box.bottom - gap - VIEW_MARGIN;
  const above = box.top - gap - VIEW_MARGIN;
  const { width, height } = float.getBoundingClientRect();
  const isAbove = Boolean(flips) && height > below && above > below;
  // Scrolls within the available space.
  const room = Math.floor(isAbove ? above : below);
  float.style.maxHeight = flips ? `max(6rem, min(20rem, ${room}px))` : `max(10rem, ${room}px)`;
  const shown = flips ? float.getBoundingClientRect().height : height;
  const left =
    align === 'start' ? box.left : align === 'end' ? box.right - width : box.left + (box.width - width) / 2;
  float.style.left = `${clamp(left, VIEW_MARGIN, Math.max(VIEW_MARGIN, clientWidth - width - VIEW_MARGIN))}px`;
  float.style.top = `${isAbove ? box.top - gap - shown : box.bottom + gap}px`;
};

/**
 * Keeps an open float beside its element while the page scrolls or either changes. If supported, the float is in the
 * browser's top layer (the popover attribute): no ancestor can clip it, and it keeps its place in the document, within
 * its dialog and its landmark.
 */
export const useFloat = (
  anchorRef: RefObject<Element | null>,
  float: HTMLElement | null,
  { align, gap, flips, isAsWide }: FloatPlace = {},
): void => {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    if (!anchor || !float) return;
    const where = { align, gap, flips, isAsWide };
    // For `hasOpenFloat`.
    float.setAttribute('data-float', '');
    Object.assign(float.style, { position: 'fixed', inset: 'auto', margin: '0' });
    if ('showPopover' in float) {
      float.setAttribute('popover', 'manual');
      float.showPopover();
    }
    const update = (): void => place(anchor, float, where);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(anchor);
    observer.observe(float);
    const passively = { capture: true, passive: true };
    window.addEventListener('scroll', update, passively);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update, passively);
      window.removeEventListener('resize', update);
    };
  }, [anchorRef, float, align, gap, flips, isAsWide]);
};
