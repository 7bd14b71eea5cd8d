import { isNull } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { chatRooms } from './chat.js';
import { instant } from './instant.js';
import { users } from './members.js';

/** A marble of a race, as it was when the race was made. */
export interface StoredMarble {
  readonly id: number;
  readonly name: string;
  readonly color: string;
}

export const raceTracks = pgTable('race_tracks', {
  trackId: smallint('track_id').primaryKey(),
  name: text('name').notNull(),
  /** Its chat room, made with its first race. */
  groupId: integer('group_id').references(() => chatRooms.groupId),
});

/** Marble races that the server runs. What decides them is in `raceSeeds`. */
export const races = pgTable(
  'races',
  {
    raceId: serial('race_id').primaryKey(),
    trackId: smallint('track_id')
      .notNull()
      .references(() => raceTracks.trackId),
    picksOpenAt: instant('picks_open_at').notNull(),
    startsAt: instant('starts_at').notNull(),
    laps: smallint('laps').notNull(),
    marbles: jsonb('marbles').$type<readonly StoredMarble[]>().notNull(),
    multiple: smallint('multiple').notNull(),
    /** When a process first ran it; null before, and when none did. */
    ranAt: instant('ran_at'),
    decidedAt: instant('decided_at'),
    /** A race that was decided without it is void. */
    finishOrder: jsonb('finish_order').$type<readonly number[]>(),
  },
  (table) => [
    uniqueIndex('races_start').on(table.trackId, table.startsAt),
    index('races_undecided').on(table.startsAt).where(isNull(table.decidedAt)),
  ],
);

/** Apart, so that no query for readers has the seed of a race that is to come by mistake. */
export const raceSeeds = pgTable('race_seeds', {
  raceId: integer('race_id')
    .primaryKey()
    .references(() => races.raceId, { onDelete: 'cascade' }),
  seed: text('seed').notNull(),
  seedHash: text('seed_hash').notNull(),
});

/** Stakes of members on the winner. Their points are entries of the ledger. */
export const racePicks = pgTable(
  'race_picks',
  {
    pickId: bigserial('pick_id', { mode: 'number' }).primaryKey(),
    raceId: integer('race_id')
      .notNull()
      .references(() => races.raceId),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    uuid: text('uuid').notNull(),
    marbleId: smallint('marble_id').notNull(),
    stake: integer('stake').notNull(),
    placedAt: instant('placed_at').notNull(),
    settledAt: instant('settled_at'),
    /** Points that came back; null while it is open. */
    returned: integer('returned'),
  },
  (table) => [
    uniqueIndex('race_picks_uuid').on(table.userId, table.uuid),
    index('race_picks_user').on(table.userId, table.pickId.desc()),
    index('race_picks_race').on(table.raceId, table.marbleId),
    index('race_picks_open').on(table.pickId).where(isNull(table.settledAt)),
  ],
);
