import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { Failure } from '#platform/contract/errors.ts';
import { boundedText } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { Log } from '#platform/server/log.ts';
import type { Settings } from '#platform/server/settings.ts';

/** A person as identified by an identity provider. */
export interface FederatedPerson {
  issuer: string;
  /** The issuer's id of the person, never reused, unlike the address. */
  subject: string;
  email: string;
  name: string;
  firstName: string;
  lastName: string;
  /** The nonce of the sign-in that the token was issued for. */
  nonce: string;
}

export interface IdentityProvider {
  /**
   * Validates an ID token (OpenID Connect Core 1.0, section 3.1.3.7).
   *
   * @throws Failure `bad_credential` for an invalid token, `not_allowed` for an account outside the configured
   *   organisation, `unavailable` if the keys cannot be fetched
   */
  read(credential: string): Promise<FederatedPerson>;
}

const CLOCK_TOLERANCE_SECONDS = 60;
/** A token is used right after it is issued; an older one may have leaked. */
const MAX_TOKEN_AGE_SECONDS = 600;
const KEYS_MAX_AGE_MS = 3_600_000;
/** An unknown key id makes the keys be fetched again, at most this often. */
const KEYS_COOLDOWN_MS = 30_000;
const KEYS_TIMEOUT_MS = 5_000;

const claims = z.object({
  sub: boundedText(255).min(1),
  nonce: boundedText(200).min(1),
  /** The client it was issued to, which may differ from the audience. */
  azp: z.string().optional(),
  /** The organisation that manages the account; absent for personal accounts. */
  hd: z.string().optional(),
  email: boundedText(254).pipe(z.email()),
  // The standard requires a boolean; some issuers send a string.
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: boundedText(200).default(''),
  given_name: boundedText(100).default(''),
  family_name: boundedText(100).default(''),
});

/** Errors of jose about the token itself, as opposed to failures to fetch the keys. */
const TOKEN_ERRORS = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWSInvalid,
  errors.JWTInvalid,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JWSSignatureVerificationFailed,
];

/** The issuer's name with and without its scheme; issuers use both. */
const spellingsOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//, '')];

export const openIdentityProvider = (
  google: NonNullable<Settings['google']>,
  { clock, log }: { clock: Clock; log: Log },
): IdentityProvider => {
  const keys = createRemoteJWKSet(new URL(google.jwksUrl), {
    cacheMaxAge: KEYS_MAX_AGE_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
    timeoutDuration: KEYS_TIMEOUT_MS,
  });
  return {
    read: async (credential) => {
      const { payload } = await jwtVerify(credential, keys, {
        issuer: spellingsOf(google.issuer),
        audience: google.clientId,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: MAX_TOKEN_AGE_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: clock.now(),
      }).catch((error: unknown) => {
        if (TOKEN_ERRORS.some((kind) => error instanceof kind)) throw new Failure('bad_credential');
        log.error({ reason: reasonOf(error) }, 'the keys of the identity provider could not be fetched');
        throw new Failure('unavailable', 'Google cannot be reached just now. Please try again in a moment.');
      });
      const person = claims.safeParse(payload);
      if (!person.success) throw new Failure('bad_credential');
      const { azp, hd } = person.data;
      // If a token has several audiences, `azp` names the one that requested it (section 3.1.3.7, point 4).
      const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1;
      if ((azp !== undefined || isForOthers) && azp !== google.clientId) throw new Failure('bad_credential');
      if (google.hostedDomain !== null && hd?.toLowerCase() !== google.hostedDomain)
        throw new Failure('not_allowed', `Please use your ${google.hostedDomain} account.`);
      const { sub, nonce, email, name, given_name: given, family_name: family } = person.data;
      return {
        issuer: google.issuer,
        subject: sub,
        nonce,
        email,
        name: name || `${given} ${family}`.trim(),
        firstName: given || (family ? '' : name.slice(0, 100)),
        lastName: family,
      };
    },
  };
};
