import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What the file system calls when the engine asks for data to be on disk; a test counts these. */
export interface Syncs {
  file(descriptor: number): void;
  directory(path: string): void;
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

interface EmscriptenModule {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: NodeFsStream) => number };
  };
}

/**
 * The engine's file system on a real folder, with the one thing the stock one lacks: fsync. Without it a committed
 * transaction lives in the kernel's memory only and is lost with the power.
 */
export class DurableFileSystem extends NodeFS {
  readonly #syncs: Syncs;

  constructor(dataDir: string, syncs: Syncs = realSyncs) {
    super(dataDir);
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
    });
    return result;
  }
}
