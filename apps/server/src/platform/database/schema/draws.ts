import { isNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';

/** Lucky draws, as the desk keeps them. */
export const draws = pgTable(
  'draws',
  {
    drawId: serial('draw_id').primaryKey(),
    title: text('title').notNull(),
    prize: text('prize').notNull(),
    /** For each winner; 0 for another prize. */
    prizePoints: integer('prize_points').notNull().default(0),
    winners: integer('winners').notNull(),
    /** Points. */
    entryCost: integer('entry_cost').notNull().default(0),
    text: text('description').notNull().default(''),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** How many there are; the number of the last one. */
    entries: integer('entries').notNull().default(0),
    /** With it the list of entries is closed. */
    listHash: text('list_hash'),
    drawnAt: instant('drawn_at'),
    simulated: boolean('simulated').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('draws_due').on(table.closesAt).where(isNull(table.drawnAt))],
);

/** Draws whose winners are to be notified. */
export const drawNotices = pgTable(
  'draw_notices',
  {
    drawId: integer('draw_id')
      .primaryKey()
      .references(() => draws.drawId, { onDelete: 'cascade' }),
    notedAt: instant('noted_at').notNull(),
    /** Since it was noted. */
    failures: smallint('failures').notNull().default(0),
    /** Not before this time; a process that takes it moves it on. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('draw_notices_due').on(table.dueAt)],
);

/** Seeds of draws, which nothing reads before the draw but its hash. */
export const drawSeeds = pgTable('draw_seeds', {
  drawId: integer('draw_id').primaryKey(),
  /** 32 bytes in hexadecimal. */
  seed: text('seed').notNull(),
  seedHash: text('seed_hash').notNull(),
});

/** Entries of members; those of deleted members stay without them. */
export const drawEntries = pgTable(
  'draw_entries',
  {
    /** Opaque; 32 hexadecimal digits. */
    entryId: text('entry_id').primaryKey(),
    drawId: integer('draw_id')
      .notNull()
      .references(() => draws.drawId),
    userId: integer('user_id').references(() => users.userId, { onDelete: 'set null' }),
    number: integer('number').notNull(),
    enteredAt: instant('entered_at').notNull(),
    /** Of winners: 1 for the first. */
    rank: integer('rank'),
  },
  (table) => [
    uniqueIndex('draw_entries_once').on(table.drawId, table.userId),
    uniqueIndex('draw_entries_number').on(table.drawId, table.number),
    uniqueIndex('draw_entries_rank').on(table.drawId, table.rank),
    index('draw_entries_member').on(table.userId),
  ],
);
