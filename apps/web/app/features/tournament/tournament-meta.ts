import type { MetaDescriptor } from 'react-router';
import { TOURNAMENTS } from '../../domains/tournament';
import { tournament } from '../../i18n/vi/lazy/tournament';
import { drawnImage, pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { TournamentData, TournamentListData } from './load-tournament';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: tournament.tournaments, path: TOURNAMENTS }];

export function tournamentMeta(data: TournamentData | TournamentListData, site: SiteMeta): MetaDescriptor[] {
  if (data.kind === 'list')
    return pageMeta({
      ...{
        title: tournament.tournamentsTitle + SITE,
        description: tournament.tournamentsText,
        path: TOURNAMENTS,
        site,
      },
      crumbs: CRUMBS,
      noindex: !data.list.ok || data.list.value.length === 0,
    });
  const { id } = data;
  const { league, season, simulated, rounds } = data.tournament;
  // The name of a cup may have its year.
  const year = league.name.endsWith(season) ? '' : season;
  const marked = simulated ? `${year} (${tournament.simulated})`.trim() : year;
  const path = `${TOURNAMENTS}/${id}`;
  const fill = (text: string) =>
    text
      .replace('{{name}}', league.name)
      .replace('{{season}}', marked)
      .replace(/\s+([:.])/g, '$1')
      .trim();
  const from = rounds[0]?.from;
  const to = rounds.at(-1)?.to;
  return pageMeta(
    worded(
      {
        ...{ title: fill(tournament.tournamentTitle) + SITE, description: fill(tournament.tournamentText), path, site },
        crumbs: [...CRUMBS, { name: league.name, path }],
        data: [
          {
            '@type': 'SportsEvent',
            '@id': `${site.origin ?? ''}${path}#tournament`,
            name: `${league.name} ${marked}`.trim(),
            url: `${site.origin ?? ''}${path}`,
            ...(from !== undefined && to !== undefined && { startDate: from.slice(0, 10), endDate: to.slice(0, 10) }),
            eventStatus: 'https://schema.org/EventScheduled',
            location: { '@type': 'VirtualLocation', url: `${site.origin ?? ''}${path}` },
          },
        ],
        // Search engines do not take simulated matches for real ones.
        noindex: simulated,
        image: drawnImage('giai', String(id)),
      },
      { of: 'league', values: { title: league.name, season: marked } },
    ),
  );
}
