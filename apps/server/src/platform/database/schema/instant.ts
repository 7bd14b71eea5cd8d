import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time with time zone; the database stores it in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
