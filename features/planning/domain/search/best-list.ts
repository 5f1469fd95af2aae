/** A timetable as the option of each variable. */
export interface Found {
  cost: number;
  options: Int16Array;
  /** Key of all meeting times: two timetables with the same times have the same key. */
  signature: string;
}

/**
 * The cheapest timetables, any two of which differ in at least one meeting time, cheapest first; of equal ones the first
 * found is kept.
 */
export class BestList {
  readonly found: Found[] = [];
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  /** A timetable must cost less than this to enter the list. */
  get limit(): number {
    return this.found.length < this.size ? Infinity : (this.found.at(-1) as Found).cost;
  }

  /** @returns whether it entered the list */
  add(one: Found): boolean {
    const same = this.found.findIndex(({ signature }) => signature === one.signature);
    if (same >= 0) {
      if ((this.found[same] as Found).cost <= one.cost) return false;
      this.found.splice(same, 1);
    }
    const at = this.found.findIndex(({ cost }) => one.cost < cost);
    if (at < 0 && this.found.length >= this.size) return false;
    this.found.splice(at < 0 ? this.found.length : at, 0, one);
    this.found.splice(this.size);
    return true;
  }
}
