export interface Spot {
  left: number;
  top: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 6;
const MARGIN = 8;

/** Under the element, above it where there is no room, never past the sides. All in CSS pixels of the viewport. */
export const placeTooltip = (
  target: Box,
  tip: Box,
  view: { innerWidth: number; innerHeight: number },
): Spot => {
  const below = target.top + target.height + GAP;
  const fitsBelow = below + tip.height + MARGIN <= view.innerHeight;
  const centred = target.left + target.width / 2 - tip.width / 2;
  const rightmost = view.innerWidth - tip.width - MARGIN;
  return {
    left: Math.max(MARGIN, Math.min(centred, rightmost)),
    top: fitsBelow ? below : Math.max(MARGIN, target.top - tip.height - GAP),
  };
};

/** How far a box must move sideways to stand between the margins of a view `width` wide; its left side wins. */
export const shiftIntoView = (box: { left: number; right: number }, width: number): number =>
  Math.max(MARGIN - box.left, Math.min(0, width - MARGIN - box.right));
