import {
  type Broadcast,
  BroadcastStatus,
  MatchState,
  matchState,
  type ScheduleUpdate,
  StudioLimit,
} from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import { isAllowedPicture } from '../../platform/safe-address.js';
import { cleanMessage } from '../../platform/plain-text.js';
import { toBroadcast } from '../fixtures/broadcast.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import type { RoomUpdates } from './room-updates.js';
import {
  BroadcastPictureRefused,
  BroadcastTimeRefused,
  FixtureOver,
  NoRoom,
  NotHosted,
  TooManyHosted,
} from './studio-faults.js';
import type { BroadcastText, StudioRepository } from './studio-repository.js';
import { targetUserId } from './target-user.js';

/**
 * Max time between the start of a broadcast and its kick-off, before or after: it covers the day of the match in every
 * time zone.
 */
const NEAR_KICK_OFF_MS = 24 * 60 * 60_000;
/** RFC 3339: an instant; a time without a zone is refused. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i;

export interface BroadcastDeps {
  readonly studio: StudioRepository;
  readonly news: Pick<RoomUpdates, 'publish'>;
  /** Pictures that members uploaded. */
  readonly uploads: { isOwn(userId: number, address: string): Promise<boolean> };
  /** Other hosts whose pictures are allowed. */
  readonly imageHosts: readonly string[];
}

/** A commentator's own entries on their broadcasts: which fixtures they host, when, and under what title. */
export class BroadcastService {
  constructor(private readonly deps: BroadcastDeps) {}

  /** Returns null once the broadcast is given up. Throws the errors that contracts lists. */
  async update(caller: Identity, update: ScheduleUpdate): Promise<Broadcast | null> {
    const { studio, news } = this.deps;
    const userId = targetUserId(caller, update.userId);
    const fixture = await studio.fixture(update.id);
    if (!fixture) throw new FixtureNotFound();
    if (update.status === BroadcastStatus.none) return this.#withdraw(update.id, userId);
    const hosted = await studio.hosted(update.id, userId);
    if (!hosted) await this.#assertMayTake(caller, userId, fixture);
    const fields = await this.#textFields(userId, update, fixture.kickOff);
    const { row, left } = await studio.saveBroadcast(update.id, userId, fields);
    await news.publish(update.id, ...left);
    return toBroadcast(row);
  }

  async #withdraw(fixtureId: string, userId: number): Promise<null> {
    if (!(await this.deps.studio.removeHost(fixtureId, userId))) throw new NotHosted();
    await this.deps.news.publish(fixtureId);
    return null;
  }

  async #assertMayTake(caller: Identity, userId: number, { status }: { status: number }): Promise<void> {
    // Nobody can make another user host a fixture.
    if (userId !== caller.userId) throw new NotHosted();
    if (matchState(status) === MatchState.ended) throw new FixtureOver();
    if (!(await this.deps.studio.hasRoom(userId))) throw new NoRoom();
    if ((await this.deps.studio.openFixtures(userId)) >= StudioLimit.fixtures) throw new TooManyHosted();
  }

  async #textFields(userId: number, update: ScheduleUpdate, kickOff: Date): Promise<BroadcastText> {
    const { matchTitle, matchDescription, matchImage, matchTimeStr, status } = update;
    return {
      ...(matchTitle !== undefined && { title: cleanMessage(matchTitle) }),
      ...(matchDescription !== undefined && { description: cleanMessage(matchDescription) }),
      ...(matchImage !== undefined && { image: await this.#picture(userId, matchImage.trim()) }),
      ...(matchTimeStr !== undefined && { startsAt: startOf(matchTimeStr.trim(), kickOff) }),
      ...(status !== undefined && { live: status === BroadcastStatus.live, ended: status === BroadcastStatus.ended }),
    };
  }

  async #picture(userId: number, address: string): Promise<string | null> {
    if (address === '') return null;
    const { uploads, imageHosts } = this.deps;
    if (!isAllowedPicture(address, imageHosts) && !(await uploads.isOwn(userId, address)))
      throw new BroadcastPictureRefused();
    return address;
  }
}

function startOf(text: string, kickOff: Date): Date | null {
  if (text === '') return null;
  const at = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (!(Math.abs(at - kickOff.getTime()) <= NEAR_KICK_OFF_MS)) throw new BroadcastTimeRefused();
  return new Date(at);
}
