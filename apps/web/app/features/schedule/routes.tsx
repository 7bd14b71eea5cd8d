import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BookedAside } from '../../shell/bookings/BookedAside';
import { dayMeta } from '../../shell/match/day/day-meta';
import { DayPage } from '../../shell/match/day/DayPage';
import { loadDay } from '../../shell/match/day/load-day';
import { siteOrigin } from '../../shell/seo/page-meta';

export const loader = (args: LoaderFunctionArgs) => loadDay(args, 'schedule');

export { unlessOnlyChosen as shouldRevalidate } from '../../shell/match/day/load-day';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => dayMeta(loaderData, siteOrigin(matches));

const filters = ['all', 'live', 'coming', 'ended', 'favourites', 'hosted'] as const;

/** Fixtures by day and league. */
export default function SchedulePage() {
  return <DayPage data={useLoaderData<typeof loader>()} filters={filters} aside={<BookedAside />} />;
}
