import type { MetaFunction } from 'react-router';
import { notifications } from '../../i18n/vi/lazy/notifications';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { NotificationsPage } from './NotificationsPage';
import { NotificationsSkeleton } from './NotificationsSkeleton';

/** Only the browser fetches the member's own data: the server renders the page's skeleton without personal data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = NotificationsSkeleton;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: notifications.title,
    description: notifications.description,
    path: '/thong-bao',
    site: siteMeta(matches),
    noindex: true,
  });

export default NotificationsPage;
