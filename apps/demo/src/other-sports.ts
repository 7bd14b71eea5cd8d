import { SportType } from '@khandai/contracts';
import { type FeedCommentator, type FeedLeague, Seeded } from '@khandai/server/feed-port';
import { type DemoClub, demoLeagues } from './clubs.js';
import { EPOCH_MS, MINUTE, type NightOptions } from './demo-time.js';
import { basketballCommentators, esportCommentators, marbleCommentators } from './names.js';
import { type DemoFixture, hostedBy } from './night.js';
import { basketballTeams, esportTeams, marbles } from './other-teams.js';

interface Place {
  key: string;
  sportType: SportType;
  league: FeedLeague;
  round: string;
  teams: readonly DemoClub[];
  minute: number;
  commentator: FeedCommentator;
}

/**
 * Two basketball games and two e-sport series per epoch: first between the first four teams of each list, later between
 * the other four.
 */
export function contestsOf(epoch: number, options: NightOptions = {}): DemoFixture[] {
  const half = (teams: readonly DemoClub[], index: number) => teams.slice(index * 4, index * 4 + 4);
  const basketball = { sportType: SportType.basketball, league: demoLeagues.basketball, round: 'Vòng bảng' };
  const esport = { sportType: SportType.esport, league: demoLeagues.esport, round: 'Vòng bảng · đấu 3 ván' };
  const places = [0, 1].flatMap((index): Place[] => [
    {
      ...basketball,
      key: `bong-ro ${index}`,
      teams: half(basketballTeams, index),
      minute: index * 90,
      commentator: basketballCommentators[index] as FeedCommentator,
    },
    {
      ...esport,
      key: `esport ${index}`,
      teams: half(esportTeams, index),
      minute: 20 + index * 90,
      commentator: esportCommentators[index] as FeedCommentator,
    },
  ]);
  return places.map((place, index) => drawn(place, `demo${epoch}s${index + 1}`, epoch, options));
}

/** Three marble races per epoch, one per hour. */
export function racesOf(epoch: number, options: NightOptions = {}): DemoFixture[] {
  return [0, 1, 2].map((index) => {
    const place: Place = {
      key: `dua-bi ${index}`,
      sportType: SportType.marble,
      league: demoLeagues.marble,
      round: `Lượt đua ${index + 1}`,
      teams: marbles,
      minute: index * 60,
      commentator: marbleCommentators[0] as FeedCommentator,
    };
    return drawn(place, `demo${epoch}r${index + 1}`, epoch, options);
  });
}

function drawn(place: Place, fixtureId: string, epoch: number, { seed, shift = 0 }: NightOptions): DemoFixture {
  const { key, sportType, league, round, teams, minute, commentator } = place;
  const name = `${seed ?? `epoch ${epoch}`}/${key}`;
  const [home, away] = new Seeded(`${name}/draw`).shuffle(teams);
  return {
    fixtureId,
    sportType,
    seed: name,
    league,
    home: home as DemoClub,
    away: away as DemoClub,
    kickOff: epoch * EPOCH_MS + shift + minute * MINUTE,
    round,
    hot: false,
    knockOut: false,
    mayFail: false,
    hosts: [hostedBy(commentator)],
  };
}
