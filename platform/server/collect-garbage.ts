/**
 * Collects a thread's garbage and gives what is free back to the system, where Node was started with `--expose-gc`
 * (tools/server-process.mjs); else does nothing. Takes some 50 ms, so it is for the end of what is done
 * once: a third of what reading a catalogue leaves is garbage, which V8 keeps while nobody asks for anything.
 */
export const collectGarbage = (): void =>
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
