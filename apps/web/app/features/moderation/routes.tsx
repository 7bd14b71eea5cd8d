import type { MetaFunction } from 'react-router';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { ModerationPage } from './ModerationPage';
import { ModerationSkeleton } from './ModerationSkeleton';

/** Only the browser knows who the user is: the server renders the page's skeleton, the same for everyone. */
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
