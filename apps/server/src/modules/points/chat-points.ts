import { addDays, dayAt, startOfDay, VIETNAM } from '@khandai/calendar';
import { EXP_RULES } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { ChatDay, ChatDayQuery } from './chat-day-query.js';
import type { PointsRepository, Posting } from './points-repository.js';

export interface ChatPointsDeps {
  readonly days: Pick<ChatDayQuery, 'since' | 'newest'>;
  readonly ledger: Pick<PointsRepository, 'post'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

const EVERY_MS = 60_000;
const { lines: LINES, exp: EXP, perDay: PER_DAY } = EXP_RULES.chat;
const STEPS = PER_DAY / EXP;
/** Postings of one transaction: it locks their accounts, and a statement takes 65,535 parameters, seven of each. */
const POSTED_AT_ONCE = 500;

/**
 * Experience for lines in the rooms, up to a number a day of Vietnam. Lines are counted once a minute from the rows that the
 * chat stores anyway. Each step of a day has its own key in the ledger, so two processes, or a restart, pay it once.
 */
export class ChatPoints {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'chat-points', run: (signal) => this.run(signal) };

  /** Ids of the newest lines at the last two looks: a line may be committed after one with a higher id. */
  #marks: readonly [number, number] = [0, 0];
  /** Steps that are in the ledger, by `keyOf`. */
  readonly #paid = new Map<string, number>();

  constructor(private readonly deps: ChatPointsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock, log } = this.deps;
    while (!signal.aborted) {
      try {
        await this.look();
      } catch (err) {
        log.error({ err }, 'lines were not counted');
      }
      await clock.sleep(EVERY_MS, signal);
    }
  }

  /** Pays members who wrote since the look before the last one; at the first look, those who wrote yesterday or today. */
  async look(): Promise<void> {
    const { days, ledger, clock } = this.deps;
    const now = clock.now();
    const yesterday = addDays(dayAt(now, VIETNAM), -1);
    const newest = await days.newest();
    const written = await days.since(this.#marks[0], new Date(startOfDay(yesterday, VIETNAM)), LINES * STEPS);
    const due = written.flatMap((one) => this.#due(one));
    // A look that stops between two parts posts all of them again: what is in the ledger has its key.
    for (let at = 0; at < due.length; at += POSTED_AT_ONCE)
      await ledger.post(due.slice(at, at + POSTED_AT_ONCE), new Date(now));
    for (const one of written) this.#paid.set(keyOf(one), stepsOf(one));
    for (const key of this.#paid.keys()) if (key < yesterday) this.#paid.delete(key);
    this.#marks = [this.#marks[1], newest];
  }

  #due(one: ChatDay): Posting[] {
    const paid = this.#paid.get(keyOf(one)) ?? 0;
    const { userId, day } = one;
    return Array.from({ length: Math.max(0, stepsOf(one) - paid) }, (_, at) => ({
      ...({ userId, unit: 'exp', amount: EXP, cause: 'chatting', reference: `${LINES} lines` } as const),
      key: `chatting:${userId}:${day}:${paid + at + 1}`,
    }));
  }
}

const keyOf = ({ day, userId }: ChatDay): string => `${day} ${userId}`;
const stepsOf = ({ lines }: ChatDay): number => Math.min(STEPS, Math.floor(lines / LINES));
