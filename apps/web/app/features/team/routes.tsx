import { type MetaFunction, useLoaderData } from 'react-router';
import { siteMeta } from '../../shell/seo/page-meta';
import { loadTeam } from './load-team';
import { teamMeta } from './team-meta';
import { TeamPage } from './TeamPage';
import { TeamsPage } from './TeamsPage';

export const loader = loadTeam;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? teamMeta(loaderData, siteMeta(matches)) : [];

export default function TeamRoute() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'list' ? <TeamsPage data={data} /> : <TeamPage key={data.id} data={data} />;
}
