/** A model vendor's settings; null where the vendor is not configured. */
export interface VendorSettings {
  /** Absent when a server that needs none is named by `baseUrl`. */
  apiKey?: string;
  baseUrl?: string;
  model: string;
}

/** The settings of the process, parsed once at boot from the environment (app/config.ts). */
export interface Settings {
  port: number;
  host: string;
  publicUrl: string;
  databaseUrl: string | null;
  dataDir: string;
  university: string;
  openai: VendorSettings | null;
  anthropic: VendorSettings | null;
  smtpUrl: string | null;
  mailFrom: string;
  google: {
    clientId: string;
    issuer: string;
    jwksUrl: string;
    /** The only organisation whose accounts are let in, lower case; null: any account. */
    hostedDomain: string | null;
  } | null;
  sessionDays: number;
  /** A sign-in ends so many days after it was made, however much it is used. */
  sessionMaxDays: number;
  /** How long running replies may go on once the server is asked to stop, in seconds. */
  drainSeconds: number;
  /** Vendor tokens a day (UTC) for the whole deployment, and for one student. */
  dailyTokenLimit: number;
  studentDailyTokens: number;
  /** Vendor tokens that one reply may use, counted before it starts. */
  replyTokens: number;
  rateLimits: boolean;
  /** Number of proxies in front whose address headers are believed. */
  trustProxy: number;
  logLevel: string;
}
