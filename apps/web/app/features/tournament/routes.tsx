import { type MetaFunction, useLoaderData } from 'react-router';
import { siteMeta } from '../../shell/seo/page-meta';
import { loadTournament } from './load-tournament';
import { tournamentMeta } from './tournament-meta';
import { TournamentPage } from './TournamentPage';
import { TournamentsPage } from './TournamentsPage';

export const loader = loadTournament;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? tournamentMeta(loaderData, siteMeta(matches)) : [];

export default function TournamentRoute() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'list' ? (
    <TournamentsPage data={data} />
  ) : (
    <TournamentPage key={`${data.id} ${data.tournament.season}`} data={data} />
  );
}
