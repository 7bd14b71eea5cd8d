import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone: the database keeps it in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
