/** A model vendor's settings; null if not configured. */
export interface VendorSettings {
  /** Absent for a server at `baseUrl` that needs none. */
  apiKey?: string;
  baseUrl?: string;
  model: string;
}

/** The process's settings, parsed once at startup from the environment (app/config.ts). */
export interface Settings {
  port: number;
  host: string;
  publicUrl: string;
  databaseUrl: string | null;
  dataDir: string;
  /** The date that decides which terms are over, ISO; null: the clock's. For demonstrations, tests and screenshots. */
  today: string | null;
  university: string;
  openai: VendorSettings | null;
  anthropic: VendorSettings | null;
  smtpUrl: string | null;
  mailFrom: string;
  google: {
    clientId: string;
    issuer: string;
    jwksUrl: string;
    /** The only organisation whose accounts are accepted, in lower case; null: any account. */
    hostedDomain: string | null;
  } | null;
  sessionDays: number;
  /** A sign-in ends this many days after it was made, even if in use. */
  sessionMaxDays: number;
  /** Seconds that running replies may take after a stop request. */
  drainSeconds: number;
  /** Vendor tokens per day (UTC), for the deployment and for one student. */
  dailyTokenLimit: number;
  studentDailyTokens: number;
  /** Vendor tokens reserved for one reply before it starts. */
  replyTokens: number;
  rateLimits: boolean;
  /** Number of trusted proxies in front. */
  trustProxy: number;
  logLevel: string;
}
