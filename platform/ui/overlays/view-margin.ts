/** CSS pixels that whatever floats keeps from the sides of the view. */
export const VIEW_MARGIN = 8;
