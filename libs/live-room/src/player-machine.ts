import type { LiveLink } from '@khandai/contracts';
import { BackOff, type Clock, Emitter } from '@khandai/runtime';
import {
  type LossReason,
  type MediaEngine,
  type MediaEvent,
  MediaFailure,
  type QualityChoice,
} from './media-engine.js';
import type { LinkLost, PlayerState, PlayerSnapshot, Timing, Woke } from './player-state.js';
import { watchForSleep } from './sleep-watch.js';
import { initialModel, type PlayerEvent, type PlayerModel, transition } from './transitions.js';

export interface PlayerDeps {
  readonly engine: MediaEngine;
  readonly clock: Clock;
  /** Source of randomness in [0, 1) for the pauses between retries. */
  readonly random?: () => number;
}

const STALL_MS = 8_000;
const LOAD_MS = 15_000;
const STEADY_MS = 10_000;
/** Timers are late after the computer sleeps, so a countdown checks the clock this often. */
const COUNTDOWN_STEP_MS = 60_000;
const NO_PICTURE = {
  levels: [],
  level: 'auto',
  playingLevel: null,
  soundAlone: false,
  latency: null,
  behindLive: false,
  canRewind: false,
} as const;

/** Controls the player: `transitions.ts` has the rules, and this class executes them. */
export class PlayerMachine {
  /** Emits the new snapshot after every change. */
  readonly changed = new Emitter<PlayerSnapshot>();
  /** The machine gave up a link; the event names the next one. */
  readonly linkLost = new Emitter<LinkLost>();
  /** The computer slept during playback; the machine reloads the link and plays it live. */
  readonly woke = new Emitter<Woke>();
  readonly #deps: PlayerDeps;
  readonly #backOff: BackOff;
  #model: PlayerModel = initialModel();
  #snapshot: PlayerSnapshot = { state: this.#model.state, links: [], muted: false, soundBlocked: false, ...NO_PICTURE };
  /** Aborts when the loaded link is released. */
  #source = new AbortController();
  /** Aborts the timer of the current status. */
  #timer = new AbortController();
  #unsubscribe: (() => void) | undefined;

  constructor(deps: PlayerDeps) {
    this.#deps = deps;
    this.#backOff = new BackOff({ first: 1_000, max: 8_000, ...(deps.random && { random: deps.random }) });
  }

  get snapshot(): PlayerSnapshot {
    return this.#snapshot;
  }

  /** Replaces the links and starts from the beginning: with a countdown, the first link, or `ended`. */
  open(links: readonly LiveLink[], timing: Timing): void {
    this.#unsubscribe ??= this.#deps.engine.happened.on((event) => this.#onMediaEvent(event));
    this.#dispatch({ type: 'opened', links: [...links], timing, now: this.#deps.clock.now() });
  }

  /** Updates the match's kick-off or phase. Does not interrupt playback. */
  update(timing: Timing): void {
    const { phase, kickOff } = this.#model.timing;
    if (timing.phase === phase && timing.kickOff === kickOff) return;
    this.#dispatch({ type: 'timed', timing, now: this.#deps.clock.now() });
  }

  /** Releases the link and stops every timer. `open` starts again. */
  close(): void {
    this.#dispatch({ type: 'closed' });
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  play(): void {
    const { state } = this.#model;
    if (state.status !== 'paused') return;
    if (state.released) this.#dispatch({ type: 'playAsked' });
    else void this.#play(this.#source.signal);
  }

  pause(): void {
    this.#dispatch({ type: 'paused' });
  }

  /** Tries all links again after they all failed; during a countdown, tries them now. */
  retry(): void {
    this.#dispatch({ type: 'retryAsked' });
  }

  /** Plays the link the viewer chose. If it fails, the machine tries the other links. */
  chooseLink(linkId: number): void {
    this.#dispatch({ type: 'linkChosen', linkId });
  }

  chooseLevel(level: QualityChoice): void {
    this.#deps.engine.chooseLevel(level);
  }

  setMuted(muted: boolean): void {
    this.#deps.engine.setMuted(muted);
    this.#show({ muted, soundBlocked: false });
  }

  /** 0 to 1. */
  setVolume(volume: number): void {
    this.#deps.engine.setVolume(volume);
  }

  /** Jumps to the live edge, and resumes playback if paused. */
  backToLive(): void {
    this.#deps.engine.backToLive();
    this.play();
  }

  /** Seeks by this many seconds, backwards if negative, and continues playback from there. */
  skip(seconds: number): void {
    this.#deps.engine.skip(seconds);
  }

  #onMediaEvent(event: MediaEvent): void {
    switch (event.type) {
      case 'playing':
        return this.#dispatch({ type: 'played' });
      case 'paused':
        return this.#onPause();
      case 'starved':
        return this.#dispatch({ type: 'starved' });
      case 'sourceEnded':
        return this.#lose('sourceEnded');
      case 'lost':
        return this.#lose(event.failure.reason);
      case 'levelsChanged':
        return this.#show({
          levels: event.levels,
          level: event.chosen,
          playingLevel: event.playing,
          soundAlone: event.soundAlone,
        });
      case 'latencyChanged':
        return this.#show({ latency: event.latency, behindLive: event.behindLive, canRewind: event.canRewind });
    }
  }

  // While a link loads or waits for a retry, this class paused the element, not the viewer.
  #onPause(): void {
    const { status } = this.#model.state;
    if (status === 'playing' || status === 'stalled') this.#dispatch({ type: 'paused' });
  }

  #lose(reason: LossReason): void {
    this.#dispatch({ type: 'lost', reason, now: this.#deps.clock.now() });
  }

  #dispatch(event: PlayerEvent): void {
    const before = this.#model;
    this.#model = transition(before, event);
    if (this.#model.state === before.state) return;
    this.#enter(this.#model.state);
    this.#reportLoss(before.state, this.#model.state);
    this.#show({ state: this.#model.state, links: this.#model.links });
  }

  /** Starts the work of a status, and stops the timer of the previous one. */
  #enter(state: PlayerState): void {
    this.#timer.abort();
    this.#timer = new AbortController();
    switch (state.status) {
      case 'loading':
      case 'switching':
        this.#load(state.link);
        return this.#after(LOAD_MS, () => this.#lose('timeout'));
      case 'playing':
        this.#watchForSleep();
        return this.#after(STEADY_MS, () => this.#dispatch({ type: 'steadied' }));
      case 'stalled':
        this.#watchForSleep();
        return this.#after(STALL_MS, () => this.#lose('stall'));
      case 'paused':
        if (state.released) this.#release();
        else this.#deps.engine.pause();
        return;
      case 'retrying':
        this.#release();
        if (state.attempt === 1) this.#backOff.reset();
        return this.#after(this.#backOff.next(), () => this.#dispatch({ type: 'due' }));
      case 'countdown':
        this.#release();
        void this.#countDown(state.until, this.#timer.signal);
        return;
      default:
        this.#release();
    }
  }

  #release(): void {
    this.#source.abort();
    this.#snapshot = { ...this.#snapshot, ...NO_PICTURE };
  }

  #load(link: LiveLink): void {
    this.#release();
    this.#source = new AbortController();
    void this.#begin(link, this.#source.signal);
  }

  async #begin(link: LiveLink, signal: AbortSignal): Promise<void> {
    try {
      await this.#deps.engine.load(link, signal);
    } catch (error) {
      if (!signal.aborted) this.#lose(reasonOf(error));
      return;
    }
    await this.#play(signal);
  }

  /** Plays with sound; if the browser refuses, plays muted; if it refuses that too, reports `refused`. */
  async #play(signal: AbortSignal): Promise<void> {
    try {
      if (signal.aborted || (await this.#deps.engine.play()) || signal.aborted) return;
      if (this.#snapshot.muted || !(await this.#playMuted(signal))) this.#refuse(signal);
    } catch (error) {
      if (!signal.aborted) this.#lose(reasonOf(error));
    }
  }

  async #playMuted(signal: AbortSignal): Promise<boolean> {
    const { engine } = this.#deps;
    engine.setMuted(true);
    const plays = await engine.play();
    if (plays && !signal.aborted) this.#show({ muted: true, soundBlocked: true });
    if (!plays) engine.setMuted(false);
    return plays;
  }

  #refuse(signal: AbortSignal): void {
    if (!signal.aborted) this.#dispatch({ type: 'refused' });
  }

  #after(ms: number, act: () => void): void {
    const { signal } = this.#timer;
    void this.#deps.clock.sleep(ms, signal).then(() => {
      if (!signal.aborted) act();
    });
  }

  async #countDown(until: number, signal: AbortSignal): Promise<void> {
    const { clock } = this.#deps;
    while (!signal.aborted && clock.now() < until) {
      await clock.sleep(Math.min(until - clock.now(), COUNTDOWN_STEP_MS), signal);
    }
    if (!signal.aborted) this.#dispatch({ type: 'due' });
  }

  #watchForSleep(): void {
    void watchForSleep(this.#deps.clock, this.#timer.signal, (sleptMs) => {
      this.#dispatch({ type: 'woke' });
      this.woke.emit({ sleptMs });
    });
  }

  #reportLoss(before: PlayerState, after: PlayerState): void {
    if (after.status === 'switching') this.linkLost.emit({ link: after.from, next: after.link, reason: after.reason });
    if (after.status === 'failed' && after.reason !== 'noLinks' && 'link' in before) {
      this.linkLost.emit({ link: before.link, next: null, reason: after.reason });
    }
  }

  #show(part: Partial<PlayerSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    this.changed.emit(this.#snapshot);
  }
}

function reasonOf(error: unknown): LossReason {
  return error instanceof MediaFailure ? error.reason : 'media';
}
