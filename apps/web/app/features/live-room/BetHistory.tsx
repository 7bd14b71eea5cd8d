import type { Fixture } from '@khandai/contracts';
import { icons, LinkButton, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { LoginPanel } from '../../domains/account';
import { OddsArea, OddsHidden, useOdds } from '../../domains/odds';
import { PickLine, PickNotes, PICKS, usePickWords } from '../../domains/picks';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import * as styles from './board.styles';
import { useBets } from './use-bets';

/** What the reader staked on this match. A notice in its place for those who hide odds. */
export const BetHistory = observer(function BetHistory({ fixture }: { readonly fixture: Fixture }) {
  const { settings } = useOdds();
  return settings.hideOdds ? <OddsHidden /> : <Own fixture={fixture} />;
});

const Own = observer(function Own({ fixture }: { readonly fixture: Fixture }) {
  const { t } = usePickWords();
  const { bets, retry } = useBets(fixture);
  const { board, failed } = bets;
  if (!board) return failed ? <RetryPanel title={t('failed')} onRetry={retry} /> : <ChatSkeleton />;
  const { mine } = board;
  return (
    <OddsArea>
      <div css={styles.board}>
        {!mine && <LoginPanel icon={icons.ticket} title={t('guest')} text={t('guestText')} reason={t('loginToSee')} />}
        {mine?.picks.length === 0 && (
          <EmptyPanel plain icon={icons.ticket} title={t('noneHere')} text={t('noneHereText')} />
        )}
        {mine && mine.picks.length > 0 && (
          <Panel>
            <ul>
              {mine.picks.map((pick) => (
                <PickLine key={pick.pickId} pick={pick} />
              ))}
            </ul>
          </Panel>
        )}
        <PickNotes />
        {mine && (
          <div>
            <LinkButton href={PICKS}>{t('all')}</LinkButton>
          </div>
        )}
      </div>
    </OddsArea>
  );
});
