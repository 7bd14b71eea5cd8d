import { type MetaFunction, useLoaderData } from 'react-router';
import { siteOrigin } from '../../shell/seo/page-meta';
import { loadMember } from './load-member';
import { memberMeta } from './member-meta';
import { MemberPage } from './MemberPage';

export const loader = loadMember;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => memberMeta(loaderData, siteOrigin(matches));

/** Another member is another page. */
export default function MemberRoute() {
  const data = useLoaderData<typeof loader>();
  return <MemberPage key={data.slug} data={data} />;
}
