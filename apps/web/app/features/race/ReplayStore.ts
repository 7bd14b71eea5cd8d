import type { Race } from '@khandai/contracts';
import { planRace, type RaceCourse } from '@khandai/marble-race';
import type { MarblePlace } from '@khandai/match-ui';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';

/** The list of the order follows the picture at this pace. */
const STEP_MS = 250;

/** A race that is over, drawn again from its seed. */
export class ReplayStore {
  race: Race | undefined = undefined;
  course: RaceCourse | undefined = undefined;
  /** In ms from the start: moves in steps. */
  at = 0;
  playing = false;
  private session = new AbortController();
  /** Where it was, and when it began to play from there. */
  private base = { at: 0, since: 0 };

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'session' | 'base'>(
      this,
      { race: observableRef, course: observableRef, clock: false, session: false, base: false },
      { autoBind: true },
    );
  }

  get length(): number {
    return this.course ? this.course.tickCount * this.course.tickMs : 0;
  }

  /** The marbles by the last tick, with their ranks. */
  get places(): readonly MarblePlace[] {
    const { course, at } = this;
    return course?.tickAt(Math.min(course.tickCount, Math.floor(at / course.tickMs))) ?? [];
  }

  /** Where the leader ends each lap but the last, as parts of the length. */
  get lapEnds(): number[] {
    const { course } = this;
    if (!course) return [];
    const ends: number[] = [];
    for (let n = 0; n <= course.tickCount && ends.length < course.laps - 1; n++)
      if (Math.max(...course.tickAt(n).map(({ progress }) => progress)) * course.laps >= ends.length + 1)
        ends.push(n / course.tickCount);
    return ends;
  }

  /** Plays a race from its start. One without a seed has no replay. */
  open(race: Race): void {
    const { seed, marbles } = race;
    if (seed === null) return;
    this.race = race;
    this.course = planRace(
      seed,
      marbles.map(({ id }) => id),
    );
    this.at = 0;
    void this.play();
  }

  close(): void {
    this.session.abort();
    this.race = undefined;
    this.course = undefined;
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  seek(at: number): void {
    this.at = Math.max(0, Math.min(at, this.length));
    this.base = { at: this.at, since: this.clock.now() };
  }

  /** Where to draw the marbles at this moment: between the tick before it and the one after it. */
  now(): readonly MarblePlace[] {
    const { course } = this;
    if (!course) return [];
    const part = Math.min(course.tickCount, this.exact() / course.tickMs);
    const from = Math.floor(part);
    const after = course.tickAt(Math.min(course.tickCount, from + 1));
    return course.tickAt(from).map((marble, index) => ({
      ...marble,
      progress: marble.progress + ((after[index]?.progress ?? marble.progress) - marble.progress) * (part - from),
    }));
  }

  private exact(): number {
    if (!this.playing) return this.at;
    return Math.min(this.length, this.base.at + this.clock.now() - this.base.since);
  }

  private async play(): Promise<void> {
    this.session.abort();
    this.session = new AbortController();
    const { signal } = this.session;
    this.seek(this.at >= this.length ? 0 : this.at);
    this.playing = true;
    while (!signal.aborted && this.at < this.length) {
      await this.clock.sleep(STEP_MS, signal);
      if (!signal.aborted) this.move();
    }
    if (!signal.aborted) this.pause();
  }

  private move(): void {
    this.at = this.exact();
  }

  private pause(): void {
    this.at = this.exact();
    this.playing = false;
    this.session.abort();
  }
}
