import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What the file system calls when the engine asks for data to be on disk, and before it writes; a test has its own. */
export interface Syncs {
  file(descriptor: number): void;
  directory(path: string): void;
  /** May throw what a disk throws. */
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
    /** Runs it and translates what Node throws into the engine's own errors. */
    tryFSOperation<T>(operation: () => T): T;
    stream_ops: { fsync?: (stream: NodeFsStream) => number; write: Write };
  };
}

/** Leaves of a mode what concerns the owner. */
const OWNER_ONLY = ~0o077;

/** ENOSPC and EDQUOT as the engine's C library numbers them (WASI). */
const NO_ROOM: ReadonlySet<unknown> = new Set([51, 19]);

const isNoRoom = (error: unknown): boolean => NO_ROOM.has((error as { errno?: unknown }).errno);

/**
 * The engine's file system on a real folder, with the three things the stock one lacks: fsync, without which a committed
 * transaction lives in the kernel's memory only and is lost with the power; another try for a write that found the
 * disk full, after `makeRoom` has made room; and files that no other account of the machine may open.
 */
export class DurableFileSystem extends NodeFS {
  readonly #syncs: Syncs;
  readonly #makeRoom: () => boolean;

  /** @param makeRoom called when a write found no room: whether there is some now */
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
      // It asks for 0644 on files that its C library opens, after the process's umask has had its say.
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
      // A disk that is nearly full takes a part first.
      if (written === length || (written > 0 && !this.#makeRoom())) return written;
      return written + once(stream, buffer, offset + written, length - written, position + written);
    };
  }
}
