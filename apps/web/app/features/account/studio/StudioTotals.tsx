import { css } from '@emotion/react';
import { Num, Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../../i18n/use-numbers';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { RetryPanel } from '../../../shell/frame/EmptyPanel';
import { useStudioStore } from './studio-context';

/** Totals of the last 7 or 30 days. */
export const StudioTotals = observer(function StudioTotals() {
  const { grouped } = useNumbers();
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { value, state } = store.totals;
  if (!value && state === 'failed') return <RetryPanel title={t('totals.failed')} onRetry={store.reloadTotals} />;
  const figures = [
    { name: t('totals.fixtures'), value: value?.fixtures },
    { name: t('totals.messages'), value: value?.messages },
    { name: t('totals.writers'), value: value?.writers },
  ];
  return (
    <div css={root}>
      <Segmented
        label={t('totals.label')}
        value={store.days === 7 ? '7' : '30'}
        options={[
          { value: '7', label: t('totals.week') },
          { value: '30', label: t('totals.month') },
        ]}
        onChange={(days) => {
          store.count(days === '7' ? 7 : 30);
        }}
      />
      <dl css={list} aria-busy={state === 'loading'}>
        {figures.map(({ name, value: number }) => (
          <div key={name} css={figure}>
            <dt>{name}</dt>
            <dd>
              <Num>{number === undefined ? '–' : grouped(number)}</Num>
            </dd>
          </div>
        ))}
      </dl>
      <p css={note}>{t('totals.note')}</p>
    </div>
  );
});

const root = css`
  display: grid;
  gap: var(--sp-3);
  justify-items: start;
  padding: var(--sp-3) var(--sp-4) var(--sp-4);
  border-top: 1px solid var(--c-line);
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-2);
  width: 100%;
`;

const figure = css`
  display: grid;
  gap: 2px;
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-fill);
  & dt {
    font-size: var(--fs-12);
    color: var(--c-text-2);
  }
  & dd {
    font-size: var(--fs-20);
    font-weight: var(--fw-semi);
  }
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
