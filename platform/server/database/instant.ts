import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time; a `Date` on our side. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
