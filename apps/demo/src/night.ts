import { SportType } from '@khandai/contracts';
import { channelLinks, type FeedCommentator, type FeedHost, type FeedLeague, Seeded } from '@khandai/server/feed-port';
import { type DemoClub, demoClubs, demoLeagues } from './clubs.js';
import { dayOf, EPOCH_MS, eveningEpoch, MINUTE, type NightOptions } from './demo-time.js';
import { demoCommentators } from './names.js';

/**
 * V.League nights follow one another in epochs of three hours with seven matches each. Kick-offs are spread so that at
 * any time some matches are in each half, some are over and some are coming. The first eight clubs play the first four
 * matches and the other clubs the last three, so no club plays two matches at once.
 */
const EARLY_KICK_OFFS = [0, 20, 40, 60] as const;
const LATE_KICK_OFFS = [90, 110, 130] as const;
const ROUNDS = 26;

export interface DemoFixture {
  fixtureId: string;
  sportType: SportType;
  /** Determines the course of the match. */
  seed: string;
  league: FeedLeague;
  home: DemoClub;
  away: DemoClub;
  kickOff: number;
  round: string;
  hot: boolean;
  /** Needs a winner: if it is level, extra time and a penalty shoot-out follow. */
  knockOut: boolean;
  /** Whether it may be called off or abandoned. */
  mayFail: boolean;
  hosts: FeedHost[];
}

/** The seven V.League matches of one epoch. */
export function nightOf(epoch: number, { seed, shift = 0 }: NightOptions = {}): DemoFixture[] {
  const night = seed ?? `epoch ${epoch}`;
  const rng = new Seeded(`${night}/night`);
  const early = slots(rng, demoClubs.slice(0, 8), demoCommentators.slice(0, 6), EARLY_KICK_OFFS);
  const late = slots(rng, demoClubs.slice(8), demoCommentators.slice(6), LATE_KICK_OFFS);
  return [...early, ...late].map((slot, index) => ({
    fixtureId: `demo${epoch}x${index + 1}`,
    sportType: SportType.football,
    seed: `${night}/${index}`,
    league: demoLeagues.vLeague,
    home: slot.home,
    away: slot.away,
    kickOff: epoch * EPOCH_MS + shift + slot.minute * MINUTE,
    round: roundOf(epoch),
    hot: slot.hot,
    knockOut: false,
    mayFail: false,
    hosts: slot.commentators.map(hostedBy),
  }));
}

export const hostedBy = (commentator: FeedCommentator): FeedHost => ({
  commentator,
  links: [...channelLinks],
  live: false,
});

/** Two rounds a week, on Wednesday and Saturday evenings; a match in between is a catch-up of the last round. */
function roundOf(epoch: number): string {
  const day = dayOf(epoch * EPOCH_MS);
  const sinceMonday = (day + 3) % 7;
  const roundsStarted = Math.floor((day + 3) / 7) * 2 + (sinceMonday >= 5 ? 1 : 0) - (sinceMonday < 2 ? 1 : 0);
  const isEvening = epoch === eveningEpoch(day) && (sinceMonday === 2 || sinceMonday === 5);
  const round = `Vòng ${1 + (roundsStarted % ROUNDS)}`;
  return isEvening ? round : `Đá bù ${round.toLowerCase()}`;
}

interface Slot {
  home: DemoClub;
  away: DemoClub;
  minute: number;
  hot: boolean;
  commentators: FeedCommentator[];
}

/**
 * Three commentators for the hot match and one for each other match; a remaining one joins one of these. No commentator
 * has two matches.
 */
function slots(
  rng: Seeded,
  clubs: readonly DemoClub[],
  commentators: readonly FeedCommentator[],
  minutes: readonly number[],
): Slot[] {
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
