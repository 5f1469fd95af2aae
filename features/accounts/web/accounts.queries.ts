import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import * as contract from '../contract.ts';
import { useSignIn } from './sign-in-context.ts';

/** Error message of a failed call: the server's, otherwise the fallback. */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.said : null) ?? fallback;

/** Error for a response with status 200 but without success, which other backends send. */
const refusal = (answer: object, fallback: string): Error => {
  const { error, message } = answer as { error?: string; message?: string };
  return new Error(error || message || fallback);
};

interface SignedInAnswer {
  success: boolean;
  token?: string;
  user: contract.User;
}

/** @throws Error with a message for the student when the response contains no sign-in */
const tokenOf = (answer: SignedInAnswer, fallback: string): string => {
  if (!answer.success) throw refusal(answer, fallback);
  if (!answer.token) throw new Error('No token returned from server');
  return answer.token;
};

const FAILED = 'Authentication failed';
const GOOGLE_FAILED = 'Google verification failed';

/** Error message for signing in or registering, as listed in the specification. */
export const signInErrorMessage = (error: unknown, fallback = FAILED): string =>
  error instanceof ApiError
    ? serverMessageOr(error, fallback)
    : error instanceof Error
      ? error.message
      : fallback;

export const googleErrorMessage = (error: unknown): string => signInErrorMessage(error, GOOGLE_FAILED);

/** Signs in with e-mail and password and stores the token. */
export const useLogin = () => {
  const { accept } = useSignIn();
  return useMutation({
    mutationFn: async (input: { email: string; password: string }) => {
      const answer = await callApi(contract.login, input);
      accept(tokenOf(answer, FAILED), answer.user);
    },
  });
};

/** Registers an account and stores the token. */
export const useRegister = () => {
  const { accept } = useSignIn();
  return useMutation({
    mutationFn: async (input: { email: string; password: string; firstName: string; lastName: string }) => {
      const answer = await callApi(contract.register, input);
      accept(tokenOf(answer, FAILED), answer.user);
    },
  });
};

/** Signs in with the identity provider's credential and stores the token. */
export const useFederatedSignIn = () => {
  const { accept } = useSignIn();
  return useMutation({
    mutationFn: async (input: { credential: string; proof: string }) => {
      const answer = await callApi(contract.federatedSignIn, input);
      const { email, name } = answer.user;
      accept(tokenOf(answer, GOOGLE_FAILED), answer.user, { email, name });
    },
  });
};

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => callApi(contract.forgotPassword, { email }) });

/** Sets a new password. A response without success is an error too. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: async (input: { token: string; password: string }) => {
      const answer: { success: boolean } = await callApi(contract.resetPassword, input);
      if (!answer.success) throw refusal(answer, RESET_FAILED);
    },
  });

const RESET_FAILED = 'Failed to reset password';

/** Error message of a failed reset: the server's, the thrown one, or the fallback. */
export const resetErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || RESET_FAILED : RESET_FAILED;

const devicesKey = [contract.listSignIns.name];

/** Devices with a sign-in, refetched whenever the list opens. */
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
    // Also after a failure: the device may already be gone.
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
