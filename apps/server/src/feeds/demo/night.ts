import type { FeedCommentator, FeedHost } from '../feed.js';
import { channelLinks } from '../channel-links.js';
import { Seeded } from '../seeded.js';
import { type DemoClub, demoClubs } from './clubs.js';
import { demoCommentators } from './names.js';

/**
 * The demo's nights follow one another in epochs of three hours, counted from the epoch of time itself: seven
 * matches each, kicked off so far apart that whenever somebody looks some are in each half, some are over and some are
 * to come. The first four clubs' pairs and the last three's do not mix, so no club plays two matches at once.
 */
const MINUTE = 60_000;
export const EPOCH_MS = 180 * MINUTE;
const EARLY_KICK_OFFS = [0, 20, 40, 60] as const;
const LATE_KICK_OFFS = [90, 110, 130] as const;
/** Epochs after the next one show only their hot match. */
const EPOCHS_AHEAD = 7;

export interface DemoFixture {
  fixtureId: string;
  /** What its course depends on. */
  seed: string;
  home: DemoClub;
  away: DemoClub;
  kickOff: number;
  round: string;
  hot: boolean;
  hosts: FeedHost[];
}

/** How nights are laid out: `seed` absent, every epoch has its own night; `shift` moves all epochs by milliseconds. */
export interface NightOptions {
  seed?: string | undefined;
  shift?: number | undefined;
}

export const epochAt = (now: number, { shift = 0 }: NightOptions = {}): number => Math.floor((now - shift) / EPOCH_MS);

/** The seven matches of one epoch. */
export function nightOf(epoch: number, { seed, shift = 0 }: NightOptions = {}): DemoFixture[] {
  const night = seed ?? `epoch ${epoch}`;
  const rng = new Seeded(`${night}/night`);
  const early = slots(rng, demoClubs.slice(0, 8), demoCommentators.slice(0, 6), EARLY_KICK_OFFS);
  const late = slots(rng, demoClubs.slice(8), demoCommentators.slice(6), LATE_KICK_OFFS);
  return [...early, ...late].map((slot, index) => ({
    fixtureId: `demo${epoch}x${index + 1}`,
    seed: `${night}/${index}`,
    home: slot.home,
    away: slot.away,
    kickOff: epoch * EPOCH_MS + shift + slot.minute * MINUTE,
    round: `Vòng ${1 + (Math.abs(epoch) % 26)}`,
    hot: slot.hot,
    hosts: slot.commentators.map((commentator) => ({ commentator, links: [...channelLinks], live: false })),
  }));
}

/** What the demo shows at a moment: the last epoch, this one, the next, and of those after it the hottest match. */
export function fixturesAt(now: number, options: NightOptions = {}): DemoFixture[] {
  const epoch = epochAt(now, options);
  const near = [epoch - 1, epoch, epoch + 1].flatMap((each) => nightOf(each, options));
  const far = Array.from({ length: EPOCHS_AHEAD - 1 }, (_, ahead) => nightOf(epoch + 2 + ahead, options).find(({ hot }) => hot));
  return [...near, ...far.filter((fixture) => fixture !== undefined)];
}

interface Slot {
  home: DemoClub;
  away: DemoClub;
  minute: number;
  hot: boolean;
  commentators: FeedCommentator[];
}

/** Three commentators for the hot match, one for the others, who is left over joins one of them: nobody twice. */
function slots(rng: Seeded, clubs: readonly DemoClub[], commentators: readonly FeedCommentator[], minutes: readonly number[]): Slot[] {
  const drawn = rng.shuffle(clubs);
  const free = rng.shuffle(commentators);
  const hot = rng.whole(0, minutes.length - 1);
  const made = minutes.map((minute, index) => ({
    home: drawn[index * 2] as DemoClub,
    away: drawn[index * 2 + 1] as DemoClub,
    minute,
    hot: index === hot,
    commentators: free.splice(0, index === hot ? 3 : 1),
  }));
  made.findLast((slot) => !slot.hot)?.commentators.push(...free);
  return made;
}
