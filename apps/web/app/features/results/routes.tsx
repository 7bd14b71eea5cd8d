import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { dayMeta } from '../../shell/match/day/day-meta';
import { DayPage } from '../../shell/match/day/DayPage';
import { loadDay } from '../../shell/match/day/load-day';
import { siteOrigin } from '../../shell/seo/page-meta';

export const loader = (args: LoaderFunctionArgs) => loadDay(args, 'results');

export { unlessOnlyChosen as shouldRevalidate } from '../../shell/match/day/load-day';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => dayMeta(loaderData, siteOrigin(matches));

const filters = ['all', 'favourites'] as const;

/** Results by day and league. */
export default function ResultsPage() {
  return <DayPage data={useLoaderData<typeof loader>()} filters={filters} />;
}
