import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { CachedBody } from '#platform/server/http/cached-body.ts';
import type { Catalogue } from './shared/catalogue.ts';
import { perCatalogue } from './shared/per-catalogue.ts';
import { searchFilesOf } from './shared/search-files.ts';

const compress = promisify(brotliCompress);
const PARAMS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface SearchBodies {
  topics: CachedBody;
  expansion: CachedBody;
}

const held = perCatalogue(() => ({ bodies: null as Promise<SearchBodies> | null }));

/** The compressed search files of a version; compressed once. */
export const searchBodiesOf = (catalogue: Catalogue): Promise<SearchBodies> => {
  const own = held(catalogue);
  own.bodies ??= makeBodies(catalogue).catch((error: unknown) => {
    own.bodies = null;
    throw error;
  });
  return own.bodies;
};

const makeBodies = async (catalogue: Catalogue): Promise<SearchBodies> => {
  const { topics, expansion } = await searchFilesOf(catalogue);
  return {
    topics: new CachedBody(Uint8Array.from(await compress(topics, PARAMS))),
    expansion: new CachedBody(Uint8Array.from(await compress(expansion, PARAMS))),
  };
};
