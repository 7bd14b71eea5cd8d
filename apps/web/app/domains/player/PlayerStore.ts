import type { Fixture, LiveLink } from '@khandai/contracts';
import type { PlayerMachine, PlayerSnapshot, QualityChoice, Timing } from '@khandai/live-room';
import { makeAutoObservable, observableRef } from 'mobx';
import type { SettingsStorage } from '../../shell/services/SettingsStore';
import { initialPrefs, type PlayerPrefs, readPrefs, writePrefs } from './player-prefs';

/** The part of PlayerMachine that a screen uses. */
export type Machine = Pick<
  PlayerMachine,
  | 'snapshot'
  | 'changed'
  | 'woke'
  | 'open'
  | 'update'
  | 'close'
  | 'play'
  | 'pause'
  | 'retry'
  | 'chooseLink'
  | 'chooseLevel'
  | 'setMuted'
  | 'setVolume'
  | 'backToLive'
  | 'skip'
>;

/** The watched match, and the last known address of its room. */
export interface Watched {
  readonly fixture: Fixture;
  readonly path: string;
}

export interface PlayerStoreDeps {
  readonly storage: SettingsStorage;
  /** Called when the machine resumes after the device slept. */
  readonly woke: () => void;
}

/**
 * The player of one match, in its room or in the corner of another page. It owns the video element; the view that shows
 * it inserts the element into the page. Before hydration there is no machine and no snapshot.
 */
export class PlayerStore {
  snapshot: PlayerSnapshot | undefined = undefined;
  prefs: PlayerPrefs = initialPrefs;
  fullscreen = false;
  watched: Watched;
  video: HTMLVideoElement | undefined = undefined;
  private machine: Machine | undefined = undefined;
  private opened = '';
  private unsubscribe: (() => void) | undefined = undefined;

  constructor(
    watched: Watched,
    private readonly deps: PlayerStoreDeps,
  ) {
    this.watched = watched;
    makeAutoObservable<this, 'machine' | 'opened' | 'unsubscribe' | 'deps'>(
      this,
      {
        snapshot: observableRef,
        prefs: observableRef,
        watched: observableRef,
        video: false,
        machine: false,
        opened: false,
        unsubscribe: false,
        deps: false,
      },
      { autoBind: true },
    );
  }

  /**
   * Plays in `video` through `machine` until `close`. Applies the viewer's saved volume and data-saving level first.
   */
  begin(video: HTMLVideoElement, machine: Machine): void {
    this.close();
    this.video = video;
    this.machine = machine;
    this.prefs = readPrefs(this.deps.storage);
    machine.setVolume(this.prefs.volume);
    machine.setMuted(this.prefs.muted);
    machine.chooseLevel(this.prefs.thrift);
    this.show(machine.snapshot);
    const stops = [machine.changed.on(this.show), machine.woke.on(this.deps.woke)];
    this.unsubscribe = () => {
      for (const stop of stops) stop();
    };
  }

  /** Releases the stream and the video element. */
  close(): void {
    this.unsubscribe?.();
    this.machine?.close();
    this.video?.remove();
    this.unsubscribe = undefined;
    this.machine = undefined;
    this.video = undefined;
    this.snapshot = undefined;
    this.opened = '';
  }

  /** Plays these links, or continues if they already play. */
  watch(links: readonly LiveLink[], timing: Timing): void {
    const wanted = JSON.stringify(links);
    if (wanted === this.opened) {
      this.update(timing);
      return;
    }
    this.opened = wanted;
    this.machine?.open(links, timing);
  }

  update(timing: Timing): void {
    this.machine?.update(timing);
  }

  /** Updates the watched match from its room. */
  report(watched: Watched): void {
    this.watched = watched;
  }

  get playing(): boolean {
    const status = this.snapshot?.state.status;
    return status === 'playing' || status === 'stalled';
  }

  /** Plays, or is reconnecting or switching: worth the corner when the user leaves its room. */
  get isStarted(): boolean {
    const status = this.snapshot?.state.status;
    return this.playing || status === 'retrying' || status === 'switching';
  }

  /** 0 while muted. */
  get volume(): number {
    return this.prefs.volume;
  }

  togglePlay(): void {
    if (this.playing) this.machine?.pause();
    else this.machine?.play();
  }

  toggleMute(): void {
    const muted = !(this.snapshot?.muted ?? false);
    this.machine?.setMuted(muted);
    this.prefer({ muted });
  }

  /** 0 to 1; raising it above 0 unmutes. */
  setVolume(volume: number): void {
    const muted = volume === 0;
    this.machine?.setVolume(volume);
    this.machine?.setMuted(muted);
    this.prefer({ volume, muted });
  }

  goLive(): void {
    this.machine?.backToLive();
  }

  /** Seconds; negative values skip back. */
  skip(seconds: number): void {
    this.machine?.skip(seconds);
  }

  retry(): void {
    this.machine?.retry();
  }

  chooseLink(linkId: number): void {
    this.machine?.chooseLink(linkId);
  }

  /** Saves only the lowest level and audio only as a preference; other levels exist only in this stream. */
  chooseLevel(level: QualityChoice): void {
    this.machine?.chooseLevel(level);
    this.prefer({ thrift: level === 'low' || level === 'audio' ? level : 'auto' });
  }

  /** Plays the sound alone, or the picture again. Who asks to listen wants to hear, so it unmutes. */
  listen(on: boolean): void {
    this.chooseLevel(on ? 'audio' : 'auto');
    if (on && this.snapshot?.muted) this.toggleMute();
  }

  setFullscreen(fullscreen: boolean): void {
    this.fullscreen = fullscreen;
  }

  prefer(part: Partial<PlayerPrefs>): void {
    this.prefs = { ...this.prefs, ...part };
    writePrefs(this.deps.storage, this.prefs);
  }

  private show(snapshot: PlayerSnapshot): void {
    this.snapshot = snapshot;
  }
}
