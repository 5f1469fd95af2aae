/** Asks whether the student may be led away; true: go. */
type Guard = () => Promise<boolean>;

let current: Guard | null = null;

/** Has whoever leads the student away without the router ask first. Gives the function that ends it. */
export const guardLeaving = (guard: Guard): (() => void) => {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
};

/** Whether the screen lets the student go; it asks them where there is something to lose. */
export const mayLeave = (): Promise<boolean> => current?.() ?? Promise.resolve(true);
