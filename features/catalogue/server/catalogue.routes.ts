import { accepts } from 'hono/accepts';
import type { SignedIn } from '#platform/server/context.ts';
import { type Route, rawRoute, route } from '#platform/server/http/mount.ts';
import { sendReadyBody } from '#platform/server/http/cached-body.ts';
import * as contract from '../contract.ts';
import type { CatalogueContext } from './catalogue.context.ts';
import { enterDownload } from './download-limits.ts';
import { getCourse } from './shared/get-course.ts';
import { getUniversity } from './get-university.ts';

const RECORDS = 'application/json';
const ROWS = 'application/x-ndjson';

export const catalogueRoutes: Route<CatalogueContext>[] = [
  rawRoute(contract.listCourses, (ctx: SignedIn<CatalogueContext>, _input, http) => {
    const enter = () => enterDownload(ctx);
    const { coursesBody, rowsBody, version } = ctx.catalogue.current();
    const wanted = accepts(http, { header: 'Accept', supports: [RECORDS, ROWS], default: RECORDS });
    return wanted === ROWS
      ? sendReadyBody(http, rowsBody, { contentType: ROWS, version: `${version}-rows`, enter })
      : sendReadyBody(http, coursesBody, { contentType: RECORDS, version, enter });
  }),
  route(contract.getCourse, getCourse),
  route(contract.getUniversity, getUniversity),
];
