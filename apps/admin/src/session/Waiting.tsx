import { Button } from '@khandai/ui-kit';
import { useTranslate } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from './desk-services';
import { Doorstep } from './Doorstep';

/** Until the session knows who is here; a busy server stops it, and the reader may try again. */
export function Waiting({ blocked }: { blocked: boolean }) {
  const t = useWords();
  const translate = useTranslate();
  const { session } = useDesk();
  return (
    <Doorstep title={t('title')}>
      <p role="status">{blocked ? t('blocked.text') : translate('ra.page.loading')}</p>
      {blocked && <Button onClick={() => session.retry()}>{t('blocked.retry')}</Button>}
    </Doorstep>
  );
}
