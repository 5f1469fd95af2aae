import { type Route, route } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { createShare } from './create-share.ts';
import { getShared } from './get-shared.ts';
import { listShares } from './list-shares.ts';
import { previewShare } from './preview-share.ts';
import { revokeShare } from './revoke-share.ts';
import type { SharingContext } from './sharing.context.ts';
import { updateShare } from './update-share.ts';

export const sharingRoutes: Route<SharingContext>[] = [
  route(contract.createShare, createShare),
  route(contract.previewShare, previewShare),
  route(contract.listShares, listShares),
  route(contract.updateShare, updateShare),
  route(contract.revokeShare, revokeShare),
  route(contract.getShared, getShared),
];
