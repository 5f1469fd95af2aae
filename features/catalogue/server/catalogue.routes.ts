import { accepts } from 'hono/accepts';
import type { SignedIn } from '#platform/server/context.ts';
import { type Route, rawRoute, route } from '#platform/server/http/mount.ts';
import { sendReadyBody } from '#platform/server/http/cached-body.ts';
import * as contract from '../contract.ts';
import type { CatalogueContext } from './catalogue.context.ts';
import { Failure } from '#platform/contract/errors.ts';
import { enterDownload } from './download-limits.ts';
import { getCourse } from './shared/get-course.ts';
import { findSentences } from './find-sentences.ts';
import { getUniversity } from './get-university.ts';
import { searchBodiesOf } from './search-bodies.ts';
import { universityBodyOf } from './university-body.ts';

const RECORDS = 'application/json';
const ROWS = 'application/x-ndjson';
/** Increment when the format or content of the search files changes for the same catalogue. */
const SEARCH_FILES = 7;

export const catalogueRoutes: Route<CatalogueContext>[] = [
  rawRoute(contract.listCourses, (ctx: SignedIn<CatalogueContext>, _input, http) => {
    const enter = () => enterDownload(ctx);
    const { coursesBody, rowsBody, version } = ctx.catalogue.current();
    const wanted = accepts(http, { header: 'Accept', supports: [RECORDS, ROWS], default: RECORDS });
    return wanted === ROWS
      ? sendReadyBody(http, rowsBody, { contentType: ROWS, version: `${version}-rows`, enter })
      : sendReadyBody(http, coursesBody, { contentType: RECORDS, version, enter });
  }),
  rawRoute(contract.getSearchFile, async (ctx: SignedIn<CatalogueContext>, { file, version }, http) => {
    const catalogue = ctx.catalogue.current();
    if (version !== catalogue.version) throw new Failure('not_found');
    const body = (await searchBodiesOf(catalogue))[file];
    const enter = () => enterDownload(ctx);
    return sendReadyBody(http, body, {
      contentType: 'application/octet-stream',
      version: `${version}-${file}-${SEARCH_FILES}`,
      enter,
    });
  }),
  route(contract.findSentences, findSentences),
  route(contract.getCourse, getCourse),
  rawRoute(contract.getUniversity, (ctx: CatalogueContext, _input, http) => {
    const { body, version } = universityBodyOf(getUniversity(ctx));
    return sendReadyBody(http, body, { contentType: RECORDS, version });
  }),
];
