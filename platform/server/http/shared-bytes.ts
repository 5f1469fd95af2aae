/**
 * Large, rarely requested bytes: made on demand, shared by concurrent requests, and released with the last of them.
 */
export class SharedBytes {
  readonly #make: () => Promise<Uint8Array>;
  #made: WeakRef<Uint8Array> | undefined;
  #making: Promise<Uint8Array> | undefined;

  constructor(make: () => Promise<Uint8Array>) {
    this.#make = make;
  }

  get(): Promise<Uint8Array> {
    const made = this.#made?.deref();
    if (made) return Promise.resolve(made);
    return (this.#making ??= this.#make()
      .then((bytes) => {
        this.#made = new WeakRef(bytes);
        return bytes;
      })
      .finally(() => {
        this.#making = undefined;
      }));
  }
}
