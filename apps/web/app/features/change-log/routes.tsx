import { type MetaFunction, useLoaderData } from 'react-router';
import { plainPages } from '../../i18n/vi/lazy/plain-pages';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { changes } from './changes.server';
import { ChangeLogPage } from './ChangeLogPage';

const PATH = '/change-log';

export const loader = () => ({ changes });

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: `${plainPages.log.title} – Khán Đài`,
    description: plainPages.log.description,
    path: PATH,
    site: siteMeta(matches),
    crumbs: [{ name: plainPages.log.title, path: PATH }],
  });

export default function ChangeLogRoute() {
  const { changes: versions } = useLoaderData<typeof loader>();
  return <ChangeLogPage versions={versions} />;
}
