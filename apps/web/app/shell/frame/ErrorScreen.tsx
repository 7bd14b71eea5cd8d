import { useTranslation } from '../../i18n/use-translation';
import { isRouteErrorResponse, type MetaDescriptor, useLocation, useNavigate, useRouteError } from 'react-router';
import { vi } from '../../i18n/vi';
import { isUnreachable, NOT_FOUND, SERVER_ERROR } from '../router/answers';
import { useRetryWhenBack } from '../services/use-retry-when-back';
import { ErrorPage } from './ErrorPage';

/**
 * Screen of a route error: not found for 404, offline for an unreachable server, server error otherwise. After an
 * unreachable one the page is loaded once the connection is back, as the note above the page promises.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const isLost = isUnreachable(error);
  // No reload: it would end a video in the corner, and the browser's own error page would stay if nothing answers yet.
  useRetryWhenBack(isLost, () => {
    void navigate({ pathname, search, hash }, { replace: true, state: location.state as unknown });
  });
  if (isLost) return <ErrorPage title={t('error.lostTitle')} text={t('error.lostText')} />;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = missing ? t('error.notFoundTitle') : t('error.serverTitle');
  return (
    <ErrorPage
      status={status}
      title={title}
      message={missing ? NOT_FOUND : SERVER_ERROR}
      {...(missing ? { path: pathname } : {})}
    />
  );
}

/** Meta tags of a failed page; nothing without an error. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  if (error === undefined || error === null) return [];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const unreachable = isUnreachable(error) ? vi.shell.error.lostTitle : vi.shell.error.serverTitle;
  const title = missing ? vi.shell.error.notFoundTitle : unreachable;
  return [{ title: vi.shell.error.documentTitle.replace('{{title}}', title) }, { name: 'robots', content: 'noindex' }];
}
