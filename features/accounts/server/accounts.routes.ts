import { rawRoute, type Route, route } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import type { AccountsContext } from './accounts.context.ts';
import { deleteAccount } from './account/delete-account.ts';
import { getAccountExport } from './account/export-account.ts';
import { startFederatedSignIn } from './federated/federated-nonce.ts';
import { federatedSignIn } from './federated/federated-sign-in.ts';
import { forgotPassword } from './reset/forgot-password.ts';
import { listSignIns } from './sign-in/list-sign-ins.ts';
import { login } from './sign-in/login.ts';
import { logout } from './sign-in/logout.ts';
import { register } from './account/register.ts';
import { resetPassword } from './reset/reset-password.ts';
import { revokeSignIn } from './sign-in/revoke-sign-in.ts';
import { verify } from './sign-in/verify.ts';

export const accountsRoutes: Route<AccountsContext>[] = [
  route(contract.register, register),
  route(contract.login, login),
  route(contract.startFederatedSignIn, startFederatedSignIn),
  route(contract.federatedSignIn, federatedSignIn),
  rawRoute(contract.verify, (ctx, _input, http) =>
    verify(ctx, http.req.header('authorization') !== undefined),
  ),
  route(contract.logout, logout),
  route(contract.forgotPassword, forgotPassword),
  route(contract.resetPassword, resetPassword),
  route(contract.listSignIns, listSignIns),
  route(contract.revokeSignIn, revokeSignIn),
  route(contract.getAccountExport, getAccountExport),
  route(contract.deleteAccount, deleteAccount),
];
