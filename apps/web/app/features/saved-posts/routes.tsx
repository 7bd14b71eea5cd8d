import type { MetaFunction } from 'react-router';
import { feedCivil } from '../../i18n/vi/lazy/feed-civil';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { SavedPage } from './SavedPage';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: feedCivil.saved.title,
    description: feedCivil.saved.description,
    path: '/bang-tin/da-luu',
    site: siteMeta(matches),
    noindex: true,
  });

export default SavedPage;
