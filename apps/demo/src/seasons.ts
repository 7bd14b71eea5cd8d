import { SportType } from '@khandai/contracts';
import { demoClubs, demoLeagues, secondDivisionClubs } from './clubs.js';
import {
  americanCommentators,
  arabianCommentators,
  australianCommentators,
  basketballCommentators,
  brazilianCommentators,
  demoCommentators,
  englishCommentators,
  esportCommentators,
  europeanCommentators,
  indonesianCommentators,
  marbleCommentators,
  mexicanCommentators,
  regionalCommentators,
  spanishCommentators,
} from './commentators.js';
import { basketballTeams, esportTeams, marbles } from './other-teams.js';
import type { NightOptions } from './demo-time.js';
import type { DemoFixture } from './fixture.js';
import { daily, matchesOf, mondayOf, type Season, slots } from './season.js';
import {
  americanTeams,
  arabianClubs,
  australianClubs,
  brazilianClubs,
  englishClubs,
  europeanClubs,
  indonesianClubs,
  mexicanClubs,
  spanishClubs,
  youthTeams,
} from './world-clubs.js';

const { football, basketball, esport, marble } = SportType;
const inRounds = 'Vòng';

export const vLeague: Season = {
  number: 1,
  key: 'v-league',
  sportType: football,
  league: demoLeagues.vLeague,
  teams: demoClubs,
  slots: slots({
    wed: '17:00 17:00 18:00 18:00 19:15 19:15 19:15',
    sat: '17:00 18:00 19:15 19:15',
    sun: '17:00 18:00 19:15',
  }),
  commentators: demoCommentators.slice(0, 10),
  guests: demoCommentators.slice(10),
  roundWord: inRounds,
};

/**
 * All competitions. Those of Vietnam play when Vietnam does. Those of other time zones follow one another around the
 * clock, so that football is live at any moment: Australia until the afternoon, Indonesia, Arabia, Europe after
 * midnight, Brazil at dawn, Mexico in the morning.
 */
export const seasons: readonly Season[] = [
  vLeague,
  {
    number: 2,
    key: 'hang-nhat',
    sportType: football,
    league: demoLeagues.secondDivision,
    teams: secondDivisionClubs,
    slots: slots({ fri: '16:00 17:00 18:00', sat: '16:00 17:00 18:00' }),
    commentators: regionalCommentators,
    roundWord: inRounds,
    mayFail: true,
  },
  {
    number: 3,
    key: 'cup',
    sportType: football,
    league: demoLeagues.cup,
    teams: secondDivisionClubs,
    slots: slots({ tue: '17:00 17:30 18:30 19:15' }),
    commentators: regionalCommentators,
    roundWord: 'Vòng loại',
    knockOut: true,
  },
  {
    number: 4,
    key: 'u21',
    sportType: football,
    league: demoLeagues.youth,
    teams: youthTeams,
    slots: slots({ mon: '15:30 17:00 18:00 18:45', thu: '15:30 17:00 18:00 18:45' }),
    commentators: regionalCommentators,
    roundWord: inRounds,
  },
  {
    number: 5,
    key: 'anh',
    sportType: football,
    league: demoLeagues.england,
    teams: englishClubs,
    slots: slots({
      tue: '03:00',
      sat: '19:30 22:00 22:00 22:00 22:00',
      sun: '00:30 21:00 21:00 23:30',
    }),
    commentators: englishCommentators.slice(0, 7),
    guests: englishCommentators.slice(7),
    roundWord: inRounds,
  },
  {
    number: 6,
    key: 'tay-ban-nha',
    sportType: football,
    league: demoLeagues.spain,
    teams: spanishClubs,
    slots: slots({
      mon: '00:30 03:00',
      tue: '03:00',
      sat: '03:00 20:00 22:15',
      sun: '00:30 03:00 20:00 22:15',
    }),
    commentators: spanishCommentators,
    roundWord: inRounds,
  },
  {
    number: 7,
    key: 'chau-au',
    sportType: football,
    league: demoLeagues.europe,
    teams: europeanClubs,
    slots: slots({ wed: '00:45 03:00 03:00', thu: '00:45 03:00 03:00', fri: '00:45 03:00' }),
    commentators: europeanCommentators.slice(0, 4),
    guests: europeanCommentators.slice(4),
    roundWord: 'Lượt',
  },
  {
    number: 8,
    key: 'indonesia',
    sportType: football,
    league: demoLeagues.indonesia,
    teams: indonesianClubs,
    slots: daily('15:15 18:45 20:30'),
    commentators: indonesianCommentators,
    roundWord: inRounds,
  },
  {
    number: 9,
    key: 'a-rap',
    sportType: football,
    league: demoLeagues.arabia,
    teams: arabianClubs,
    slots: daily('01:30 22:00 23:45'),
    commentators: arabianCommentators,
    roundWord: inRounds,
  },
  {
    number: 10,
    key: 'brazil',
    sportType: football,
    league: demoLeagues.brazil,
    teams: brazilianClubs,
    slots: daily('04:45 06:30'),
    commentators: brazilianCommentators,
    roundWord: inRounds,
  },
  {
    number: 11,
    key: 'mexico',
    sportType: football,
    league: demoLeagues.mexico,
    teams: mexicanClubs,
    slots: daily('08:15 10:00'),
    commentators: mexicanCommentators,
    roundWord: inRounds,
  },
  {
    number: 12,
    key: 'uc',
    sportType: football,
    league: demoLeagues.australia,
    teams: australianClubs,
    slots: daily('11:45 13:30'),
    commentators: australianCommentators,
    roundWord: inRounds,
  },
  {
    number: 13,
    key: 'bong-ro',
    sportType: basketball,
    league: demoLeagues.basketball,
    teams: basketballTeams,
    slots: slots({
      mon: '19:30',
      tue: '19:30',
      wed: '19:30',
      thu: '19:30',
      fri: '19:30',
      sat: '17:00 19:30',
      sun: '17:00 19:30',
    }),
    commentators: basketballCommentators,
    roundWord: inRounds,
  },
  {
    number: 14,
    key: 'bong-ro-my',
    sportType: basketball,
    league: demoLeagues.american,
    teams: americanTeams,
    slots: daily('07:30 10:00'),
    commentators: americanCommentators,
    roundWord: 'Lượt',
  },
  {
    number: 15,
    key: 'esport',
    sportType: esport,
    league: demoLeagues.esport,
    teams: esportTeams,
    slots: daily('16:00 20:00'),
    commentators: esportCommentators,
    roundWord: 'Vòng bảng · lượt',
  },
  {
    number: 16,
    key: 'dua-bi',
    sportType: marble,
    league: demoLeagues.marble,
    teams: marbles,
    slots: daily(Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`).join(' ')),
    commentators: marbleCommentators,
    roundWord: 'Lượt đua',
  },
];

/** The seven V.League matches of the Wednesday of a week; weeks count from the epoch. */
export const nightOf = (week: number, options: NightOptions = {}): DemoFixture[] =>
  matchesOf(vLeague, mondayOf(week) + 2, options);
