import { type ChatMessage, SystemMessage } from '@khandai/contracts';
import type { RaceCourse } from '@khandai/marble-race';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import { siteMessage } from '../../platform/site-message.js';
import type { RacePickRepository } from './race-pick-repository.js';
import { courseOf } from './race-plan.js';
import { paymentsOf, type PostIn } from './race-points.js';
import type { RaceRepository, SecretRace } from './race-repository.js';

export interface RaceJobDeps {
  readonly races: Pick<RaceRepository, 'keepAhead' | 'next' | 'begin' | 'finish' | 'cancel'>;
  readonly picks: Pick<RacePickRepository, 'due' | 'settle'>;
  readonly postIn: PostIn;
  /** From one race to the next; null: no new ones. */
  readonly everyMs: number | null;
  readonly bus: Pick<Bus, 'publish'>;
  /** The bus channel of a room's messages. */
  readonly channelOf: (groupId: number) => string;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

const AGAIN_AFTER_MS = 5_000;
/** Without a race ahead. */
const IDLE_MS = 10 * 60_000;
/** Picks of one transaction. */
const SETTLED_AT_ONCE = 200;

/**
 * Runs the track. Everything of a race follows from its seed and its start, so a process that takes over goes on at the tick of
 * the moment; nothing is written between start and finish.
 */
export class RaceJob {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'marble-races', run: (signal) => this.run(signal) };

  constructor(private readonly deps: RaceJobDeps) {}

  async run(signal: AbortSignal): Promise<void> {
    const { clock, log } = this.deps;
    while (!signal.aborted) {
      const pauseMs = await this.step(signal).catch((err: unknown) => {
        log.error({ err }, 'the track of the marbles has failed and goes on later');
        return AGAIN_AFTER_MS;
      });
      if (pauseMs > 0) await clock.sleep(pauseMs, signal);
    }
  }

  /** Runs or decides the race that is due. @returns milliseconds until the next one is */
  async step(signal: AbortSignal): Promise<number> {
    const { races, everyMs, clock } = this.deps;
    await this.#settle(signal);
    if (everyMs !== null) await races.keepAhead(everyMs);
    const { now, race } = await races.next();
    if (!race) return IDLE_MS;
    const untilStart = race.startsAt.getTime() - now.getTime();
    if (untilStart > 0) return untilStart;
    const course = courseOf(race);
    // The clock of this process at the start: the database's clock locks the picks, so it also moves the marbles.
    await this.#raceOrDecide(race, { course, startedAt: clock.now() + untilStart }, signal);
    return 0;
  }

  async #raceOrDecide(
    race: SecretRace,
    { course, startedAt }: { readonly course: RaceCourse; readonly startedAt: number },
    signal: AbortSignal,
  ): Promise<void> {
    const { races, clock } = this.deps;
    const length = course.tickCount * course.tickMs;
    const endsAt = new Date(race.startsAt.getTime() + length);
    if (clock.now() - startedAt < length) {
      await races.begin(race.raceId);
      await this.#sendTicks(race, { course, startedAt }, signal);
      if (signal.aborted) return;
    } else if (!race.hasRun) {
      await races.cancel(race.raceId, endsAt);
      return;
    }
    await races.finish(race.raceId, course.order, endsAt);
    await this.#settle(signal);
  }

  /** Sends each tick at its moment, from the present one to the last. */
  async #sendTicks(
    race: SecretRace,
    { course, startedAt }: { readonly course: RaceCourse; readonly startedAt: number },
    signal: AbortSignal,
  ): Promise<void> {
    const { clock } = this.deps;
    let tick = Math.max(0, Math.floor((clock.now() - startedAt) / course.tickMs));
    const publish = this.#publisher(race);
    while (tick <= course.tickCount) {
      const waitMs = startedAt + tick * course.tickMs - clock.now();
      if (waitMs > 0) await clock.sleep(waitMs, signal);
      if (signal.aborted) return;
      publish(messageOf(race, course, tick, clock.now()));
      // After a pause of this process the ticks between are of the past.
      tick = Math.max(tick + 1, Math.min(course.tickCount, Math.floor((clock.now() - startedAt) / course.tickMs)));
    }
  }

  /** Does not wait for the bus: a tick that comes late is of no use. A race reports the first failure. */
  #publisher({ raceId, groupId }: SecretRace): (message: ChatMessage) => void {
    const { bus, channelOf, log } = this.deps;
    let isReported = false;
    return (message) => {
      bus.publish(channelOf(groupId), JSON.stringify(message)).catch((err: unknown) => {
        if (!isReported) log.error({ err, raceId }, 'ticks of a race were not sent');
        isReported = true;
      });
    };
  }

  /** Never rejects: picks that could not be settled are due again before the next race, which goes on without them. */
  async #settle(signal: AbortSignal): Promise<void> {
    const { picks, log } = this.deps;
    try {
      let due = await picks.due(0, SETTLED_AT_ONCE);
      while (due.length > 0 && !signal.aborted) {
        await this.#settleThose(due);
        due = await picks.due(due.at(-1) ?? 0, SETTLED_AT_ONCE);
      }
    } catch (err) {
      log.error({ err }, 'picks of races were not settled');
    }
  }

  /** Together; when that fails each by itself, so that one which cannot be paid holds up none of the others. */
  async #settleThose(pickIds: readonly number[]): Promise<void> {
    const { picks, postIn, clock, log } = this.deps;
    const settle = (ids: readonly number[]) =>
      picks.settle(ids, (tx, list) => postIn(tx, paymentsOf(list), new Date(clock.now())));
    const failure = await settle(pickIds).then(
      () => undefined,
      (err: unknown) => ({ err }),
    );
    if (!failure) return;
    const failed: number[] = [];
    let { err } = failure;
    for (const pickId of pickIds)
      await settle([pickId]).catch((reason: unknown) => {
        failed.push(pickId);
        err = reason;
      });
    if (failed.length > 0) log.error({ err, pickIds: failed }, 'picks of races were not settled');
  }
}

const messageOf = ({ raceId, groupId }: SecretRace, course: RaceCourse, tick: number, at: number): ChatMessage => ({
  ...siteMessage({
    ...{ groupId, uuid: `race-${raceId}-${tick}`, createdAt: new Date(at).toISOString() },
    ...{ systemMessage: SystemMessage.marbleMap, simulated: true },
  }),
  race: { raceId, tick, marbles: course.tickAt(tick) },
});
