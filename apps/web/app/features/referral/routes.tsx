import type { MetaFunction } from 'react-router';
import { REFERRAL } from '../../domains/engage';
import { referral } from '../../i18n/vi/lazy/referral';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { ReferralPage } from './ReferralPage';
import { ReferralFallback } from './ReferralSkeleton';

/** Only the browser fetches the invitations: the server renders the page's skeleton without personal data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = ReferralFallback;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: referral.title,
    description: referral.description,
    path: REFERRAL,
    site: siteMeta(matches),
    noindex: true,
  });

export default ReferralPage;
