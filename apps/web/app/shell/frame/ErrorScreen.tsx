import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, type MetaDescriptor, useLocation, useRouteError } from 'react-router';
import { vi } from '../../i18n/vi';
import { NOT_FOUND, SERVER_ERROR } from '../router/answers';
import { ErrorView } from './ErrorView';

/** The screen of whatever the route threw: not found for 404, the server's variant for all else. */
export function ErrorScreen() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = missing ? t('error.notFoundTitle') : t('error.serverTitle');
  return <ErrorView status={status} title={title} message={missing ? NOT_FOUND : SERVER_ERROR} {...(missing ? { path: pathname } : {})} />;
}

/** Title of a page that failed; nothing for one that did not. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  if (error === undefined || error === null) return [];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? vi.shell.error.notFoundTitle : vi.shell.error.serverTitle;
  return [{ title: vi.shell.error.documentTitle.replace('{{title}}', title) }, { name: 'robots', content: 'noindex' }];
}
