import { SportType } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { TEAMS } from '../../domains/tournament';
import { tournament } from '../../i18n/vi/lazy/tournament';
import { drawnImage, pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { TeamData, TeamListData } from './load-team';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: tournament.teams, path: TEAMS }];

export function teamMeta(data: TeamData | TeamListData, site: SiteMeta): MetaDescriptor[] {
  if (data.kind === 'list')
    return pageMeta({
      ...{ title: tournament.teamsTitle + SITE, description: tournament.teamsText, path: TEAMS, site },
      crumbs: CRUMBS,
      noindex: data.text !== '' || data.leagues.length === 0,
    });
  const { id, profile } = data;
  const { team, league, ground, coach, sportType, simulated } = profile;
  const path = `${TEAMS}/${id}`;
  const url = `${site.origin ?? ''}${path}`;
  return pageMeta(
    worded(
      {
        title: tournament.teamTitle.replace('{{name}}', team.name) + SITE,
        description: tournament.teamText.replace('{{name}}', team.name),
        ...{ path, site },
        crumbs: [...CRUMBS, { name: team.name, path }],
        data: [
          {
            '@type': 'SportsTeam',
            '@id': `${url}#team`,
            name: team.name,
            url,
            ...(sportType === SportType.football && { sport: 'Soccer' }),
            ...(league && { memberOf: { '@type': 'SportsOrganization', name: league.name } }),
            ...(ground !== '' && { location: { '@type': 'Place', name: ground } }),
            ...(coach !== '' && { coach: { '@type': 'Person', name: coach } }),
          },
        ],
        // Search engines do not take simulated matches for real ones.
        noindex: simulated,
        image: drawnImage('doi', String(id)),
      },
      { of: 'team', values: { title: team.name } },
    ),
  );
}
