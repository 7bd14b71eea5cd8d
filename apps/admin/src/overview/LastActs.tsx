import { css } from '@emotion/react';
import type { DeskLogEntry } from '@khandai/contracts';
import { Panel } from '@khandai/ui-kit';
import { useGetList, useTranslate } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from '../session/desk-services';
import { vietnamTime } from '../time/vietnam-time';

/** The last changes at the desk. */
export function LastActs() {
  const t = useWords();
  const translate = useTranslate();
  const { clock } = useDesk();
  const { data = [] } = useGetList<DeskLogEntry>('log', { pagination: { page: 1, perPage: 6 } });
  return (
    <Panel title={t('overview.log.title')} padded>
      {data.length === 0 && <p css={muted}>{t('overview.log.none')}</p>}
      <ul css={list}>
        {data.map(({ id, at, actor, action, resource, title }) => (
          <li key={id}>
            <time dateTime={at}>{vietnamTime(Date.parse(at), clock.now())}</time>
            <span>
              <b>{actor?.name ?? t('overview.log.system')}</b>{' '}
              {translate(`resources.log.actions.${action}`, { _: action })}{' '}
              {translate(`resources.${resource}.name`, { smart_count: 1, _: resource })} · {title}
            </span>
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
  gap: var(--sp-2);
  font-size: var(--fs-13);
  & > li {
    display: flex;
    gap: var(--sp-3);
  }
  & time {
    color: var(--c-muted);
    white-space: nowrap;
  }
  & span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
