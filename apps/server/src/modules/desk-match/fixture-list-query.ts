import type { DeskFixture } from '@khandai/contracts';
import { and, desc, eq, gte, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { fixtureOverrides, fixtures, teams, users } from '../../platform/database/schema.js';
import { searchKey } from '../../platform/plain-text.js';
import { countFixtures, type FixtureRow, selectFixtures } from '../fixtures/fixture-query.js';
import { liveStatuses } from '../fixtures/match-state.js';
import { teamsOf } from '../fixtures/fixture-wire.js';

const HOUR_MS = 3_600_000;
/** Without a search, the list has the matches that may need a correction now. */
const BEFORE_MS = 36 * HOUR_MS;
const AFTER_MS = 12 * HOUR_MS;
/** A search also has matches of the coming week, which may be postponed. */
const SEARCH_AFTER_MS = 168 * HOUR_MS;

export interface FixtureListRequest {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly q?: string | undefined;
  readonly overridden?: boolean | undefined;
}

/** Live matches first, then those that begin, or began, the least time from now. */
const nearest = (now: Date): SQL[] => [
  desc(inArray(fixtures.status, [...liveStatuses])),
  sql`abs(extract(epoch FROM ${fixtures.kickOff} - ${now.toISOString()}::timestamptz))`,
  desc(fixtures.fixtureId),
];

const TEAM_KEY = sql`lower(translate(regexp_replace(normalize(' ' || ${teams.name} || ' ' || ${teams.shortName}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'))`;

/** Matches as the desk sees them: what the site shows, and what the feed says. */
export class FixtureListQuery {
  constructor(private readonly database: Database) {}

  async page(
    { pageNum, pageSize, q = '', overridden = false }: FixtureListRequest,
    now: Date,
  ): Promise<{ total: number; list: DeskFixture[] }> {
    const where = overridden ? inArray(fixtures.fixtureId, this.#overridden()) : this.#near(searchKey(q), now);
    const total = await countFixtures(this.database, where);
    const order = overridden ? [desc(fixtures.kickOff), desc(fixtures.fixtureId)] : nearest(now);
    const rows = await selectFixtures(this.database, where, {
      ...{ order, limit: pageSize, offset: (pageNum - 1) * pageSize },
    });
    return { total, list: await this.#withOverrides(rows) };
  }

  async one(fixtureId: string): Promise<DeskFixture | undefined> {
    const rows = await selectFixtures(this.database, eq(fixtures.fixtureId, fixtureId));
    const [found] = await this.#withOverrides(rows);
    return found;
  }

  #near(word: string, now: Date): SQL | undefined {
    const until = (ms: number) => new Date(now.getTime() + ms);
    if (word === '') return and(gte(fixtures.kickOff, until(-BEFORE_MS)), lte(fixtures.kickOff, until(AFTER_MS)));
    const found = this.database.db
      .select({ teamId: teams.teamId })
      .from(teams)
      .where(like(TEAM_KEY, `% ${word.replace(/[\\%_]/g, '\\$&')}%`));
    return and(
      lte(fixtures.kickOff, until(SEARCH_AFTER_MS)),
      or(inArray(fixtures.homeId, found), inArray(fixtures.awayId, found)),
    );
  }

  #overridden() {
    return this.database.db.select({ fixtureId: fixtureOverrides.fixtureId }).from(fixtureOverrides);
  }

  async #withOverrides(rows: readonly FixtureRow[]): Promise<DeskFixture[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ fixture }) => fixture.fixtureId);
    const found = await this.database.db
      .select({ override: fixtureOverrides, by: users.displayName })
      .from(fixtureOverrides)
      .leftJoin(users, eq(users.userId, fixtureOverrides.userId))
      .where(inArray(fixtureOverrides.fixtureId, ids));
    const overrides = new Map(found.map((one) => [one.override.fixtureId, one]));
    return rows.map((row) => toDeskFixture(row, overrides.get(row.fixture.fixtureId)));
  }
}

interface Held {
  readonly override: typeof fixtureOverrides.$inferSelect;
  readonly by: string | null;
}

function toDeskFixture(row: FixtureRow, held: Held | undefined): DeskFixture {
  const { fixture, league } = row;
  const { home, away } = teamsOf(row);
  return {
    ...{ id: fixture.fixtureId, home: home.name, away: away.name, league: league.name, round: fixture.round },
    ...{ link: fixture.link, kickOff: fixture.kickOff.toISOString(), simulated: fixture.origin === 'demo' },
    shown: { homeScore: fixture.homeScore, awayScore: fixture.awayScore, status: fixture.status },
    override: held ? overrideOf(held) : null,
    version: held?.override.version ?? 0,
  };
}

function overrideOf({ override, by }: Held): NonNullable<DeskFixture['override']> {
  const { feedHomeScore, feedAwayScore, feedStatus, feedAt, homeScore, awayScore, status, reason } = override;
  return {
    feed: { homeScore: feedHomeScore, awayScore: feedAwayScore, status: feedStatus },
    feedAt: feedAt.toISOString(),
    agrees: feedHomeScore === homeScore && feedAwayScore === awayScore && feedStatus === status,
    reason,
    by: by ?? '',
    since: override.createdAt.toISOString(),
  };
}
