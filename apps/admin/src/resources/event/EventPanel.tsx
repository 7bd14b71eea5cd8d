import { css } from '@emotion/react';
import type { DeskEventRow } from '@khandai/contracts';
import { Button, Field, Panel } from '@khandai/ui-kit';
import { type SyntheticEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { EventBookings } from './EventBookings';
import { saveFile } from '../language/save-file';
import { isReason } from '../member/ReasonField';

/** What staff do with a stored event: publish it, cancel it, and read who has a place. */
export function EventPanel() {
  const event = useRecordContext<DeskEventRow>();
  return event ? <Acts key={event.version} event={event} /> : null;
}

function Acts({ event }: { readonly event: DeskEventRow }) {
  const t = useResourceWords('event');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const [reason, setReason] = useState('');
  const { id, version, status, taken, places, slug } = event;
  const params = { id };
  const publish = () =>
    run(() => api.call('POST /other/api/desk/event/{id}/publish', { params, body: { version } }), t('published'));
  const cancel = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    const body = { version, reason };
    void run(() => api.call('POST /other/api/desk/event/{id}/cancel', { params, body }), t('cancelled'));
  };
  const download = () =>
    run(async () => {
      const { csv } = await api.call('GET /other/api/desk/event/{id}/bookings-csv', { params });
      saveFile(`su-kien-${id}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    }, t('csvDone'));
  return (
    <div css={acts}>
      <Panel title={t('state')} padded>
        <div css={body}>
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
        </div>
      </Panel>
      {status !== 'draft' && <EventBookings eventId={id} />}
      {status === 'published' && (
        <Panel title={t('cancel')} padded>
          <form css={body} onSubmit={cancel}>
            <Field
              label={t('reason')}
              hint={t('reasonHint')}
              value={reason}
              onChange={setReason}
              maxLength={300}
              required
            />
            <Button type="submit" look="danger" disabled={busy || !isReason(reason)}>
              {t('cancel')}
            </Button>
          </form>
        </Panel>
      )}
    </div>
  );
}

const acts = css`
  display: grid;
  gap: var(--sp-3);
  max-width: 40rem;
  padding: 0 var(--sp-4) var(--sp-4);
`;

const body = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-3);
  & > div {
    width: 100%;
  }
`;
