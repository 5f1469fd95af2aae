import { createContext } from 'react';

/** Whether a turn's courses are drawn whole, with their records fetched: it was just told, or has come near the view. */
export const WholeContext = createContext(false);
