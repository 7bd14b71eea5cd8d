import { RaceTicks } from '@khandai/chat-socket';
import type { ChatMessage, Race, RaceTick } from '@khandai/contracts';
import type { RaceMoment } from '@khandai/marble-race';
import type { MarblePlace } from '@khandai/match-ui';
import { type Clock, Emitter } from '@khandai/runtime';
import { makeAutoObservable, observableRef, observableShallow } from 'mobx';

/** Tick n comes so many times n after the start. */
const TICK_MS = 500;

/** Ranks are compared with those of so many ticks before. */
const MOVE_TICKS = 10;

/** The ticks of the room's race, for the screen. */
export class LiveRace {
  tick: RaceTick | undefined = undefined;
  silent = false;
  /** Races whose marbles the reader saw run. */
  readonly watched = new Set<number>();
  private ticks: RaceTicks | undefined = undefined;
  private readonly past: RaceTick[] = [];
  private readonly announced = new Emitter<ChatMessage>();

  /** @param isOnScreen whether the reader has the live track before them: not another tab, and not a replay */
  constructor(
    private readonly clock: Clock,
    private readonly isOnScreen: () => boolean,
  ) {
    makeAutoObservable<this, 'announced' | 'clock' | 'isOnScreen' | 'ticks' | 'past'>(
      this,
      {
        ...{ tick: observableRef, watched: observableShallow, ticks: false, past: false },
        ...{ announced: false, clock: false, isOnScreen: false },
      },
      { autoBind: true },
    );
  }

  /** Listens until `signal` aborts. */
  open(signal: AbortSignal): void {
    const ticks = new RaceTicks({ room: { announced: this.announced }, clock: this.clock });
    this.ticks = ticks;
    const stop = ticks.changed.on(() => {
      this.take(ticks);
    });
    signal.addEventListener('abort', () => {
      stop();
      ticks.close();
    });
  }

  /** Takes a system message of the room. */
  hear(message: ChatMessage): void {
    this.announced.emit(message);
  }

  /** Where to draw the marbles at this moment: one tick behind. */
  now(): readonly MarblePlace[] {
    return this.ticks?.marbles ?? [];
  }

  /** The ticks of the same race so far, each with its time from the start. */
  moments(): RaceMoment[] {
    return this.past.map(({ tick, marbles }) => ({ atMs: tick * TICK_MS, marbles }));
  }

  /** The ranks of five seconds ago in the same race. */
  ranksBefore(): ReadonlyMap<number, number> {
    const marbles = (this.past.at(-1 - MOVE_TICKS) ?? this.past[0])?.marbles ?? [];
    return new Map(marbles.map(({ id, rank }) => [id, rank]));
  }

  private take({ latest, silent }: RaceTicks): void {
    this.silent = silent;
    if (!latest || latest === this.tick) return;
    if (latest.raceId !== this.tick?.raceId) this.past.length = 0;
    this.past.push(latest);
    if (this.isOnScreen()) this.watched.add(latest.raceId);
    this.tick = latest;
  }
}

/** All marbles are at the finish. */
export const isOver = ({ marbles }: Pick<RaceTick, 'marbles'>): boolean =>
  marbles.length > 0 && marbles.every(({ progress }) => progress === 1);

/** What a tick says of its race that the board does not; a race that is over by the board may have lost its last ticks. */
export function unseenTurn(tick: RaceTick, onBoard: Pick<Race, 'state'> | undefined): 'start' | 'end' | undefined {
  if (isOver(tick)) return onBoard?.state === 'racing' ? 'end' : undefined;
  return onBoard === undefined || onBoard.state === 'waiting' ? 'start' : undefined;
}
