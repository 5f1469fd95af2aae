/** Distance of floating elements from the edges of the viewport, in CSS pixels. */
export const VIEW_MARGIN = 8;
