import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { LevelBar } from '../../domains/engage';
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
