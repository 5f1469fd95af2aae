import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import * as contract from '../contract.ts';
import { useSignIn } from './sign-in-context.ts';

/** What a failed call says to the student: the server's words, else ours. */
export const saidOr = (error: unknown, ours: string): string =>
  (error instanceof ApiError ? error.said : null) ?? ours;

/** The words of an answer that says 200 and no success, as another backend may. */
const refusal = (answer: object, ours: string): Error => {
  const { error, message } = answer as { error?: string; message?: string };
  return new Error(error || message || ours);
};

interface SignedInAnswer {
  success: boolean;
  token?: string;
  user: contract.User;
}

/** @throws Error with a sentence for the student when the answer signs nobody in */
const tokenOf = (answer: SignedInAnswer, ours: string): string => {
  if (!answer.success) throw refusal(answer, ours);
  if (!answer.token) throw new Error('No token returned from server');
  return answer.token;
};

const FAILED = 'Authentication failed';
const GOOGLE_FAILED = 'Google verification failed';

/** Why signing in or registering failed, in the words of the specification's error catalogue. */
export const whyNotSignedIn = (error: unknown, ours = FAILED): string =>
  error instanceof ApiError ? saidOr(error, ours) : error instanceof Error ? error.message : ours;

export const whyNotVerified = (error: unknown): string => whyNotSignedIn(error, GOOGLE_FAILED);

/** Signs in with email and password and keeps the sign-in. */
export const useLogin = () => {
  const { accept } = useSignIn();
  return useMutation({
    mutationFn: async (input: { email: string; password: string }) => {
      const answer = await callApi(contract.login, input);
      accept(tokenOf(answer, FAILED), answer.user);
    },
  });
};

/** Makes an account and keeps the sign-in. */
export const useRegister = () => {
  const { accept } = useSignIn();
  return useMutation({
    mutationFn: async (input: { email: string; password: string; firstName: string; lastName: string }) => {
      const answer = await callApi(contract.register, input);
      accept(tokenOf(answer, FAILED), answer.user);
    },
  });
};

/** Signs in with the identity provider's credential and keeps the sign-in. */
export const useFederatedSignIn = () => {
  const { accept } = useSignIn();
  return useMutation({
    mutationFn: async (credential: string) => {
      const answer = await callApi(contract.federatedSignIn, { credential });
      const { email, name } = answer.user;
      accept(tokenOf(answer, GOOGLE_FAILED), answer.user, { email, name });
    },
  });
};

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => callApi(contract.forgotPassword, { email }) });

/** Sets a new password. An answer without success is a failure too. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: async (input: { token: string; password: string }) => {
      const answer: { success: boolean } = await callApi(contract.resetPassword, input);
      if (!answer.success) throw refusal(answer, RESET_FAILED);
    },
  });

const RESET_FAILED = 'Failed to reset password';

/** Why a reset failed: the server's words, else the thrown ones, else ours. */
export const whyNotReset = (error: unknown): string =>
  error instanceof Error ? error.message || RESET_FAILED : RESET_FAILED;

const devicesKey = [contract.listSignIns.name];

/** The devices the student is signed in on, asked for anew whenever the list opens. */
export const useDevices = () =>
  useQuery({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => (await callApi(contract.listSignIns, {}, { signal })).sessions,
    staleTime: 0,
  });

export const useRevokeDevice = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(contract.revokeSignIn, { id }),
    // Also after a failure: a device that is gone already should leave the list.
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
};

export const useAccountExport = () =>
  useMutation({ mutationFn: () => callApi(contract.getAccountExport, {}) });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      callApi(contract.deleteAccount, password === undefined ? {} : { password }),
  });
