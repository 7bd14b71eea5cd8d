import { makeAutoObservable, observableRef } from 'mobx';
import type { SettingsStorage } from '../../shell/services/SettingsStore';
import type { PlayerStore } from './PlayerStore';

export interface PlayerDockDeps {
  /** Stores the viewer's player preferences. */
  readonly storage: SettingsStorage;
}

/**
 * Holds the single player of a page view. A room takes it on open and leaves it on close. While it plays and no room
 * shows it, it is `away`: in the corner.
 */
export class PlayerDock {
  away: PlayerStore | undefined = undefined;

  constructor(private readonly deps: PlayerDockDeps) {
    makeAutoObservable<this, 'deps'>(this, { away: observableRef, storage: false, deps: false }, { autoBind: true });
  }

  get storage(): SettingsStorage {
    return this.deps.storage;
  }

  /** The mini player, if it plays this match. */
  playerOf(fixtureId: string): PlayerStore | undefined {
    return this.away?.watched.fixture.fixtureId === fixtureId ? this.away : undefined;
  }

  /** A room now shows `player`; closes any other player. */
  enter(player: PlayerStore): void {
    const left = this.away;
    this.away = undefined;
    if (left !== player) left?.close();
  }

  /** Called when the room of `player` closes. Active playback continues, hidden until the corner shows it. */
  leave(player: PlayerStore): void {
    if (!player.isStarted || !player.video) {
      player.close();
      return;
    }
    // A video element stops when it leaves the document, so it moves before React removes the room's markup.
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
