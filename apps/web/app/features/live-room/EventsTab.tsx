import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { StatBar, Timeline } from '@khandai/match-ui';
import { Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useI18n } from '../../i18n/use-translation';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { quickBars, timelineRows } from './timeline-view';
import { useRoomWords } from './use-room-words';
import { useRoomStore } from './room-context';

/** Match events, newest first, with the main statistics beside them on wide screens. */
export const EventsTab = observer(function EventsTab({ fixture }: { fixture: Fixture }) {
  const store = useRoomStore();
  const { t } = useRoomWords();
  const { language } = useI18n();
  const { clock } = useServices();
  const bars = quickBars(store.stats, t, language);
  return (
    <div css={bars.length > 0 ? columns : alone}>
      <div css={column}>
        {store.events.length === 0 && store.kicks.length === 0 ? (
          <EmptyPanel plain icon={icons.list} title={t('noEvents')} text={t('noEventsText')} />
        ) : (
          <Timeline label={t('tabs.events')} rows={timelineRows(fixture, store, clock.timezone, t)} />
        )}
        {fixture.goalTimesEstimated && (
          <p css={estimated}>
            <Icon icon={icons.info} size={16} />
            {t('estimated')}
          </p>
        )}
      </div>
      {bars.length > 0 && (
        <section css={[column, aside]} aria-label={t('quickStats')}>
          <h2 css={heading}>{t('quickStats')}</h2>
          {bars.map((bar) => (
            <StatBar key={bar.label} {...bar} />
          ))}
        </section>
      )}
    </div>
  );
});

const columns = css`
  @media (min-width: 1200px) {
    display: grid;
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  }
`;

/** Both sides stay near the minutes between them. */
const alone = css`
  max-width: 48rem;
  margin: 0 auto;
`;

const column = css`
  min-width: 0;
`;

const aside = css`
  display: none;
  padding: var(--sp-3) 0;
  align-content: start;
  @media (min-width: 1200px) {
    display: grid;
    border-left: 1px solid var(--c-line);
  }
`;

const heading = css`
  padding: 0 var(--sp-4) var(--sp-2);
  font-weight: var(--fw-semi);
`;

const estimated = css`
  display: flex;
  gap: 6px;
  align-items: center;
  padding: var(--sp-2) var(--sp-4) var(--sp-3);
  font-size: var(--fs-12);
  color: var(--c-warn);
`;
