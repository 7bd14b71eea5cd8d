import type { MetaFunction } from 'react-router';
import { POINT_BOOK } from '../../domains/engage';
import { engage } from '../../i18n/vi/lazy/engage';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { PointsPage } from './PointsPage';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: engage.book.title,
    description: engage.book.description,
    path: POINT_BOOK,
    site: siteMeta(matches),
    noindex: true,
  });

export default PointsPage;
