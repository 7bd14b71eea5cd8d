import type { MetaFunction } from 'react-router';
import { RANKINGS } from '../../domains/engage';
import { engage } from '../../i18n/vi/lazy/engage';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { RankingsPage } from './RankingsPage';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: engage.rank.title,
    description: engage.rank.description,
    path: RANKINGS,
    site: siteMeta(matches),
  });

export default RankingsPage;
