import { rawRoute, type Route, route } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import * as feeds from '../feed.contract.ts';
import { bringToFront } from './bring-to-front.ts';
import { createFeed } from './calendar/create-feed.ts';
import { getCalendar } from './calendar/get-calendar.ts';
import { listFeeds } from './calendar/list-feeds.ts';
import { revokeFeed } from './calendar/revoke-feed.ts';
import { createVersion } from './create-version.ts';
import { deleteVersion } from './delete-version.ts';
import { duplicateVersion } from './duplicate-version.ts';
import { editItems } from './edit-items.ts';
import { editVersion } from './edit-version.ts';
import { getPlan } from './get-plan.ts';
import { listPlans } from './list-plans.ts';
import { markTaken } from './mark-taken.ts';
import type { PlanningContext } from './planning.context.ts';

export const planningRoutes: Route<PlanningContext>[] = [
  route(contract.listPlans, listPlans),
  route(contract.getPlan, getPlan),
  route(contract.createVersion, createVersion),
  route(contract.duplicateVersion, duplicateVersion),
  route(contract.editVersion, editVersion),
  route(contract.bringToFront, bringToFront),
  route(contract.deleteVersion, deleteVersion),
  route(contract.editItems, editItems),
  route(contract.markTaken, markTaken),
  route(feeds.createFeed, createFeed),
  route(feeds.listFeeds, listFeeds),
  route(feeds.revokeFeed, revokeFeed),
  rawRoute(feeds.getCalendar, getCalendar),
];
