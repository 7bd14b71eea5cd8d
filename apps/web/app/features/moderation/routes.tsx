import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { mayModerate } from '../../domains/account';
import { pageContext } from '../../shell/router/page-context';
import { signedIn } from '../../shell/router/signed-in';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { ModerationPage } from './ModerationPage';
import { ModerationSkeleton } from './ModerationSkeleton';

const NOT_FOUND = 404;

/**
 * The server renders the page's skeleton, the same for everyone. For members who do not moderate, the answer is that of an
 * address that does not exist.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await signedIn(request, context.get(pageContext));
  return data(null, { status: member && !mayModerate(member) ? NOT_FOUND : 200 });
}

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = ModerationSkeleton;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: moderation.title,
    description: moderation.description,
    path: '/kiem-duyet',
    site: siteMeta(matches),
    noindex: true,
  });

export default ModerationPage;
