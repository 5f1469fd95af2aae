import { rawRoute, type Route, route } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { extractCourses } from './extract-courses.ts';
import { countProgress } from './shared/count-progress.ts';
import { getProfile } from './shared/get-profile.ts';
import { getProgress } from './shared/get-progress.ts';
import { listConcentrations, listJointOptions, listSecondaryFields } from './list-programmes.ts';
import { markCourse } from './mark-course.ts';
import type { ProfileContext } from './profile.context.ts';
import { saveProfile } from './save-profile.ts';

export const profileRoutes: Route<ProfileContext>[] = [
  route(contract.getProfile, getProfile),
  route(contract.saveProfile, saveProfile),
  route(contract.markCourse, markCourse),
  route(contract.getProgress, getProgress),
  route(contract.countProgress, countProgress),
  rawRoute(contract.extractCourses, (ctx, input, http) => extractCourses(ctx, input, http.req.raw.signal)),
  route(contract.listConcentrations, listConcentrations),
  route(contract.listSecondaryFields, listSecondaryFields),
  route(contract.listJointOptions, listJointOptions),
];
