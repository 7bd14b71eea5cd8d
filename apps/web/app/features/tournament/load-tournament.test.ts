import type { Tournament } from '@khandai/contracts';
import { fixture } from '../../../test/fixtures';
import { pageRequest } from '../../../test/page-request';
import { loadTournament } from './load-tournament';

const tournament: Tournament = {
  ...{ league: { ...fixture().league, pageId: 7 }, sportType: 10, simulated: false, season: '2026/27', seasons: [] },
  ...{ teams: 0, matches: 0, ended: 0, goals: 0, homeWins: 0, draws: 0, hasTable: false, hasBracket: false },
  ...{ rounds: [], round: null },
};

const load = (id: string, query = '') =>
  loadTournament(pageRequest(`/giai-dau/${id}${query}`, { '/al/api/tournament/detail': tournament }, { id }).args);

describe('the address of a tournament', () => {
  test('[LS10] (one league) the page that a season had of its own redirects for good to that of the league', async () => {
    const moved: unknown = await load('9', '?mua=2022/23').catch((thrown: unknown) => thrown);
    expect(moved).toBeInstanceOf(Response);
    const { status, headers } = moved as Response;
    expect([status, headers.get('location')]).toEqual([301, '/giai-dau/7?mua=2022/23']);
    expect(await load('7')).toMatchObject({ kind: 'tournament', id: 7 });
  });
});
