import { EventType, SportType } from '@khandai/contracts';
import { Seeded } from '@khandai/server/feed-port';
import { FakeClock } from '@khandai/testing';
import { fanNames, hallLines, trackLines } from './chat-lines.js';
import { DemoChat } from './demo-chat.js';
import { DemoFeed } from './demo-feed.js';
import { MINUTE } from './demo-time.js';
import type { DemoGame } from './demo-game.js';
import { RoomTalk } from './room-talk.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
/** The room of the race track. */
const TRACK = 900;
const fans = fanNames.map((_, index) => index + 1);
const sameText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Line {
  at: number;
  fixtureId: string;
  userId: number;
  text: string;
}

/** What fans write from a minute of the Saturday night on, one room per match. */
async function listen(minute: number, minutes: number): Promise<{ lines: Line[]; track: Line[]; games: DemoGame[] }> {
  const clock = new FakeClock(NOW);
  const feed = new DemoFeed({ clock, seed: 'dem-258', minute });
  const games = feed.games(NOW);
  const rooms = new Map(games.map(({ fixture }, index) => [fixture.fixtureId, 1000 + index]));
  const lines: Line[] = [];
  const track: Line[] = [];
  const chat = new DemoChat({
    feed,
    clock,
    cast: {
      saveFans: async () => fans,
      rooms: async (ids) => ids.flatMap((fixtureId) => ({ fixtureId, groupId: rooms.get(fixtureId) ?? 0 })),
      tracks: async () => [TRACK],
      silent: async () => [],
      trim: async () => undefined,
    },
    voice: {
      say: async (groupId, userId, text) => {
        const [fixtureId = ''] = [...rooms].find(([, room]) => room === groupId) ?? [];
        (groupId === TRACK ? track : lines).push({ at: clock.now(), fixtureId, userId, text });
      },
    },
  });
  const stop = new AbortController();
  void chat.run(stop.signal);
  await clock.advance(minutes * MINUTE);
  stop.abort();
  return { lines, track, games };
}

describe('the conversation of the demo', () => {
  let lines: Line[];
  let track: Line[];
  let games: DemoGame[];
  /** From the kick-off of the hot match until half an hour later. */
  beforeAll(async () => {
    ({ lines, track, games } = await listen(15, 32));
  });

  const room = (wanted: (game: DemoGame) => boolean): Line[] => {
    const ids = new Set(games.filter(wanted).map(({ fixture }) => fixture.fixtureId));
    return lines.filter(({ fixtureId }) => ids.has(fixtureId));
  };
  const hot = () => room(({ fixture }) => fixture.hot && fixture.kickOff === NOW);

  it('brings about thirty lines a minute to the room of a hot match, and a few to each other', () => {
    expect(hot().length / 32).toBeGreaterThan(24);
    expect(hot().length / 32).toBeLessThan(34);
    const others = lines.length - hot().length;
    expect(others / 32).toBeLessThan(15);
  });

  it('never repeats a line within 600 lines of a room, nor its form within 40', () => {
    for (const { fixture } of games) {
      const texts = lines.filter(({ fixtureId }) => fixtureId === fixture.fixtureId).map(({ text }) => sameText(text));
      texts.forEach((text, index) => expect(texts.slice(Math.max(0, index - 600), index)).not.toContain(text));
    }
  });

  it('never falls silent in the hall, and repeats none of its last forty lines', () => {
    const talk = new RoomTalk(new Seeded('hall'));
    const said = Array.from({ length: 300 }, () => talk.said(hallLines));
    said.forEach((text, index) => expect(said.slice(Math.max(0, index - 40), index)).not.toContain(text));
    expect(new Set(said).size).toBe(hallLines.length);
  });

  it('talks of marbles at the track, a few lines a minute, whatever is played elsewhere', () => {
    expect(track.length / 32).toBeGreaterThan(2);
    expect(track.length / 32).toBeLessThan(5);
    const known = trackLines.map(sameText);
    expect(track.filter(({ text }) => /hiệp \d|bàn thắng|tỷ số/i.test(text))).toEqual([]);
    expect(track.slice(0, 20).filter(({ text }) => known.includes(sameText(text))).length).toBeGreaterThan(5);
    expect(new Set(track.map(({ userId }) => userId)).size).toBeGreaterThan(10);
  });

  it('lets no fan write twice within eight lines of a room', () => {
    const writers = hot().map(({ userId }) => userId);
    writers.forEach((writer, index) => expect(writers.slice(Math.max(0, index - 8), index)).not.toContain(writer));
  });

  it('says nothing of goals, halves or cards in a race or a game of another sport', () => {
    const others = room(({ fixture }) => fixture.sportType !== SportType.football).map(({ text }) => text);
    expect(others.length).toBeGreaterThan(40);
    expect(others.filter((text) => /bàn thắng|ghi bàn|thủ môn|hiệp 1|thẻ|phút \d/i.test(text))).toEqual([]);
    const races = room(({ fixture }) => fixture.sportType === SportType.marble).map(({ text }) => text);
    expect(races.filter((text) => /hiệp|rổ|ván|tỷ số/i.test(text))).toEqual([]);
  });

  it('speaks of the minute and the score of that moment', () => {
    const [game] = games.filter(({ fixture }) => fixture.hot && fixture.kickOff === NOW);
    for (const { at, text } of hot()) {
      const scene = game!.scene(at);
      const [, minute] = /^Phút (\d+)/.exec(text) ?? [];
      if (minute !== undefined) expect(Number(minute)).toBe(scene.minute);
      const [score] = /\d+–\d+/.exec(text) ?? [];
      if (score !== undefined && !/đoán/i.test(text))
        expect([`${scene.homeScore}–${scene.awayScore}`, '2–1']).toContain(score);
    }
  });

  it('names players on the pitch: none who was replaced or sent off', () => {
    const [game] = games.filter(({ fixture }) => fixture.hot && fixture.kickOff === NOW);
    const { kickOff } = game!.fixture;
    const before = game!.scene(kickOff).players;
    const late = kickOff + 115 * MINUTE;
    const swaps = game!.parts(late).events!.list.filter(({ type }) => type === EventType.substitution);
    const after = game!.scene(late).players;
    expect(swaps.length).toBeGreaterThan(5);
    for (const { homeEvent, playerName, otherPlayerName } of swaps) {
      const side = homeEvent ? 0 : 1;
      expect(before[side]).toContain(otherPlayerName);
      expect(after[side]).not.toContain(otherPlayerName);
      expect(before[side]).not.toContain(playerName);
    }
    expect(before.map(({ length }) => length)).toEqual([10, 10]);
  });

  it('rests at half-time, without a word of what is to happen on the pitch', async () => {
    const rest = await listen(66, 8);
    const [game] = rest.games.filter(({ fixture }) => fixture.hot && fixture.kickOff === NOW - 51 * MINUTE);
    const said = rest.lines.filter(({ fixtureId }) => fixtureId === game!.fixture.fixtureId);
    expect(game!.scene(NOW).resting).toBe(true);
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter(({ text }) => /phút \d|lên bóng|sút xa/i.test(text))).toEqual([]);
  });
});
