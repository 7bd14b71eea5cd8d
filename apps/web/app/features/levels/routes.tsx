import type { MetaFunction } from 'react-router';
import { LEVELS } from '../../domains/engage';
import { engage } from '../../i18n/vi/lazy/engage';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { LevelsPage } from './LevelsPage';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: engage.level.title,
    description: engage.level.description,
    path: LEVELS,
    site: siteMeta(matches),
  });

export default LevelsPage;
