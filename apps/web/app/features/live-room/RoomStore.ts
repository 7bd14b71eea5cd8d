import type {
  CommentaryLine,
  FixtureFrame,
  Host,
  LineUps,
  LiveRoom,
  MatchEvent,
  MatchStat,
  ShootOutKick,
  Shot,
} from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

type Content = Pick<LiveRoom, 'events' | 'stats' | 'shots' | 'kicks' | 'lineUps' | 'commentary' | 'hosts'>;

/** Events, statistics, shots, line-ups and commentary of the match, updated by pushed frames. */
export class RoomStore {
  events: readonly MatchEvent[];
  stats: readonly MatchStat[];
  shots: readonly Shot[];
  kicks: readonly ShootOutKick[];
  /** Null until known. */
  lineUps: LineUps | null;
  /** Oldest first. */
  commentary: readonly CommentaryLine[];
  /** Commentators and their streams. */
  hosts: readonly Host[];
  /** The newest commentary line pushed while the room is open. */
  news: CommentaryLine | undefined = undefined;

  constructor({ events, stats, shots, kicks, lineUps, commentary, hosts }: Content) {
    this.events = events;
    this.stats = stats;
    this.shots = shots;
    this.kicks = kicks;
    this.lineUps = lineUps;
    this.commentary = commentary;
    this.hosts = hosts;
    makeAutoObservable(
      this,
      {
        events: observableRef,
        stats: observableRef,
        shots: observableRef,
        kicks: observableRef,
        lineUps: observableRef,
        commentary: observableRef,
        hosts: observableRef,
        news: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Replaces the content with a reloaded room. */
  load({ events, stats, shots, kicks, lineUps, commentary, hosts }: Content): void {
    this.events = events;
    this.stats = stats;
    this.shots = shots;
    this.kicks = kicks;
    this.lineUps = lineUps;
    this.commentary = commentary;
    this.hosts = hosts;
  }

  /** Applies a pushed frame: each part in it replaces the previous part completely. */
  accept({ events, stats, shots, kicks, lineUps, commentary, hosts }: FixtureFrame): void {
    if (events) this.events = events;
    if (stats) this.stats = stats;
    if (shots) this.shots = shots;
    if (kicks) this.kicks = kicks;
    if (lineUps) this.lineUps = lineUps;
    if (commentary) this.read(commentary);
    if (hosts) this.hosts = hosts;
  }

  private read(commentary: readonly CommentaryLine[]): void {
    const newest = commentary.at(-1);
    if (newest && newest.liveId !== this.commentary.at(-1)?.liveId) this.news = newest;
    this.commentary = commentary;
  }
}
