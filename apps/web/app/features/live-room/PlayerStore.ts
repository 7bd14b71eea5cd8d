import type { LiveLink } from '@khandai/contracts';
import type { PlayerMachine, PlayerView, QualityChoice, Timing } from '@khandai/live-room';
import { makeAutoObservable, observableRef } from 'mobx';

/** The part of the machine that a screen drives; PlayerMachine fits. */
export type Machine = Pick<
  PlayerMachine,
  'view' | 'changed' | 'open' | 'update' | 'close' | 'play' | 'pause' | 'retry' | 'chooseLink' | 'chooseLevel' | 'setMuted' | 'backToLive'
>;

/** The player as the room's screen sees it. Until the page runs there is no machine, and no view. */
export class PlayerStore {
  view: PlayerView | undefined = undefined;
  volume = 1;
  theatre = false;
  fullscreen = false;
  private machine: Machine | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'machine'>(this, { view: observableRef, machine: false }, { autoBind: true });
  }

  /** Drives `machine` until `signal` aborts. */
  drive(machine: Machine, signal: AbortSignal): void {
    this.machine = machine;
    this.show(machine.view);
    const stop = machine.changed.on(this.show);
    signal.addEventListener('abort', () => {
      stop();
      machine.close();
      this.machine = undefined;
    });
  }

  open(links: readonly LiveLink[], timing: Timing): void {
    this.machine?.open(links, timing);
  }

  update(timing: Timing): void {
    this.machine?.update(timing);
  }

  get playing(): boolean {
    const status = this.view?.state.status;
    return status === 'playing' || status === 'stalled';
  }

  togglePlay(): void {
    if (this.playing) this.machine?.pause();
    else this.machine?.play();
  }

  toggleMute(): void {
    this.machine?.setMuted(!(this.view?.muted ?? false));
  }

  /** 0 to 1; raising it from 0 brings the sound back. */
  setVolume(volume: number): void {
    this.volume = volume;
    this.machine?.setMuted(volume === 0);
  }

  goLive(): void {
    this.machine?.backToLive();
  }

  retry(): void {
    this.machine?.retry();
  }

  chooseLink(linkId: number): void {
    this.machine?.chooseLink(linkId);
  }

  chooseLevel(level: QualityChoice): void {
    this.machine?.chooseLevel(level);
  }

  toggleTheatre(): void {
    this.theatre = !this.theatre;
  }

  setFullscreen(fullscreen: boolean): void {
    this.fullscreen = fullscreen;
  }

  private show(view: PlayerView): void {
    this.view = view;
  }
}
