import type { FeedStage } from '../../modules/fixtures/feed.js';
import { seasonName } from '../input/season-name.js';
import type { CompetitionName, OpenMatch } from './open-match.js';

const YEAR = /\b(\d{4}(?:[/-]\d{2,4})?)$/;

/** Where a match stands in its competition; undefined for a round that belongs to neither a table nor a bracket. */
export function stageOf({ name, season }: CompetitionName, { place }: OpenMatch): FeedStage | undefined {
  const { half, phase, group, number } = place;
  if (phase === '') return undefined;
  const year = seasonName(season || (YEAR.exec(name)?.[1] ?? ''));
  // Two tournaments of one year have a table, champions and final rounds each, so each is a season.
  return { season: [year, half].filter((part) => part !== '').join(' '), phase, group, roundNumber: number };
}
