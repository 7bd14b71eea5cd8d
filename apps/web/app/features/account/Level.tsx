import { css } from '@emotion/react';
import type { LevelInfo } from '@khandai/contracts';
import { Badge, Button, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { grouped } from '../../i18n/format-number';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { useMeStore } from './me-context';

/** The member's level and the points missing to the next. */
export const Level = observer(function Level() {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { value: info, state } = store.level;
  if (!info) {
    return (
      <p css={[levelRow, noLevel]} aria-busy={state === 'loading'}>
        {state === 'failed' && (
          <>
            {t('profile.levelFailed')}
            <Button look="quiet" size="sm" onClick={store.reloadLevel}>
              {t('shell:retry')}
            </Button>
          </>
        )}
      </p>
    );
  }
  return <LevelBar {...info} />;
});

function LevelBar({ level, exp, nextExp }: LevelInfo) {
  const { t } = useLazyTranslation('me', words);
  return (
    <div css={levelCss}>
      <p css={levelRow}>
        <Badge tone="gold">{t('profile.level', { level })}</Badge>
        <span>{t('profile.toNext', { points: grouped(nextExp - exp), level: level + 1, count: nextExp - exp })}</span>
      </p>
      <div css={meter} role="img" aria-label={t('profile.meter', { exp: grouped(exp), next: grouped(nextExp) })}>
        <i style={{ width: `${Math.min(100, (exp / Math.max(1, nextExp)) * 100)}%` }} />
      </div>
      <p css={small}>
        <span>{t('profile.earning')}</span>
        <Num>{`${grouped(exp)}/${grouped(nextExp)}`}</Num>
      </p>
    </div>
  );
}

const levelCss = css`
  display: grid;
  gap: 6px;
`;

/* Reserves the height while the level loads. */
const noLevel = css`
  min-height: 52px;
`;

const levelRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const meter = css`
  height: 6px;
  border-radius: var(--r-full);
  background: var(--c-fill);
  overflow: hidden;
  & i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--c-accent-fill);
  }
`;

const small = css`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
