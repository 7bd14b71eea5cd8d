import type { DeskEventRow } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { useRecordContext } from 'react-admin';
import { ActPanel, ActPanels, ReasonPanel } from '../../acts/ActPanels';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { EventBookings } from './EventBookings';
import { saveFile } from '../language/save-file';

/** What staff do with a stored event: publish it, cancel it, and read who has a place. */
export function EventPanel() {
  const event = useRecordContext<DeskEventRow>();
  return event ? <Acts key={event.version} event={event} /> : null;
}

function Acts({ event }: { readonly event: DeskEventRow }) {
  const t = useResourceWords('event');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const { id, version, status, taken, places, slug } = event;
  const params = { id };
  const publish = () =>
    run(() => api.call('POST /other/api/desk/event/{id}/publish', { params, body: { version } }), t('published'));
  const cancel = (reason: string) => {
    const body = { version, reason };
    void run(() => api.call('POST /other/api/desk/event/{id}/cancel', { params, body }), t('cancelled'));
  };
  const download = () =>
    run(async () => {
      const { csv } = await api.call('GET /other/api/desk/event/{id}/bookings-csv', { params });
      saveFile(`su-kien-${id}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    }, t('csvDone'));
  return (
    <ActPanels>
      <ActPanel title={t('state')}>
        <p>
          {t(`statuses.${status}`)} · {places === null ? t('goers', { taken }) : t('taken', { taken, places })}
        </p>
        {status === 'draft' && (
          <Button look="primary" disabled={busy} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        )}
        {status !== 'draft' && (
          <a href={`/su-kien/${slug}`} target="_blank" rel="noreferrer">
            {t('view')}
          </a>
        )}
        <Button look="line" disabled={busy} onClick={() => void download()}>
          {t('csv')}
        </Button>
      </ActPanel>
      {status !== 'draft' && <EventBookings eventId={id} />}
      {status === 'published' && (
        <ReasonPanel
          title={t('cancel')}
          label={t('reason')}
          hint={t('reasonHint')}
          act={t('cancel')}
          busy={busy}
          onAct={cancel}
        />
      )}
    </ActPanels>
  );
}
