import { Button, LinkButton, NotFound, PageFrame, icons } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useNavigate } from 'react-router';

/** Marks a failed page, so that the loading bar changes its colour. */
export const FAILED_PAGE = 'data-page-failed';

export interface ErrorPageProps {
  /** Absent if no server answered. */
  readonly status?: number;
  readonly title: string;
  /** Default message of the specification. It is English, so it stands in the markup only, for monitors and crawlers. */
  readonly message?: string;
  /** Replaces the status code's default text. */
  readonly text?: string;
  /** The requested path that does not exist. */
  readonly path?: string;
}

export function ErrorPage({ status, title, message, text, path }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const missing = status === 404;
  return (
    <PageFrame>
      <div
        {...(missing ? {} : { [FAILED_PAGE]: '' })}
        {...(message !== undefined && { 'data-error': path === undefined ? message : `${message}: ${path}` })}
      >
        <NotFound
          title={title}
          text={text ?? (missing ? t('error.notFoundText') : t('error.serverText'))}
          actions={
            <>
              {missing ? (
                <LinkButton href="/" look="primary">
                  {t('error.toHome')}
                </LinkButton>
              ) : (
                <Button look="primary" icon={icons.refresh} onClick={() => void navigate(0)}>
                  {t('retry')}
                </Button>
              )}
              <LinkButton href="/truc-tiep">{t('error.toLive')}</LinkButton>
            </>
          }
          {...(status !== undefined && { detail: path === undefined ? String(status) : `${status} · ${path}` })}
        />
      </div>
    </PageFrame>
  );
}
