import type { MetaFunction } from 'react-router';
import { me } from '../../i18n/vi/lazy/me';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { AccountPage } from './AccountPage';
import { AccountSkeleton } from './AccountSkeleton';

/** Only the browser fetches the member's own data: the server renders the page's skeleton without personal data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = AccountSkeleton;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: me.title,
    description: me.description,
    path: '/tai-khoan',
    site: siteMeta(matches),
    noindex: true,
  });

export default AccountPage;
