import { type Route, route } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { dismissNotices } from './dismiss-notices.ts';
import { editSavedCourse } from './edit-saved-course.ts';
import { listNotices } from './list-notices.ts';
import { listSavedCourses } from './list-saved-courses.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { openSearch } from './open-search.ts';
import { removeSavedCourse } from './remove-saved-course.ts';
import { removeSearch } from './remove-search.ts';
import { renameSearch } from './rename-search.ts';
import { saveCourse } from './save-course.ts';
import { saveSearch } from './save-search.ts';
import type { SavedContext } from './saved.context.ts';

export const savedRoutes: Route<SavedContext>[] = [
  route(contract.listSavedCourses, listSavedCourses),
  route(contract.saveCourse, saveCourse),
  route(contract.editSavedCourse, editSavedCourse),
  route(contract.removeSavedCourse, removeSavedCourse),
  route(contract.listSavedSearches, listSavedSearches),
  route(contract.saveSearch, saveSearch),
  route(contract.renameSearch, renameSearch),
  route(contract.openSearch, openSearch),
  route(contract.removeSearch, removeSearch),
  route(contract.listNotices, listNotices),
  route(contract.dismissNotices, dismissNotices),
];
