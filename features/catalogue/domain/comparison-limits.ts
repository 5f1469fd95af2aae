/** As many courses as fit beside each other in a comparison (specification, section 9). */
export const MAX_COMPARED = 4;
