import type { MetaFunction } from 'react-router';
import { DRAWS } from '../../domains/engage';
import { engage } from '../../i18n/vi/lazy/engage';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { DrawsFallback } from './DrawsSkeleton';
import { DrawsPage } from './DrawsPage';

/** Only the browser fetches the draws: the server renders the page's skeleton without personal data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = DrawsFallback;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: engage.draws.title,
    description: engage.draws.description,
    path: DRAWS,
    site: siteMeta(matches),
    noindex: true,
  });

export default DrawsPage;
