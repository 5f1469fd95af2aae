import { randomFillSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Log } from '../log.ts';
import { type Repeated, runEvery } from '../run-every.ts';

const MEGABYTE = 1 << 20;
/** What the engine may have to write on a full disk: a WAL segment (16 MB), and a checkpoint. */
const RESERVE_BYTES = 24 * MEGABYTE;
/** The disk counts as full below this much free space. */
const LOW_BYTES = 16 * MEGABYTE;
const LOOK_EVERY_MS = 3_000;

/** Free space on a folder's disk, in bytes; replaced in tests. */
export type FreeBytes = (folder: string) => number;

const freeBytesOn: FreeBytes = (folder) => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

/**
 * Watches the disk of the embedded database. If the engine cannot write its WAL, it panics and hangs, so a file in
 * the data folder reserves some space, which is released as soon as a write finds none. From then on the database is
 * read-only until that file can be written again.
 */
export class DiskSpace {
  readonly #folder: string;
  readonly #log: Log;
  readonly #freeBytes: FreeBytes;
  readonly #lookEveryMs: number;
  #watch: Repeated | null = null;
  #setReadOnly: (isReadOnly: boolean) => Promise<unknown> = async () => {};
  #isFull = false;
  #isReadOnly = false;

  constructor(folder: string, log: Log, freeBytes: FreeBytes = freeBytesOn, lookEveryMs = LOOK_EVERY_MS) {
    this.#folder = folder;
    this.#log = log;
    this.#freeBytes = freeBytes;
    this.#lookEveryMs = lookEveryMs;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Whether the reserve exists: it is created once a database is complete. */
  get hasReserve(): boolean {
    return fs.existsSync(this.#reserve);
  }

  get #reserve(): string {
    return path.join(this.#folder, 'reserved-for-a-full-disk');
  }

  /**
   * Releases the reserve after a write found no space. @returns whether there was one, so that the write may be
   * retried
   */
  makeRoom(): boolean {
    this.#noteFull();
    if (!this.hasReserve) return false;
    fs.rmSync(this.#reserve);
    return true;
  }

  /** Writes the reserve, and calls `setReadOnly` whenever the database becomes read-only or writable. */
  async start(setReadOnly: (isReadOnly: boolean) => Promise<unknown>): Promise<void> {
    this.#setReadOnly = setReadOnly;
    await this.#look();
    this.#watch = runEvery('looking at the disk', () => this.#look(), this.#lookEveryMs, this.#log);
  }

  async stop(): Promise<void> {
    await this.#watch?.stop();
  }

  #noteFull(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    this.#log.error(
      { folder: this.#folder },
      'the disk is full: nothing is written until there is room again',
    );
    // Deferred, because the engine is in the middle of a write.
    queueMicrotask(() => this.#watch?.wake());
  }

  async #look(): Promise<void> {
    const hasReserve = fs.existsSync(this.#reserve);
    const needed = LOW_BYTES + (hasReserve ? 0 : RESERVE_BYTES);
    if (this.#freeBytes(this.#folder) < needed) this.#noteFull();
    else {
      if (!hasReserve) await this.#take();
      if (this.#isFull) this.#log.info({ folder: this.#folder }, 'the disk has room again');
      this.#isFull = false;
    }
    // A write may have found the disk full meanwhile: then the next check makes the database read-only again.
    const isFull = this.#isFull;
    if (this.#isReadOnly === isFull) return;
    await this.#setReadOnly(isFull);
    this.#isReadOnly = isFull;
  }

  /** Real bytes: empty blocks take no space on most file systems. */
  async #take(): Promise<void> {
    const unfinished = `${this.#reserve}.part`;
    const file = await fs.promises.open(unfinished, 'w');
    try {
      const block = randomFillSync(Buffer.alloc(MEGABYTE));
      for (let written = 0; written < RESERVE_BYTES; written += MEGABYTE) await file.write(block);
    } finally {
      await file.close();
    }
    await fs.promises.rename(unfinished, this.#reserve);
  }
}
