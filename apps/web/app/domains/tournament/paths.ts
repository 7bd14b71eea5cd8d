import type { League, Team } from '@khandai/contracts';

export const TOURNAMENTS = '/giai-dau';
export const TEAMS = '/doi-bong';

/** Undefined for a team or league without a page. */
export const teamPath = ({ pageId }: Pick<Team, 'pageId'>): string | undefined =>
  pageId === undefined ? undefined : `${TEAMS}/${pageId}`;
export const tournamentPath = ({ pageId }: Pick<League, 'pageId'>): string | undefined =>
  pageId === undefined ? undefined : `${TOURNAMENTS}/${pageId}`;

const MAX_ID = 2_147_483_647;

/** The id of a page in an address: digits only. */
export function pageIdOf(segment: string | undefined): number | undefined {
  if (segment === undefined || !/^[1-9]\d{0,9}$/.test(segment)) return undefined;
  const id = Number(segment);
  return id <= MAX_ID ? id : undefined;
}
