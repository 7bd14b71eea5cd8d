import type { MetaFunction } from 'react-router';
import { feedback } from '../../i18n/vi/lazy/feedback';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { FeedbackPage } from './FeedbackPage';

const PATH = '/phan-hoi';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: `${feedback.title} – Khán Đài`,
    description: feedback.description,
    path: PATH,
    site: siteMeta(matches),
    crumbs: [{ name: feedback.title, path: PATH }],
  });

export default FeedbackPage;
