import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp column with time zone, read as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
