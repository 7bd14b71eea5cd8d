import { StatBar } from '@khandai/match-ui';
import { icons } from '@khandai/ui-kit';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { statBars } from './timeline-view';
import { useRoomWords } from './use-room-words';
import { useRoomStore } from './room-context';

export const StatsTab = observer(function StatsTab() {
  const store = useRoomStore();
  const { t } = useRoomWords();
  const bars = statBars(store.stats, t);
  if (bars.length === 0) return <EmptyPanel plain icon={icons.list} title={t('noStats')} text={t('noStatsText')} />;
  return (
    <div css={list}>
      {bars.map((bar) => (
        <StatBar key={bar.label} {...bar} />
      ))}
    </div>
  );
});

const list = css`
  padding: var(--sp-3) 0;
  max-width: 40rem;
  margin: 0 auto;
`;
