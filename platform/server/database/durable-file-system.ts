import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Called when the engine syncs, and before it writes; replaced in tests. */
export interface Syncs {
  file(descriptor: number): void;
  directory(path: string): void;
  /** May throw disk errors. */
  beforeWrite?(bytes: number): void;
}

const realSyncs: Syncs = {
  file: (descriptor) => fs.fdatasyncSync(descriptor),
  directory: (path) => {
    const descriptor = fs.openSync(path, 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  },
};

interface NodeFsStream {
  nfd?: number;
  node: unknown;
}

type Write = (
  stream: NodeFsStream,
  buffer: unknown,
  offset: number,
  length: number,
  position: number,
) => number;

type ChangeMode = (target: unknown, mode: number) => void;

interface EmscriptenModule {
  NODEFS: {
    doSetAttr(
      target: unknown,
      node: unknown,
      attributes: unknown,
      changeMode: ChangeMode,
      ...rest: unknown[]
    ): void;
    realPath(node: unknown): string;
    /** Runs an operation and translates Node's errors into the engine's. */
    tryFSOperation<T>(operation: () => T): T;
    stream_ops: { fsync?: (stream: NodeFsStream) => number; write: Write };
  };
}

/** Mask that keeps only the owner's permissions. */
const OWNER_ONLY = ~0o077;

/** ENOSPC and EDQUOT as numbered by the engine's C library (WASI). */
const NO_ROOM: ReadonlySet<unknown> = new Set([51, 19]);

const isNoRoom = (error: unknown): boolean => NO_ROOM.has((error as { errno?: unknown }).errno);

/**
 * The engine's file system on a real folder, with three additions: fsync, without which a power failure loses
 * committed transactions; a retry after `makeRoom` if a write finds the disk full; and files that other accounts of
 * the machine cannot open.
 */
export class DurableFileSystem extends NodeFS {
  readonly #syncs: Syncs;
  readonly #makeRoom: () => boolean;

  /** @param makeRoom called if a write finds no space; returns whether some was released */
  constructor(dataDir: string, makeRoom: () => boolean, syncs: Syncs = realSyncs) {
    super(dataDir);
    this.#makeRoom = makeRoom;
    this.#syncs = syncs;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun as ((module: unknown) => void)[];
    preRun.push((module) => {
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd) this.#syncs.file(stream.nfd);
        else this.#syncs.directory(NODEFS.realPath(stream.node));
        return 0;
      };
      // Its C library asks for 0644 on files it opens, regardless of the umask.
      const { doSetAttr } = NODEFS;
      NODEFS.doSetAttr = (target, node, attributes, changeMode, ...rest) =>
        doSetAttr(target, node, attributes, (file, mode) => changeMode(file, mode & OWNER_ONLY), ...rest);
      NODEFS.stream_ops.write = this.#withRoom(NODEFS, NODEFS.stream_ops.write);
    });
    return result;
  }

  #withRoom({ tryFSOperation }: EmscriptenModule['NODEFS'], write: Write): Write {
    const once: Write = (...given) => {
      const { beforeWrite } = this.#syncs;
      if (beforeWrite) tryFSOperation(() => beforeWrite(given[3]));
      return write(...given);
    };
    return (stream, buffer, offset, length, position) => {
      let written = 0;
      try {
        written = once(stream, buffer, offset, length, position);
      } catch (error) {
        if (!isNoRoom(error) || !this.#makeRoom()) throw error;
      }
      // A nearly full disk may write only a part.
      if (written === length || (written > 0 && !this.#makeRoom())) return written;
      return written + once(stream, buffer, offset + written, length - written, position + written);
    };
  }
}
