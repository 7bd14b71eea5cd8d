import { css } from '@emotion/react';
import { type Fixture, type FixtureOdds, MatchState } from '@khandai/contracts';
import { icons, LinkButton, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { MatchOddsStore } from '../../domains/odds';
import { OddsArea, OddsHidden, useOdds } from '../../domains/odds';
import { betOfPick, PickNotes, PICKS, usePickWords } from '../../domains/picks';
import { marketName, pickName, PriceNumber, useTipWords } from '../../domains/tips';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { type BetMarket, betMarkets, offering, offerOn } from './bet-offers';
import type { BetStore } from './BetStore';
import { BetSlip } from './BetSlip';
import * as styles from './board.styles';
import { useBetOdds, useBets } from './use-bets';

export interface BetBoardProps {
  readonly fixture: Fixture;
  readonly odds: FixtureOdds;
}

/** Lines of the match that take play points, and the slip. Nothing for those who hide odds. */
export const BetBoard = observer(function BetBoard({ fixture, odds }: BetBoardProps) {
  const { settings } = useOdds();
  return settings.hideOdds ? <OddsHidden /> : <Lines fixture={fixture} odds={odds} />;
});

const Lines = observer(function Lines({ fixture, odds }: BetBoardProps) {
  const { t } = usePickWords();
  const { clock } = useServices();
  const { store, reload } = useBetOdds(odds);
  const { bets, retry } = useBets(fixture, reload);
  const { board, failed } = bets;
  const offered = betMarkets.filter((bet) => offering(store, bet) !== undefined);
  if (!board) return failed ? <RetryPanel title={t('failed')} onRetry={retry} /> : <ChatSkeleton />;
  // The clock of this device only closes the slip; the server decides by its own.
  const isAhead = fixture.state === MatchState.coming && clock.minute < Date.parse(fixture.kickOff);
  const isOpen = board.open && isAhead;
  return (
    <OddsArea>
      <div css={styles.board}>
        {!isOpen && <EmptyPanel plain icon={icons.lock} title={t('closed')} text={t('closedText')} />}
        {isOpen && offered.length === 0 && (
          <EmptyPanel plain icon={icons.trophy} title={t('empty')} text={t('emptyText')} />
        )}
        {isOpen && offered.length > 0 && (
          <>
            <Panel title={t('markets')}>
              {offered.map((bet) => (
                <Market key={bet.market} bet={bet} store={store} bets={bets} fixture={fixture} />
              ))}
            </Panel>
            <BetSlip bets={bets} store={store} fixture={fixture} />
          </>
        )}
        <PickNotes />
        <div>
          <LinkButton href={PICKS}>{t('all')}</LinkButton>
        </div>
      </div>
    </OddsArea>
  );
});

interface MarketProps {
  readonly bet: BetMarket;
  readonly store: MatchOddsStore;
  readonly bets: BetStore;
  readonly fixture: Fixture;
}

/** The sides of a market with their prices; those that the company does not take now cannot be pressed. */
const Market = observer(function Market({ bet, store, bets, fixture }: MarketProps) {
  const { t } = usePickWords();
  const { t: tip } = useTipWords();
  const odds = offering(store, bet);
  if (!odds) return null;
  const title = t('offer', { market: marketName(bet, tip), company: store.companyName(odds.companyId) });
  return (
    <div css={market} role="group" aria-label={title}>
      <p css={caption}>{title}</p>
      <div css={sides}>
        {bet.sides.map((side) => {
          const offer = offerOn(odds, side);
          if (!offer) return null;
          const isChosen = bets.chosen?.bet === bet && bets.chosen.side === side;
          return (
            <button
              key={side}
              type="button"
              css={choice}
              aria-pressed={isChosen}
              disabled={!offer.open && !isChosen}
              onClick={() => {
                bets.choose(isChosen ? undefined : { bet, side, seen: offer });
              }}
            >
              <span>{pickName(betOfPick({ ...bet, side, line: offer.line, price: offer.price }, fixture), tip)}</span>
              <b>{offer.open ? <PriceNumber tip={bet} price={offer.price} /> : <small>{t('shut')}</small>}</b>
            </button>
          );
        })}
      </div>
    </div>
  );
});

const market = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-4) var(--sp-3);
  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const caption = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const sides = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: var(--sp-2);
`;

const choice = css`
  display: grid;
  align-content: center;
  gap: 2px;
  min-width: 0;
  min-height: var(--touch);
  padding: var(--sp-2);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  background: var(--c-raised);
  font-size: var(--fs-13);
  text-align: center;
  overflow-wrap: anywhere;
  & > b {
    font-size: var(--fs-16);
    font-weight: var(--fw-semi);
  }
  & small {
    font-size: var(--fs-12);
    font-weight: 400;
  }
  &:hover:not(:disabled) {
    background: var(--c-hover);
  }
  &[aria-pressed='true'] {
    border-color: var(--c-accent);
    box-shadow: inset 0 0 0 1px var(--c-accent);
    background: var(--c-accent-tint);
  }
  &:disabled {
    color: var(--c-muted);
    cursor: not-allowed;
  }
`;
