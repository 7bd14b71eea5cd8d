import { startOfDay, dayAt, VIETNAM } from '@khandai/calendar';
import type { DeskOverview, QueueItem } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import type { HealthBoard } from './health-board.js';
import type { OverviewRepository } from './overview-repository.js';

const MINUTE_MS = 60_000;

export interface OverviewDeps {
  readonly repository: OverviewRepository;
  readonly board: Pick<HealthBoard, 'list'>;
  /** Users in rooms that are not empty. */
  readonly counts: { all(): readonly { readonly online: number }[] };
  /** What waits for this moderator, the oldest first. */
  readonly queue: (actor: Identity) => Promise<{ readonly total: number; readonly list: readonly QueueItem[] }>;
  readonly clock: Pick<Clock, 'now'>;
}

/** The figures that the desk opens with. */
export class OverviewService {
  constructor(private readonly deps: OverviewDeps) {}

  async overview(actor: Identity): Promise<DeskOverview> {
    const { repository, board, counts, queue, clock } = this.deps;
    const now = clock.now();
    const rooms = counts.all();
    const [waiting, parts, figures] = await Promise.all([
      queue(actor),
      board.list(),
      repository.figures({
        now: new Date(now),
        minuteAgo: new Date(now - MINUTE_MS),
        today: new Date(startOfDay(dayAt(now, VIETNAM), VIETNAM)),
      }),
    ]);
    return {
      ...figures,
      inRooms: rooms.reduce((sum, { online }) => sum + online, 0),
      rooms: rooms.length,
      waiting: waiting.total,
      oldestWaiting: waiting.list[0]?.createdAt ?? null,
      alarms: parts.filter(({ state }) => state === 'late' || state === 'failed').length,
      at: new Date(now).toISOString(),
    };
  }
}
