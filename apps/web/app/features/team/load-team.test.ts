import type { TeamProfile } from '@khandai/contracts';
import { fixture } from '../../../test/fixtures';
import { pageRequest } from '../../../test/page-request';
import { loadTeam } from './load-team';

const profile: TeamProfile = {
  ...{ team: { ...fixture().home, pageId: 7 }, sportType: 10, simulated: false, league: null, season: '2026/27' },
  ...{ ground: '', coach: '', coming: [], last: [], standing: null },
};

const load = (id: string, query = '') =>
  loadTeam(pageRequest(`/doi-bong/${id}${query}`, { '/al/api/team/detail': profile }, { id }).args);

describe('the address of a team', () => {
  test('[LS10] (one club) the page that a club had a second time redirects for good to its one page', async () => {
    const moved: unknown = await load('9', '?tab=results').catch((thrown: unknown) => thrown);
    expect(moved).toBeInstanceOf(Response);
    const { status, headers } = moved as Response;
    expect([status, headers.get('location')]).toEqual([301, '/doi-bong/7?tab=results']);
    expect(await load('7')).toMatchObject({ kind: 'team', id: 7 });
  });
});
