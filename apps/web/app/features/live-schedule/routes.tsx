import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { attempt } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { dayMeta, loadDay } from '../../domains/schedule';
import { siteMeta } from '../../shell/seo/page-meta';
import { HostedDay } from './HostedDay';

/** The hosted matches of a day, and all commentators. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, report } = args.context.get(pageContext);
  const anchors = api.call('GET /al/api/schedule/anchor', {}, args.request.signal).then(({ list }) => list);
  const [day, shown] = await Promise.all([loadDay(args, 'hosted'), attempt(anchors, report)]);
  return { day, anchors: shown };
}

export { revalidatesForDay as shouldRevalidate } from '../../domains/schedule';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  dayMeta(loaderData?.day, siteMeta(matches));

/** Matches with commentators: by league, by commentator, by calendar. */
export default function LiveSchedulePage() {
  return <HostedDay {...useLoaderData<typeof loader>()} />;
}
