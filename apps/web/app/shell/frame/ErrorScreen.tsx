import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
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
  return (
    <>
      <title>{t('error.documentTitle', { title })}</title>
      <meta name="robots" content="noindex" />
      <ErrorView status={status} title={title} message={missing ? NOT_FOUND : SERVER_ERROR} {...(missing ? { path: pathname } : {})} />
    </>
  );
}
