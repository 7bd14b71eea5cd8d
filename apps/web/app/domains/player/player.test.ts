import type { Fixture, LiveLink } from '@khandai/contracts';
import { type PlayerSnapshot, type Woke } from '@khandai/live-room';
import { Emitter } from '@khandai/runtime';
import { fixture } from '../../../test/fixtures';
import { PREFS_KEY, readPrefs } from './player-prefs';
import { PlayerDock } from './PlayerDock';
import { type Machine, PlayerStore } from './PlayerStore';
import { placeVideo } from './place-video';

const LINK: LiveLink = { linkId: 1, name: 'Đường 1', kind: 'hls', url: '/a.m3u8', licence: 'own' };
const LIVE = { phase: 'live', kickOff: 0 } as const;

/** A machine that follows every call and records it. */
class FakeMachine implements Machine {
  readonly changed = new Emitter<PlayerSnapshot>();
  readonly woke = new Emitter<Woke>();
  readonly done: string[] = [];
  snapshot: PlayerSnapshot = {
    state: { status: 'idle' },
    links: [],
    muted: false,
    soundBlocked: false,
    levels: [],
    level: 'auto',
    playingLevel: null,
    soundAlone: false,
    latency: null,
    behindLive: false,
    canRewind: false,
  };
  open = (links: readonly LiveLink[]) => this.done.push(`open ${links.length}`);
  update = () => this.done.push('update');
  close = () => this.done.push('close');
  play = () => this.done.push('play');
  pause = () => this.done.push('pause');
  retry = () => this.done.push('retry');
  chooseLink = (id: number) => this.done.push(`link ${id}`);
  chooseLevel = (level: unknown) => this.done.push(`level ${String(level)}`);
  setMuted = (muted: boolean) => this.done.push(muted ? 'mute' : 'unmute');
  setVolume = (volume: number) => this.done.push(`volume ${volume}`);
  backToLive = () => this.done.push('live');
  skip = (seconds: number) => this.done.push(`skip ${seconds}`);

  becomes(part: Partial<PlayerSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...part };
    this.changed.emit(this.snapshot);
  }
}

class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

function setUp(storage = new Memory(), match: Fixture = fixture()) {
  let wakes = 0;
  const player = new PlayerStore(
    { fixture: match, path: '/truc-tiep/a' },
    {
      storage,
      woke: () => {
        wakes += 1;
      },
    },
  );
  const machine = new FakeMachine();
  const video = document.createElement('video');
  player.begin(video, machine);
  const done = () => machine.done.splice(0);
  return { player, machine, video, storage, done, wakes: () => wakes };
}

function playing(match: Fixture = fixture()) {
  const world = setUp(new Memory(), match);
  world.machine.becomes({ state: { status: 'playing', link: LINK } });
  return world;
}

describe('[LS9] (player) PlayerStore', () => {
  test('the viewer’s settings are stored, and apply from the start of the next visit', () => {
    const { player, storage, done } = setUp();
    expect(done()).toEqual(['volume 1', 'unmute', 'level auto']);
    player.setVolume(0.4);
    player.toggleMute();
    player.chooseLevel('low');
    const next = setUp(storage);
    expect(next.done()).toEqual(['volume 0.4', 'mute', 'level low']);
    next.player.chooseLevel(1);
    expect(readPrefs(storage).thrift).toBe('auto');
  });

  test('invalid stored values are ignored', () => {
    const storage = new Memory();
    storage.setItem(PREFS_KEY, 'not json');
    expect(readPrefs(storage)).toMatchObject({ volume: 1, corner: 'bottom-left' });
    storage.setItem(PREFS_KEY, JSON.stringify({ volume: 7, muted: 'yes', thrift: 'all', corner: 'middle' }));
    expect(readPrefs(storage)).toMatchObject({ volume: 1, muted: false, thrift: 'auto', corner: 'bottom-left' });
  });

  test('to listen is to hear: sound alone unmutes, and the picture comes back without a change of the volume', () => {
    const { player, machine, done } = setUp();
    machine.becomes({ muted: true });
    done();
    player.listen(true);
    expect(done()).toEqual(['level audio', 'unmute']);
    machine.becomes({ muted: false });
    player.listen(true);
    player.listen(false);
    expect(done()).toEqual(['level audio', 'level auto']);
  });

  test('equal links do not restart playback, others do', () => {
    const { player, done } = setUp();
    done();
    player.watch([LINK], LIVE);
    player.watch([{ ...LINK }], LIVE);
    player.watch([LINK, { ...LINK, linkId: 2 }], LIVE);
    expect(done()).toEqual(['open 1', 'update', 'open 2']);
  });

  test('one button plays and pauses', () => {
    const { player, machine, done } = playing();
    done();
    player.togglePlay();
    machine.becomes({ state: { status: 'paused', link: LINK, released: false } });
    player.togglePlay();
    expect(done()).toEqual(['pause', 'play']);
  });

  test('a wake-up after sleep is reported; a closed player reports nothing', () => {
    const { player, machine, wakes } = playing();
    machine.woke.emit({ sleptMs: 90_000 });
    player.close();
    machine.woke.emit({ sleptMs: 90_000 });
    expect([wakes(), player.snapshot, machine.done.at(-1)]).toEqual([1, undefined, 'close']);
  });
});

describe('[LS9] (small window) PlayerDock', () => {
  const stage = document.createElement('div');
  document.body.append(stage);
  afterEach(() => {
    for (const video of document.querySelectorAll('video')) video.remove();
  });

  test('a playing video continues in the corner when the user leaves the room, in the same element, which stays in the page', () => {
    const dock = new PlayerDock({ storage: new Memory() });
    const { player, video, machine } = playing();
    dock.enter(player);
    placeVideo(stage, video);
    dock.leave(player);
    expect([dock.away, video.isConnected, stage.contains(video)]).toEqual([player, true, false]);

    expect(dock.playerOf('f1')).toBe(player);
    dock.enter(player);
    placeVideo(stage, video);
    expect([dock.away, stage.contains(video), video.hidden, machine.done.includes('close')]).toEqual([
      undefined,
      true,
      false,
      false,
    ]);
  });

  test('a paused video is released with its room', () => {
    const dock = new PlayerDock({ storage: new Memory() });
    const { player, machine, video } = setUp();
    placeVideo(stage, video);
    dock.enter(player);
    dock.leave(player);
    expect([dock.away, machine.done.at(-1), video.isConnected]).toEqual([undefined, 'close', false]);
  });

  test('only one plays: another room, or closing, releases the corner player', () => {
    const dock = new PlayerDock({ storage: new Memory() });
    const first = playing();
    const second = playing(fixture({ fixtureId: 'f2' }));
    dock.enter(first.player);
    dock.leave(first.player);
    expect(dock.playerOf('f2')).toBeUndefined();
    dock.enter(second.player);
    expect([first.machine.done.at(-1), first.video.isConnected]).toEqual(['close', false]);

    dock.leave(second.player);
    dock.close();
    expect([dock.away, second.machine.done.at(-1)]).toEqual([undefined, 'close']);
  });
});
