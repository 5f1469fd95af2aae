import { accepts } from 'hono/accepts';
import { type Route, rawRoute, route } from '#platform/server/http/mount.ts';
import { sendReadyBody } from '#platform/server/http/cached-body.ts';
import * as contract from '../contract.ts';
import type { CatalogueContext } from './catalogue.context.ts';
import { getCourse } from './shared/get-course.ts';
import { getUniversity } from './get-university.ts';

const RECORDS = 'application/json';
const ROWS = 'application/x-ndjson';

export const catalogueRoutes: Route<CatalogueContext>[] = [
  rawRoute(contract.listCourses, (ctx: CatalogueContext, _input, http) => {
    const { coursesBody, rowsBody, version } = ctx.catalogue.current();
    const wanted = accepts(http, { header: 'Accept', supports: [RECORDS, ROWS], default: RECORDS });
    return wanted === ROWS
      ? sendReadyBody(http, rowsBody, ROWS, `${version}-rows`)
      : sendReadyBody(http, coursesBody, RECORDS, version);
  }),
  route(contract.getCourse, getCourse),
  route(contract.getUniversity, getUniversity),
];
