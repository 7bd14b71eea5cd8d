import type { MetaFunction } from 'react-router';
import { TASKS } from '../../domains/engage';
import { engage } from '../../i18n/vi/lazy/engage';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { TasksFallback } from './TasksSkeleton';
import { TasksPage } from './TasksPage';

/** Only the browser fetches the tasks: the server renders the page's skeleton without personal data. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = TasksFallback;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: engage.tasks.title,
    description: engage.tasks.description,
    path: TASKS,
    site: siteMeta(matches),
    noindex: true,
  });

export default TasksPage;
