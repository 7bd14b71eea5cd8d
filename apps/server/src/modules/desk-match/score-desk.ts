import { Code, type DeskFixture, type DeskScore, MatchState, matchState } from '@khandai/contracts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Database, Db } from '../../platform/database/database.js';
import { deskConflict } from '../../platform/desk-log/desk-conflict.js';
import type { DeskLog, DeskUndoer, LoggedAct } from '../../platform/desk-log/desk-log.js';
import { DomainError } from '../../platform/domain-error.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import { cleanText } from '../../platform/plain-text.js';
import { publish } from '../../platform/sockets/publish.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { fixtureChange, scoresFrame } from '../fixtures/frames.js';
import { lockOverrides } from '../fixtures/override-lock-query.js';
import type { FixtureListQuery } from './fixture-list-query.js';
import { type Override, OverrideRepository } from './override-repository.js';

export interface ScoreDeskDeps {
  readonly database: Pick<Database, 'db'>;
  readonly list: FixtureListQuery;
  readonly deskLog: Pick<DeskLog, 'record'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
}

export interface OverrideRequest extends DeskScore {
  readonly reason: string;
  readonly version: number;
}

/** A corrected score as the log has it; null while the feed decides. */
const Corrected = Type.Union([
  Type.Null(),
  Type.Object({
    homeScore: Type.Union([Type.Integer(), Type.Null()]),
    awayScore: Type.Union([Type.Integer(), Type.Null()]),
    status: Type.Integer(),
    reason: Type.String(),
  }),
]);
type Corrected = Static<typeof Corrected>;
const logged = Compile(Type.Object({ override: Corrected }));

interface Change {
  readonly fixtureId: string;
  readonly to: Corrected;
  readonly userId: number | null;
  readonly now: Date;
}

/** Scores that staff and moderators correct. The feed goes on, but what it says shows only once the score is released. */
export class ScoreDesk {
  readonly undoer: DeskUndoer = {
    actions: ['override', 'release'],
    undo: (tx, act) => this.#undo(tx, act),
  };

  constructor(private readonly deps: ScoreDeskDeps) {}

  page(query: Parameters<FixtureListQuery['page']>[0]): Promise<{ total: number; list: DeskFixture[] }> {
    return this.deps.list.page(query, new Date(this.deps.clock.now()));
  }

  async one(fixtureId: string): Promise<DeskFixture> {
    const found = await this.deps.list.one(fixtureId);
    if (!found) throw new FixtureNotFound();
    return found;
  }

  async override(actor: Identity, fixtureId: string, { version, ...request }: OverrideRequest): Promise<DeskFixture> {
    return this.#change(actor, fixtureId, version, { ...playedScore(request), reason: cleanText(request.reason) });
  }

  release(actor: Identity, fixtureId: string, version: number): Promise<DeskFixture> {
    return this.#change(actor, fixtureId, version, null);
  }

  async #change(actor: Identity, fixtureId: string, version: number, to: Corrected): Promise<DeskFixture> {
    const now = new Date(this.deps.clock.now());
    const { home, away } = await this.one(fixtureId);
    await this.deps.database.db.transaction(async (tx) => {
      await lockOverrides(tx);
      const current = await new OverrideRepository(tx).of(fixtureId);
      if ((current?.version ?? 0) !== version) throw deskConflict();
      const title = `${home} – ${away}`;
      await this.#set(tx, { fixtureId, to, userId: actor.userId, now });
      await this.deps.deskLog.record(tx, {
        ...{
          actorId: actor.userId,
          action: to ? 'override' : 'release',
          resource: 'fixture',
          recordId: fixtureId,
          title,
        },
        ...{ before: { override: correctedOf(current) }, after: { override: to } },
      });
    });
    await this.#announce(fixtureId);
    return this.one(fixtureId);
  }

  async #undo(tx: Db, { recordId, before, after }: LoggedAct): Promise<boolean | (() => Promise<void>)> {
    if (!logged.Check(before) || !logged.Check(after)) return false;
    await lockOverrides(tx);
    const current = await new OverrideRepository(tx).of(recordId);
    if (JSON.stringify(correctedOf(current)) !== JSON.stringify(correctedOf(after.override))) return false;
    const change = { fixtureId: recordId, to: before.override, userId: null, now: new Date(this.deps.clock.now()) };
    return (await this.#set(tx, change)) && (() => this.#announce(recordId));
  }

  /** Returns false when there is no such fixture. */
  async #set(tx: Db, { fixtureId, to, userId, now }: Change): Promise<boolean> {
    const overrides = new OverrideRepository(tx);
    const [fixture, current] = [await overrides.fixture(fixtureId), await overrides.of(fixtureId)];
    if (!fixture) return false;
    const feed = current ? feedOf(current) : feedIn(fixture);
    if (to) await overrides.put({ fixtureId, ...to, ...feed, userId, createdAt: now });
    else await overrides.drop(fixtureId);
    const back = { homeScore: feed.feedHomeScore, awayScore: feed.feedAwayScore, status: feed.feedStatus };
    await overrides.show(fixtureId, to ?? back, now);
    return true;
  }

  /** Never rejects: the score is stored, and pages read it with their next request. */
  async #announce(fixtureId: string): Promise<void> {
    try {
      const fixture = await new OverrideRepository(this.deps.database.db).fixture(fixtureId);
      if (fixture)
        await publish(this.deps.bus, { topic: 'scores' }, scoresFrame([fixtureChange(fixture, fixture.updatedAt)]));
    } catch (error) {
      this.deps.log.error({ err: error, fixtureId }, 'publishing a corrected score failed');
    }
  }
}

/** Before kick-off a match has no score. */
function playedScore({ homeScore, awayScore, status, reason }: Omit<OverrideRequest, 'version'>) {
  if (matchState(status) !== MatchState.coming) return { homeScore, awayScore, status, reason };
  if ((homeScore ?? 0) + (awayScore ?? 0) > 0) throw new DomainError(Code.badRequest, 400, 'scoreBeforeKickOff');
  return { homeScore: null, awayScore: null, status, reason };
}

function correctedOf(override: Corrected | Override | undefined): Corrected {
  if (!override) return null;
  const { homeScore, awayScore, status, reason } = override;
  return { homeScore, awayScore, status, reason };
}

const feedOf = ({ feedHomeScore, feedAwayScore, feedStatus, feedAt }: Override) => ({
  feedHomeScore,
  feedAwayScore,
  feedStatus,
  feedAt,
});

const feedIn = (fixture: DeskScore & { readonly updatedAt: Date }) => ({
  feedHomeScore: fixture.homeScore,
  feedAwayScore: fixture.awayScore,
  feedStatus: fixture.status,
  feedAt: fixture.updatedAt,
});
