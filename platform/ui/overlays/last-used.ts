/**
 * The control that the student last focused or pressed. Noted from the first script on: a dialog whose code is loaded
 * only when it is asked for could not know what asked for it. A press counts by itself, since Safari does not focus
 * buttons that are clicked.
 */
let lastUsed: HTMLElement | null = null;

const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]';

const note = ({ target }: Event): void => {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  if (control) lastUsed = control;
};

for (const type of ['focus', 'mousedown', 'click']) window.addEventListener(type, note, true);

export const lastUsedControl = (): HTMLElement | null => lastUsed;
