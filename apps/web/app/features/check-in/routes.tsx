import type { MetaFunction } from 'react-router';
import { CHECK_IN } from '../../domains/engage';
import { engage } from '../../i18n/vi/lazy/engage';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { CheckInPage } from './CheckInPage';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: engage.checkIn.title,
    description: engage.checkIn.description,
    path: CHECK_IN,
    site: siteMeta(matches),
  });

export default CheckInPage;
