import { makeAutoObservable, observableRef } from 'mobx';
import type { SettingsStorage } from '../../shell/services/SettingsStore';
import type { PlayerStore } from './PlayerStore';

export interface PlayerDockDeps {
  /** Where players save the preferences of their viewer. */
  readonly storage: SettingsStorage;
}

/**
 * Holds the one player of a page view. A room takes it when it opens and leaves it when it closes; while it plays and no room shows
 * it, it is `away`, in the corner.
 */
export class PlayerDock {
  away: PlayerStore | undefined = undefined;

  constructor(private readonly deps: PlayerDockDeps) {
    makeAutoObservable<this, 'deps'>(this, { away: observableRef, storage: false, deps: false }, { autoBind: true });
  }

  get storage(): SettingsStorage {
    return this.deps.storage;
  }

  /** The player in the corner, if it is this match's. */
  playerOf(fixtureId: string): PlayerStore | undefined {
    return this.away?.watched.fixture.fixtureId === fixtureId ? this.away : undefined;
  }

  /** A room shows `player` from now on; whatever else played is let go. */
  enter(player: PlayerStore): void {
    const left = this.away;
    this.away = undefined;
    if (left !== player) left?.close();
  }

  /** The room of `player` closes. What was watched plays on, out of sight until the corner shows it. */
  leave(player: PlayerStore): void {
    if (!player.underWay || !player.video) {
      player.close();
      return;
    }
    // An element that leaves the page stops: it moves on before the room's markup goes.
    player.video.hidden = true;
    document.body.append(player.video);
    this.enter(player);
    this.away = player;
  }

  close(): void {
    this.away?.close();
    this.away = undefined;
  }
}
