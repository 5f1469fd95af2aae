import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { providerSchema } from '#platform/contract/provider.ts';
import { boundedText, idSchema, requiredLine } from '#platform/contract/text.ts';

/** The signed-in student, as sent to the client. */
export const userSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** First and last name. */
  name: z.string(),
  email: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** Longest address that can receive mail (RFC 5321, section 4.5.3.1, less the angle brackets). */
const EMAIL_MAX = 254;
const emailSchema = boundedText(EMAIL_MAX).trim().pipe(z.email('is not an email address'));
/** Longer passwords cost hashing time without being safer. */
const passwordSchema = boundedText(512);
const nameSchema = requiredLine(100);

const signedIn = z.object({ success: z.literal(true), token: z.string(), user: userSchema });
/** A signed-in device. Times are ISO 8601, UTC. */
const deviceSchema = z.object({
  id: idSchema,
  /** The device's user agent. */
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The calling device. */
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

const succeeded = z.object({ success: z.literal(true) });

export const register = defineCall({
  name: 'register',
  method: 'post',
  path: '/auth/register',
  summary: 'Makes an account and signs it in.',
  access: 'anyone',
  body: z.object({
    email: emailSchema,
    password: passwordSchema,
    firstName: nameSchema,
    lastName: nameSchema,
  }),
  response: signedIn,
  errors: ['email_taken'],
});

export const login = defineCall({
  name: 'login',
  method: 'post',
  path: '/auth/login',
  summary: 'Signs in with email and password.',
  access: 'anyone',
  body: z.object({ email: boundedText(EMAIL_MAX).trim(), password: passwordSchema }),
  response: signedIn,
  errors: ['wrong_credentials'],
});

export const verify = defineCall({
  name: 'verify',
  method: 'get',
  path: '/auth/verify',
  summary: 'Says who the bearer token signs in; a stale or missing token is an answer, not an error.',
  access: 'anyone',
  response: z.discriminatedUnion('authenticated', [
    z.object({
      authenticated: z.literal(true),
      user: userSchema,
      /** The provider of the student's last chat. */
      auth_provider: providerSchema,
      google_user: z.object({ email: z.string(), name: z.string() }).optional(),
      /** False for an account that signs in only through an identity provider. */
      has_password: z.boolean(),
    }),
    z.object({ authenticated: z.literal(false) }),
  ]),
  errors: [],
});

export const startFederatedSignIn = defineCall({
  name: 'startFederatedSignIn',
  method: 'post',
  path: '/auth/google-nonce',
  summary: 'Gives the nonce for the identity provider, and the proof that goes with the credential.',
  access: 'anyone',
  response: z.object({ nonce: z.string(), proof: z.string() }),
  errors: ['not_found'],
});

export const federatedSignIn = defineCall({
  name: 'federatedSignIn',
  method: 'post',
  path: '/auth/google-verify',
  summary: 'Signs in with an ID token of the identity provider.',
  access: 'anyone',
  /** A credential is valid only with its proof. */
  body: z.object({ credential: boundedText(8192).min(1), proof: boundedText(200).default('') }),
  response: signedIn.extend({ message: z.string() }),
  errors: ['bad_credential', 'not_allowed', 'federated_conflict', 'conflict', 'not_found'],
});

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'post',
  path: '/auth/forgot-password',
  summary: 'Has a reset link mailed; says the same whether or not the address has an account.',
  access: 'anyone',
  body: z.object({ email: emailSchema }),
  response: succeeded,
  errors: [],
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'post',
  path: '/auth/reset-password',
  summary: 'Sets a new password with a mailed token and signs every device out.',
  access: 'anyone',
  body: z.object({ token: boundedText(200), password: passwordSchema }),
  response: succeeded,
  errors: ['invalid_reset_token'],
});

export const listSignIns = defineCall({
  name: 'listSignIns',
  method: 'get',
  path: '/auth/sessions',
  summary: 'The devices the caller is signed in on.',
  access: 'signed-in',
  response: z.object({ sessions: z.array(deviceSchema) }),
  errors: [],
});

export const revokeSignIn = defineCall({
  name: 'revokeSignIn',
  method: 'delete',
  path: '/auth/sessions/{id}',
  summary: 'Signs one of the caller’s devices out.',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  response: succeeded,
  errors: ['not_found'],
});

export const getAccountExport = defineCall({
  name: 'getAccountExport',
  method: 'get',
  path: '/api/account/export',
  summary: 'Everything we hold on the caller.',
  access: 'signed-in',
  response: z.looseObject({ exported_at: z.iso.datetime() }),
  isLarge: true,
  errors: [],
});

export const deleteAccount = defineCall({
  name: 'deleteAccount',
  method: 'delete',
  path: '/api/account',
  summary:
    'Removes the caller and everything we hold on them, at once; on the embedded database also from its files, within 24 hours.',
  access: 'signed-in',
  body: z.object({ password: passwordSchema.optional() }),
  response: succeeded,
  errors: ['wrong_password', 'sign_in_again'],
});

export const logout = defineCall({
  name: 'logout',
  method: 'post',
  path: '/auth/logout',
  summary: 'Ends the sign-in the bearer token belongs to; a token that is none any more is fine.',
  access: 'anyone',
  response: succeeded,
  errors: [],
});
