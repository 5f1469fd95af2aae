/** Asks whether the student wants to leave; true: yes. */
type Guard = () => Promise<boolean>;

let current: Guard | null = null;

/** Sets a guard for navigation outside the router. Returns a function that removes it. */
export const guardLeaving = (guard: Guard): (() => void) => {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
};

/** Whether the student may leave the screen; asks them if there are unsaved changes. */
export const mayLeave = (): Promise<boolean> => current?.() ?? Promise.resolve(true);
