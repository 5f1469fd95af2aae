/** How many courses fit side by side in a comparison (specification, section 9). */
export const MAX_COMPARED = 4;
