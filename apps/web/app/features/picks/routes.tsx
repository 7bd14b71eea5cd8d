import type { MetaFunction } from 'react-router';
import { PICKS } from '../../domains/picks';
import { picks } from '../../i18n/vi/lazy/picks';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { PicksPage } from './PicksPage';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: picks.title,
    description: picks.description,
    path: PICKS,
    site: siteMeta(matches),
    noindex: true,
  });

export default PicksPage;
