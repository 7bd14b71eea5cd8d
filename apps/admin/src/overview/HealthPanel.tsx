import { css } from '@emotion/react';
import type { HealthPart } from '@khandai/contracts';
import { Panel } from '@khandai/ui-kit';
import { useGetList } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { HealthState } from '../resources/feed/HealthState';
import { useHealthWords } from '../resources/feed/use-health-words';

const REFRESH_MS = 15_000;

/** The feeds, and every other part that is late or failed. */
export function HealthPanel() {
  const t = useWords();
  const { ageOf } = useHealthWords();
  const { data = [] } = useGetList<HealthPart>('feed', {}, { refetchInterval: REFRESH_MS });
  const shown = data.filter(({ kind, state }) => kind === 'feed' || state === 'late' || state === 'failed');
  const fine = shown.every(({ state }) => state === 'ok');
  return (
    <Panel title={t('overview.health.title')} padded end={<a href="#/feed">{data.length}</a>}>
      {fine && <p css={muted}>{t('overview.health.fine')}</p>}
      <ul css={list}>
        {shown.map((part) => (
          <li key={part.id}>
            <span>{part.name}</span>
            <HealthState state={part.state} />
            <small>{ageOf(part)}</small>
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
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(5.5rem, auto);
    gap: var(--sp-3);
  }
  & small {
    color: var(--c-muted);
    text-align: right;
  }
`;
