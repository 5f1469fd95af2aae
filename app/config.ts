import * as z from 'zod';
import type { Settings, VendorSettings } from '#platform/server/settings.ts';

/** An invalid setting; stops the start with one line that names it. */
export class BadSetting extends Error {
  constructor(name: string, problem: string) {
    super(`Setting ${name}: ${problem}`);
    this.name = 'BadSetting';
  }
}

const anyWholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

const wholeNumber = (min: number, max: number, fallback: number) =>
  anyWholeNumber(min, max).default(fallback);

/** A student's default share of the deployment's daily tokens is one in this many, and at least one reply. */
const STUDENTS_SHARE = 20;

const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address (http:// or https://)' });

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must start with postgres:// or postgresql://')
    .refine(isDecodable, 'holds a % that encodes no character; write a % in the password as %25')
    .refine(
      (url) => !/target_session_attrs=(?!(primary|read-write|any)(&|$))/.test(url),
      'target_session_attrs must be primary (or read-write): a standby takes no writes',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  TODAY: z.iso.date('must be a date written YYYY-MM-DD').optional(),
  UNIVERSITY: z.string().default('universities/alder'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-4-5'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().default('Lectern <no-reply@localhost>'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: webAddress.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_HOSTED_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain such as university.edu')
    .optional(),
  SESSION_DAYS: wholeNumber(1, 3650, 30),
  SESSION_MAX_DAYS: wholeNumber(1, 3650, 180),
  DRAIN_SECONDS: wholeNumber(0, 600, 10),
  DAILY_TOKEN_LIMIT: wholeNumber(0, Number.MAX_SAFE_INTEGER, 5_000_000),
  STUDENT_DAILY_TOKENS: anyWholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
  REPLY_TOKENS: wholeNumber(60_000, 1_000_000, 60_000),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be "on" or "off"').default('on'),
  TRUST_PROXY: wholeNumber(0, 16, 0),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a log level such as info')
    .default('info'),
});

const vendor = (apiKey?: string, baseUrl?: string, model = ''): VendorSettings | null =>
  apiKey || baseUrl ? { model, ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseUrl } : {}) } : null;

/**
 * Parses the settings from an environment. Blank values count as unset, because shells and compose files produce
 * them.
 *
 * @throws BadSetting naming the first invalid setting
 */
export const parseSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BadSetting(String(issue?.path[0]), issue?.message ?? 'is not valid');
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    databaseUrl: value.DATABASE_URL ?? null,
    dataDir: value.DATA_DIR,
    today: value.TODAY ?? null,
    university: value.UNIVERSITY,
    openai: vendor(value.OPENAI_API_KEY, value.OPENAI_BASE_URL, value.OPENAI_MODEL),
    anthropic: vendor(value.ANTHROPIC_API_KEY, value.ANTHROPIC_BASE_URL, value.ANTHROPIC_MODEL),
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    google: value.GOOGLE_CLIENT_ID
      ? {
          clientId: value.GOOGLE_CLIENT_ID,
          issuer: value.GOOGLE_ISSUER,
          jwksUrl: value.GOOGLE_JWKS_URL,
          hostedDomain: value.GOOGLE_HOSTED_DOMAIN?.toLowerCase() ?? null,
        }
      : null,
    sessionDays: value.SESSION_DAYS,
    sessionMaxDays: value.SESSION_MAX_DAYS,
    drainSeconds: value.DRAIN_SECONDS,
    dailyTokenLimit: value.DAILY_TOKEN_LIMIT,
    studentDailyTokens:
      value.STUDENT_DAILY_TOKENS ??
      Math.max(value.REPLY_TOKENS, Math.floor(value.DAILY_TOKEN_LIMIT / STUDENTS_SHARE)),
    replyTokens: value.REPLY_TOKENS,
    rateLimits: value.RATE_LIMITS === 'on',
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
  };
};
