import { css } from '@emotion/react';
import { Icon, icons, KitLink, Num } from '@khandai/ui-kit';
import type { RaceBoard } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { countdown } from '../../i18n/format-time';
import { useLazyTranslation } from '../../i18n/use-translation';
import { race as words } from '../../i18n/vi/lazy/race';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { raceAt } from './race-at';

/** The marble race that runs, or when the next one starts. Nothing where the site runs none. */
export const HomeRace = observer(function HomeRace() {
  const { t } = useLazyTranslation('race', words);
  const { api, clock } = useServices();
  const { part } = usePart<RaceBoard>({
    name: 'races of the home page',
    fetch: (signal) => api.call('GET /al/api/race/board', {}, signal),
  });
  const shown = part.value && raceAt(part.value, clock.now);
  if (!shown) return null;
  const { race, startsInMs } = shown;
  return (
    <KitLink href="/dua-bi" css={card}>
      <span css={badge}>
        <Icon icon={icons.marble} size={20} />
      </span>
      <span css={text}>
        <b>{t('home.title')}</b>
        <small>
          {startsInMs > 0 ? (
            <>
              {t('home.next', { id: race.raceId })} <Num>{countdown(startsInMs)}</Num>
            </>
          ) : (
            t('home.racing', { id: race.raceId })
          )}
        </small>
      </span>
      <Icon icon={icons.chevronRight} />
    </KitLink>
  );
});

const card = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 56px;
  padding: var(--sp-2) var(--sp-4);
  border-radius: var(--r-3);
  background: var(--c-surface);
  box-shadow: var(--shadow-1);
  color: var(--c-text);
  & > svg {
    flex: none;
    color: var(--c-muted);
  }
`;

const badge = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  background: var(--c-accent-tint);
  color: var(--c-accent);
`;

const text = css`
  display: grid;
  flex: 1;
  min-width: 0;
  & > b {
    font-weight: var(--fw-semi);
  }
  & > small {
    font-size: var(--fs-13);
    color: var(--c-text-2);
  }
`;
