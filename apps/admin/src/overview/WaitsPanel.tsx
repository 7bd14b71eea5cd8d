import { ArticleStatus, type QueueItem } from '@khandai/contracts';
import { hiddenCss, Panel } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from '../session/desk-services';
import { boardTable } from './board-table.styles';

/** The largest page of the queue; what waits beyond it is not counted. */
const PAGE_SIZE = 100;
const REFRESH_MS = 30_000;
const ONE = { page: 1, perPage: 1 };

/** How much waits for staff, each with the way there. */
export function WaitsPanel() {
  const t = useWords();
  const queue = useQueueItems();
  const feedback = useGetList(
    'feedback',
    { filter: { state: 'new' }, pagination: ONE },
    { refetchInterval: REFRESH_MS },
  );
  const planned = useGetList(
    'article',
    { filter: { status: ArticleStatus.scheduled }, pagination: ONE },
    { refetchInterval: REFRESH_MS },
  );
  const of = (...kinds: QueueItem['kind'][]) => queue?.filter(({ kind }) => kinds.includes(kind)).length;
  const rows = [
    ['reports', of('report', 'post', 'comment'), '#/moderation'],
    ['held', of('held'), '#/moderation'],
    ['requests', of('request'), '#/moderation'],
    ['feedback', feedback.total, '#/feedback?filter=%7B%22state%22%3A%22new%22%7D'],
    ['planned', planned.total, `#/article?filter=%7B%22status%22%3A${ArticleStatus.scheduled}%7D`],
  ] as const;
  return (
    <Panel title={t('overview.waits.title')} padded>
      <table css={boardTable}>
        <caption css={hiddenCss}>{t('overview.waits.title')}</caption>
        <tbody>
          {rows.map(([name, count, href]) => (
            <tr key={name}>
              <th scope="row">
                <a href={href}>{t(`overview.waits.${name}`)}</a>
              </th>
              <td className="number">{count === undefined ? '–' : count.toLocaleString('vi-VN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function useQueueItems(): readonly QueueItem[] | undefined {
  const { api, clock } = useDesk();
  const [items, setItems] = useState<readonly QueueItem[]>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      while (!signal.aborted) {
        const page = await api
          .call('GET /ac/api/chat/moderation/queue', { query: { pageSize: PAGE_SIZE } }, signal)
          .catch(() => null);
        if (signal.aborted) return;
        if (page) setItems(page.list);
        await clock.sleep(REFRESH_MS, signal);
      }
    };
    void run();
    return () => stop.abort();
  }, [api, clock]);
  return items;
}
