import { css } from '@emotion/react';
import type { QueueItem } from '@khandai/contracts';
import { Badge, Panel } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/desk-i18n';
import { keyOf, textOf } from '../resources/moderation/queue-item';
import { useDesk } from '../session/desk-services';
import { vietnamTime } from '../time/vietnam-time';

const SHOWN = 8;

/** The oldest of what waits for a moderator, each with its way to the decision. */
export function QueuePanel() {
  const t = useWords();
  const { api, clock } = useDesk();
  const [items, setItems] = useState<readonly QueueItem[] | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    void api
      .call('GET /ac/api/chat/moderation/queue', { query: { pageNum: 1, pageSize: SHOWN } }, stop.signal)
      .then(({ list }) => setItems(list))
      .catch(() => setItems(null));
    return () => stop.abort();
  }, [api]);

  if (items === null) return null;
  return (
    <Panel title={t('overview.queue.title')} padded end={<a href="#/moderation">{t('overview.queue.open')}</a>}>
      {items.length === 0 && <p css={muted}>{t('overview.queue.none')}</p>}
      <ul css={list}>
        {items.map((item) => (
          <li key={keyOf(item)}>
            <span>
              <a href={`#/moderation?item=${keyOf(item)}`}>{textOf(item)}</a>
              <small>{item.author.showName}</small>
            </span>
            <Badge>{t(`overview.queue.kinds.${item.kind}`)}</Badge>
            <time dateTime={item.createdAt}>{vietnamTime(Date.parse(item.createdAt), clock.now())}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const muted = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

const list = css`
  display: grid;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--sp-3);
    padding: var(--sp-2) 0;
    border-top: 1px solid var(--c-line);
    font-size: var(--fs-13);
  }
  & > li:first-of-type {
    border-top: 0;
  }
  & > li > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
  }
  & small {
    display: block;
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;
