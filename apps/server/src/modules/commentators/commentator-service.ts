import type { CommentatorInfo, CommentatorTotal, Fixture } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { isModerator } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import { spanOf } from '../../platform/span.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { CommentatorNotFound } from './studio-faults.js';
import type { TotalsRepository } from './totals-repository.js';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const PAGE = 20;

export interface CommentatorDeps {
  readonly totals: TotalsRepository;
  readonly live: { hostedBy(userId: number): Promise<Fixture[]> };
  readonly counts: OnlineCounts;
  readonly clock: Clock;
}

export interface TotalsRequest {
  readonly startTime?: string;
  readonly endTime?: string;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

/** Profiles and totals of commentators. */
export class CommentatorService {
  constructor(private readonly deps: CommentatorDeps) {}

  /** Throws CommentatorNotFound. */
  async info(userId: number): Promise<CommentatorInfo> {
    const { totals, live, counts } = this.deps;
    const row = await totals.commentator(userId);
    if (!row) throw new CommentatorNotFound();
    const fixtures = await live.hostedBy(userId);
    const onAir = fixtures.some(({ commentators }) => commentators.some((one) => one.userId === userId && one.live));
    return { ...row, live: onAir, viewers: counts.online(row.groupId), fixtures };
  }

  /** The caller's own totals, or everyone's if the caller moderates the site. Throws BadWindow. */
  async list(caller: Identity, requested: TotalsRequest): Promise<{ total: number; list: CommentatorTotal[] }> {
    const { pageNum = 1, pageSize = PAGE } = requested;
    const to = requested.endTime === undefined ? this.deps.clock.now() : Date.parse(requested.endTime);
    const from = requested.startTime === undefined ? to - WEEK_MS : Date.parse(requested.startTime);
    const span = spanOf(new Date(from), new Date(to));
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { total, rows } = await this.deps.totals.commentators(isModerator(caller) ? undefined : caller.userId, page);
    const hosted = await this.deps.totals.fixtures(
      rows.map(({ userId }) => userId),
      span,
    );
    const counts = await this.deps.totals.chatCounts(
      rows.map(({ groupId }) => groupId),
      span,
    );
    const list = rows.map(({ roomName: _, ...row }) => ({
      ...row,
      ...(hosted.get(row.userId) ?? { fixtures: 0, ended: 0 }),
      ...(counts.get(row.groupId) ?? { messages: 0, writers: 0 }),
    }));
    return { total, list };
  }
}
