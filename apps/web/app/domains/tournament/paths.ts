import type { League, Team } from '@khandai/contracts';

export const TOURNAMENTS = '/giai-dau';
export const TEAMS = '/doi-bong';
export const SEASON = 'mua';

/** Undefined for a team or league without a page. */
export const teamPath = ({ pageId }: Pick<Team, 'pageId'>): string | undefined =>
  pageId === undefined ? undefined : `${TEAMS}/${pageId}`;
/** With a season the page shows that one, not the newest. */
export function tournamentPath({ pageId }: Pick<League, 'pageId'>, season = ''): string | undefined {
  if (pageId === undefined) return undefined;
  return `${TOURNAMENTS}/${pageId}${season === '' ? '' : `?${SEASON}=${encodeURIComponent(season)}`}`;
}

const MAX_ID = 2_147_483_647;

/** The id of a page in an address: digits only. */
export function pageIdOf(segment: string | undefined): number | undefined {
  if (segment === undefined || !/^[1-9]\d{0,9}$/.test(segment)) return undefined;
  const id = Number(segment);
  return id <= MAX_ID ? id : undefined;
}
