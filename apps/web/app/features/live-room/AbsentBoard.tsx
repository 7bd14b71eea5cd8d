import { type Fixture, MatchState, SportType } from '@khandai/contracts';
import { icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { OddsHidden, useOdds } from '../../domains/odds';
import { useLazyTranslation } from '../../i18n/use-translation';
import { roomTools as words } from '../../i18n/vi/lazy/room-tools';
import { EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { BetHistory } from './BetHistory';
import * as styles from './board.styles';
import { marketsOf, type TabKey } from './room-tabs';
import { useRoomWords } from './use-room-words';

export interface AbsentBoardProps {
  readonly tab: TabKey;
  readonly fixture: Fixture;
  /** False when the odds of the match failed to load. */
  readonly hasOdds: boolean;
}

/** What a link to a tab shows when the match does not have that tab. */
export const AbsentBoard = observer(function AbsentBoard({ tab, fixture, hasOdds }: AbsentBoardProps) {
  const { t } = useLazyTranslation('roomTools', words);
  const { t: room } = useRoomWords();
  const { settings } = useOdds();
  const isFootball = fixture.sportType === SportType.football;
  const isComing = fixture.state === MatchState.coming;
  const betText = !isFootball ? 'betOther' : isComing ? 'betText' : 'betOver';
  // Picks outlast the odds that they were made on.
  if (tab === 'history' && isFootball) return <BetHistory fixture={fixture} />;
  if (tab === 'bet' || tab in marketsOf) {
    if (settings.hideOdds) return <OddsHidden />;
    if (!hasOdds) return <RetryPanel />;
  }
  const said =
    tab === 'bet'
      ? { title: t(betText === 'betText' ? 'absent.bet' : 'absent.betShut'), text: t(`absent.${betText}`) }
      : { title: t('absent.title', { tab: room(`tabs.${tab}`) }), text: t('absent.text') };
  return (
    <div css={styles.board}>
      <EmptyPanel plain icon={icons.info} {...said} />
    </div>
  );
});
