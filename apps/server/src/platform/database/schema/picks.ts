import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { pickMarkets, TipResult, TipSide, TipVoidCause } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';
import { StoredTip } from './tips.js';

/** What members staked points on. Its points are entries of the ledger. */
export const picks = pgTable(
  'picks',
  {
    pickId: bigserial('pick_id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    uuid: text('uuid').notNull(),
    /** Not a reference: a match that a feed withdraws leaves the pick. */
    fixtureId: text('fixture_id').notNull(),
    homeName: text('home_name').notNull(),
    awayName: text('away_name').notNull(),
    market: smallint('market').$type<(typeof pickMarkets)[number]>().notNull(),
    side: text('side').$type<TipSide>().notNull(),
    /** As odds rows have it: above 0 the home team gives goals. Null in the European market. */
    line: doublePrecision('line'),
    /** Decimal in the European market, else Hong Kong. */
    price: doublePrecision('price').notNull(),
    companyId: integer('company_id').notNull(),
    companyName: text('company_name').notNull(),
    stake: integer('stake').notNull(),
    placedAt: instant('placed_at').notNull(),
    /** The Vietnamese day on which it was made. */
    day: date('day').notNull(),
    /** The kick-off when it was made. */
    kickOff: instant('kick_off').notNull(),
    /** The present kick-off. */
    lockedAt: instant('locked_at').notNull(),
    state: smallint('state').$type<StoredTip>().notNull().default(StoredTip.open),
    result: smallint('result').$type<TipResult>(),
    half: boolean('half').notNull().default(false),
    /** In ten-thousandths of the stake. */
    units: integer('units'),
    /** The score that decided it. */
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    settledAt: instant('settled_at'),
    voidCause: text('void_cause').$type<TipVoidCause>(),
    /** Points that came back by now; null while it is not decided. */
    returned: integer('returned'),
    /** How often its result changed: each change has its own entry in the ledger. */
    settlements: smallint('settlements').notNull().default(0),
    simulated: boolean('simulated').notNull().default(false),
  },
  (table) => [
    uniqueIndex('picks_uuid').on(table.userId, table.uuid),
    index('picks_user').on(table.userId, table.pickId.desc()),
    index('picks_fixture').on(table.fixtureId),
    index('picks_open')
      .on(table.pickId)
      .where(sql`${table.state} IN (10, 20)`),
    index('picks_settled_at')
      .on(table.settledAt)
      .where(sql`${table.settledAt} IS NOT NULL`),
  ],
);
