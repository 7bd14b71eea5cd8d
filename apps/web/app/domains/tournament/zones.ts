import type { StandingRow } from '@khandai/contracts';
import type { tournament } from '../../i18n/vi/lazy/tournament';

export type ZoneKey = keyof typeof tournament.zone;

/** Colours of the edges; the words of each zone stand in the legend and in its rows. */
export const zoneColor: Readonly<Record<ZoneKey, string>> = {
  championsLeague: 'var(--c-info)',
  championsLeagueQualifying: 'var(--c-name-7)',
  europaLeague: 'var(--c-name-5)',
  conferenceLeague: 'var(--c-accent)',
  asianElite: 'var(--c-accent)',
  asianTwo: 'var(--c-info)',
  knockout: 'var(--c-accent)',
  knockoutPlayOff: 'var(--c-info)',
  bestThird: 'var(--c-info)',
  promotion: 'var(--c-accent)',
  promotionPlayOff: 'var(--c-info)',
  championshipRound: 'var(--c-accent)',
  relegationRound: 'var(--c-warn)',
  relegationPlayOff: 'var(--c-card-yellow)',
  relegation: 'var(--c-neg)',
};

/** The zones of these rows, from the top. */
export const zonesIn = (rows: readonly StandingRow[]): ZoneKey[] => [
  ...new Set(rows.flatMap(({ zone }) => (zone === null ? [] : [zone as ZoneKey]))),
];
