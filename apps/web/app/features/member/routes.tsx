import { type MetaFunction, useLoaderData } from 'react-router';
import { siteMeta } from '../../shell/seo/page-meta';
import { loadMember } from './load-member';
import { memberMeta } from './member-meta';
import { MemberPage } from './MemberPage';

export const loader = loadMember;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => memberMeta(loaderData, siteMeta(matches));

/** The key remounts the page for each member. */
export default function MemberRoute() {
  const data = useLoaderData<typeof loader>();
  return <MemberPage key={data.slug} data={data} />;
}
