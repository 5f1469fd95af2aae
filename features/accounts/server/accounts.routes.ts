import { rawRoute, type Route, route } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import type { AccountsContext } from './accounts.context.ts';
import { deleteAccount } from './delete-account.ts';
import { getAccountExport } from './export-account.ts';
import { federatedSignIn } from './federated-sign-in.ts';
import { forgotPassword } from './forgot-password.ts';
import { listSignIns } from './list-sign-ins.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { revokeSignIn } from './revoke-sign-in.ts';
import { verify } from './verify.ts';

export const accountsRoutes: Route<AccountsContext>[] = [
  route(contract.register, register),
  route(contract.login, login),
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
