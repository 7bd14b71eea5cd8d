import { randomUUID } from 'node:crypto';
import type {
  DemoActivity,
  DemoDrawShelf,
  DemoEventShelf,
  DemoFilmShelf,
  DemoHighlightShelf,
  DemoPickBook,
  DemoPress,
  DemoReelShelf,
  DemoShelf,
  DemoTipBoard,
  DemoVoice,
  DemoWall,
} from '@khandai/demo';
import type { Feed } from '../../modules/fixtures/feed.js';
import type { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Platform } from '../../platform/platform.js';
import { CastRepository } from './cast-repository.js';
import { VipDemoRepository } from './vip-demo-repository.js';

export type {
  DemoActivity,
  DemoDrawShelf,
  DemoEventShelf,
  DemoFilmShelf,
  DemoHighlightShelf,
  DemoPickBook,
  DemoPress,
  DemoReelShelf,
  DemoShelf,
  DemoTipBoard,
  DemoWall,
};

const VIP_RETRY_MS = 5_000;

/** The part of the chat module that the demo needs. */
export interface ChatSender {
  send(
    sender: Identity,
    message: { groupId: number; uuid: string; originalMessage: string; parentMessageId: null },
  ): Promise<unknown>;
}

type DemoDeps = Pick<Platform, 'config' | 'database' | 'clock'> & {
  readonly chat: ChatSender;
  readonly wall: DemoWall;
  readonly press: DemoPress;
  readonly filmShelf: DemoFilmShelf;
  readonly highlightShelf: DemoHighlightShelf;
  readonly tipBoard: DemoTipBoard;
  readonly reelShelf: DemoReelShelf;
  readonly comicShelf: DemoShelf;
  readonly drawShelf: DemoDrawShelf;
  readonly eventShelf: DemoEventShelf;
  readonly activity: DemoActivity;
  readonly pickBook: DemoPickBook;
};

/**
 * Opens the simulated matches, the fans who chat and post about them, news, tips, videos and comics. Imports the demo's code lazily,
 * because no other FEED needs it.
 */
export async function openDemo({
  config,
  database,
  clock,
  chat,
  wall,
  press,
  filmShelf,
  highlightShelf,
  tipBoard,
  reelShelf,
  comicShelf,
  drawShelf,
  eventShelf,
  activity,
  pickBook,
}: DemoDeps): Promise<{ feed: Feed; tasks: ((signal: AbortSignal) => Promise<void>)[] }> {
  const {
    DemoBoards,
    DemoChat,
    DemoComics,
    DemoCommunity,
    DemoDraws,
    DemoEvents,
    DemoFeed,
    DemoFilms,
    DemoHighlights,
    DemoNews,
    DemoPicks,
    DemoReels,
    DemoTips,
  } = await import('@khandai/demo');
  const feed = new DemoFeed({
    clock,
    ...(config.demoSeed !== undefined && { seed: config.demoSeed }),
    ...(config.demoMinute !== undefined && { minute: config.demoMinute }),
  });
  const cast = new CastRepository(database);
  const fans = new DemoChat({ feed, cast, voice: voiceOf(chat), clock });
  const community = new DemoCommunity({ cast, wall, clock });
  const news = new DemoNews({ press, clock });
  const highlights = new DemoHighlights({ press, cast, shelf: highlightShelf, clock });
  const reels = new DemoReels({ feed, cast, shelf: reelShelf, clock });
  const comics = new DemoComics({ shelf: comicShelf, clock });
  const films = new DemoFilms({ cast, shelf: filmShelf, clock });
  const draws = new DemoDraws({ cast, shelf: drawShelf, clock });
  const events = new DemoEvents({ cast, shelf: eventShelf, clock });
  const tips = new DemoTips({ feed, cast, board: tipBoard, clock });
  const boards = new DemoBoards({ feed, cast, activity, clock });
  const picks = new DemoPicks({ feed, cast, book: pickBook, clock, seed: config.demoSeed });
  const vip = new VipDemoRepository(database.db);
  return {
    feed,
    // One each: the failure of one restarts that one alone.
    tasks: [
      (signal) => fans.run(signal),
      (signal) => community.run(signal),
      (signal) => news.run(signal),
      (signal) => highlights.run(signal),
      (signal) => reels.run(signal),
      (signal) => comics.run(signal),
      (signal) => films.run(signal),
      (signal) => draws.run(signal),
      (signal) => events.run(signal),
      (signal) => boards.run(signal),
      (signal) => openVipRoom(vip, clock, signal),
      // Each start moves a pinned night, so stored tips and picks would be of other kick-offs.
      ...(config.demoMinute === undefined
        ? [(signal: AbortSignal) => tips.run(signal), (signal: AbortSignal) => picks.run(signal)]
        : []),
    ],
  };
}

/** Tries until the feed has delivered its first commentator; resolves when `signal` aborts. */
async function openVipRoom(vip: VipDemoRepository, clock: Clock, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await vip.save(new Date(clock.now())))) await clock.sleep(VIP_RETRY_MS, signal);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

/** Fans post through the same service and limits as real users. */
function voiceOf(chat: ChatSender): DemoVoice {
  return {
    say: async (groupId, userId, text) => {
      const sender = { userId, guest: false, role: 'member', siteRoleId: 0 } as const;
      try {
        await chat.send(sender, { groupId, uuid: randomUUID(), originalMessage: text, parentMessageId: null });
      } catch (error) {
        // A refused message (rate limit, deleted room) is expected and dropped.
        if (!(error instanceof DomainError)) throw error;
      }
    },
  };
}
