import type { Fixture, FixtureOdds } from '@khandai/contracts';
import { icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type MovesStore, OddsHidden, useOdds } from '../../../domains/odds';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../../shell/frame/EmptyPanel';
import { useServices } from '../../../shell/services/services';
import { useRoomWords } from '../use-room-words';
import { useHistories } from './use-histories';
import { WinPanel } from './WinPanel';
import { hasInPlay, winPoints } from './win-points';

interface WinPartProps {
  readonly fixture: Fixture;
  readonly odds: FixtureOdds;
  /** The tab has nothing else, so this says so where it has nothing to show. */
  readonly alone: boolean;
}

/** How likely each result was, by the 1X2 prices of the match. */
export const WinPart = observer(function WinPart(props: WinPartProps) {
  const { settings } = useOdds();
  if (!settings.hideOdds) return <Course {...props} />;
  return props.alone ? <OddsHidden /> : null;
});

const Course = observer(function Course({ fixture, odds, alone }: WinPartProps) {
  const { clock } = useServices();
  const stores = useHistories(odds);
  const inPlay = stores.filter(({ moves }) => hasInPlay(moves, fixture));
  const hasPoints =
    winPoints(
      inPlay.map(({ moves }) => moves),
      fixture,
      clock.minute,
    ).length > 0;
  if (hasPoints) return <WinPanel fixture={fixture} companies={odds.companies} inPlay={inPlay} />;
  return alone ? <Without stores={stores} /> : null;
});

const Without = observer(function Without({ stores }: { readonly stores: readonly MovesStore[] }) {
  const { t } = useRoomWords();
  if (stores.some(({ load }) => load === 'unread' || load === 'loading')) return <ChatSkeleton />;
  if (stores.some(({ load }) => load === 'failed'))
    return (
      <RetryPanel
        onRetry={() => {
          for (const store of stores) void store.reload();
        }}
      />
    );
  return <EmptyPanel plain icon={icons.list} title={t('noStats')} text={t('noStatsText')} />;
});
