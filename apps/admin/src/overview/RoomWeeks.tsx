import type { CommentatorTotal } from '@khandai/contracts';
import { hiddenCss, Panel } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from '../session/desk-services';
import { vietnamDay } from '../time/vietnam-time';
import { boardTable, muted, tableScroll } from './board-table.styles';
import { weeksBefore, type Week } from './weeks';

interface WeekTotal extends Week {
  readonly total: CommentatorTotal | undefined;
}

/** What the commentator did in the current week and the three before. */
export function RoomWeeks({ userId }: { userId: number }) {
  const t = useWords();
  const { api, clock } = useDesk();
  const [weeks, setWeeks] = useState<readonly WeekTotal[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    const load = async ({ from, to }: Week): Promise<WeekTotal> => {
      const query = { startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() };
      const { list } = await api.call('GET /au/api/user/commentator/listTotal', { query }, stop.signal);
      return { from, to, total: list.find((one) => one.userId === userId) };
    };
    // Without totals the panel is not there; the next visit asks again.
    void Promise.all(weeksBefore(clock.now()).map(load)).then(setWeeks, () => setWeeks([]));
    return () => stop.abort();
  }, [api, clock, userId]);

  if (weeks.length === 0) return null;
  return (
    <Panel title={t('room.weeks.title')} padded>
      <div css={tableScroll} role="region" aria-label={t('room.weeks.title')} tabIndex={0}>
        <table css={boardTable}>
          <caption css={hiddenCss}>{t('room.weeks.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('room.weeks.week')}</th>
              <th scope="col" className="number">
                {t('room.weeks.fixtures')}
              </th>
              <th scope="col" className="number">
                {t('room.weeks.messages')}
              </th>
              <th scope="col" className="number">
                {t('room.weeks.writers')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, to, total }) => (
              <tr key={from}>
                <th scope="row">{t('room.weeks.span', { from: vietnamDay(from), to: vietnamDay(to - 1) })}</th>
                <td className="number">
                  {total?.fixtures ?? 0}
                  <small>{t('room.weeks.ended', { count: total?.ended ?? 0 })}</small>
                </td>
                <td className="number">{(total?.messages ?? 0).toLocaleString('vi-VN')}</td>
                <td className="number">{(total?.writers ?? 0).toLocaleString('vi-VN')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p css={muted}>{t('room.weeks.note')}</p>
    </Panel>
  );
}
