import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { DRAWS } from '../../domains/engage';
import { engage } from '../../i18n/vi/lazy/engage';
import { isMissing } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { drawIdOf } from './draw-words';
import { DrawsFallback } from './DrawsSkeleton';
import { DrawsPage } from './DrawsPage';

const OK = 200;
const NOT_FOUND = 404;

/** Answers the status alone: whether the address names a draw. */
export async function loader({ request: { signal }, params: { id }, context }: LoaderFunctionArgs) {
  if (id === undefined) return data(null, { status: OK });
  const drawId = drawIdOf(id);
  if (drawId === undefined) return data(null, { status: NOT_FOUND });
  const { api, report } = context.get(pageContext);
  try {
    await api.call('GET /au/api/lucky/info/{id}', { params: { id: drawId } }, signal);
    return data(null, { status: OK });
  } catch (error) {
    if (isMissing(error)) return data(null, { status: NOT_FOUND });
    // The page asks again, and says so if it fails.
    report(error);
    return data(null, { status: OK });
  }
}

/** Only the browser fetches the draws: the server renders the page's skeleton without personal data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = DrawsFallback;

export const meta: MetaFunction = ({ matches, params: { id = '' }, location }) =>
  pageMeta({
    title:
      location.pathname.endsWith('/kiem-chung') && drawIdOf(id) !== undefined
        ? engage.draws.checkTitle.replace('{{id}}', id)
        : engage.draws.title,
    description: engage.draws.description,
    path: DRAWS,
    site: siteMeta(matches),
    noindex: true,
  });

export default DrawsPage;
