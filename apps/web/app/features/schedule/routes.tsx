import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BookedAside } from '../../domains/bookings';
import { dayMeta, DayPage, loadDay } from '../../domains/schedule';
import { siteMeta } from '../../shell/seo/page-meta';

export const loader = (args: LoaderFunctionArgs) => loadDay(args, 'schedule');

export { revalidatesForDay as shouldRevalidate } from '../../domains/schedule';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => dayMeta(loaderData, siteMeta(matches));

const filters = ['all', 'live', 'coming', 'ended', 'favourites', 'hosted'] as const;

/** Fixtures by day and league. */
export default function SchedulePage() {
  return <DayPage data={useLoaderData<typeof loader>()} filters={filters} aside={<BookedAside />} />;
}
