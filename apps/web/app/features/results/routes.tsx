import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { dayMeta, DayPage, loadDay } from '../../domains/schedule';
import { siteMeta } from '../../shell/seo/page-meta';

export const loader = (args: LoaderFunctionArgs) => loadDay(args, 'results');

export { revalidatesForDay as shouldRevalidate } from '../../domains/schedule';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => dayMeta(loaderData, siteMeta(matches));

const filters = ['all', 'favourites'] as const;

/** Results by day and league. */
export default function ResultsPage() {
  return <DayPage data={useLoaderData<typeof loader>()} filters={filters} />;
}
