import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { DeskEventBooking } from '@khandai/contracts';
import { Button, Field, Panel } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { lines, note } from '../member/panel.styles';

interface Found {
  readonly total: number;
  readonly list: readonly DeskEventBooking[];
}

const PAGE = 25;
const QUIET_MS = 250;

/** Who has a place in an event, the first booking first. */
export function EventBookings({ eventId }: { readonly eventId: number }) {
  const t = useResourceWords('event');
  const { api, clock } = useDesk();
  const [word, setWord] = useState('');
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Found | 'failed'>();

  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const q = word.trim();
    const query = { pageNum: page, pageSize: PAGE, ...(q !== '' && { q }) };
    const params = { id: eventId };
    clock
      .sleep(q === '' ? 0 : QUIET_MS, signal)
      .then(() => api.call('GET /other/api/desk/event/{id}/bookings', { params, query }, signal))
      .then(setFound, (error: unknown) => {
        if (!isAborted(error) && !signal.aborted) setFound('failed');
      });
    return () => visit.abort();
  }, [api, clock, eventId, page, word]);

  const { total, list } = found === undefined || found === 'failed' ? { total: 0, list: [] } : found;
  const pages = Math.ceil(total / PAGE);
  return (
    <Panel title={t('bookings.title')} padded>
      <Field
        type="search"
        label={t('bookings.search')}
        value={word}
        onChange={(next) => {
          setWord(next);
          setPage(1);
        }}
        autoComplete="off"
      />
      <p role="status" css={note}>
        {found === 'failed' && t('bookings.failed')}
        {found !== undefined && found !== 'failed' && (total === 0 ? t('bookings.none') : t('goers', { taken: total }))}
      </p>
      <ul css={lines}>
        {list.map(({ id, showName, username, bookedAt }) => (
          <li key={id}>
            <span>
              <b>{showName}</b>
              <small>@{username}</small>
            </span>
            <time dateTime={bookedAt}>{vietnamTime(Date.parse(bookedAt), clock.now())}</time>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div css={turns}>
          <Button look="line" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('bookings.before')}
          </Button>
          {t('bookings.page', { page, pages })}
          <Button look="line" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('bookings.next')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const turns = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;
