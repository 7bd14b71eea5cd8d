import { css } from '@emotion/react';
import { type Fixture, type FixtureOdds, MatchState } from '@khandai/contracts';
import { Icon, icons, LinkButton, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { MatchOddsStore } from '../../domains/odds';
import { OddsArea, OddsHidden, useOdds, useOddsWords, writtenAs } from '../../domains/odds';
import { betOfPick, PickNotes, PICKS, usePickWords } from '../../domains/picks';
import { marketName, pickName, PriceNumber, useTipWords } from '../../domains/tips';
import { type RefObject, useRef } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { type BetMarket, betMarkets, offering, offerOn } from './bet-offers';
import type { BetStore } from './BetStore';
import { BetSlip } from './BetSlip';
import * as styles from './board.styles';
import { heldOn } from './held-picks';
import { useBetOdds, useBets } from './use-bets';

export interface BetBoardProps {
  readonly fixture: Fixture;
  readonly odds: FixtureOdds;
}

/** Lines of the match that take play points, and the slip. A notice in their place for those who hide odds. */
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
  const opener = useRef<HTMLButtonElement>(null);
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
          <div css={both}>
            <Panel title={t('markets')} css={lines}>
              {offered.map((bet) => (
                <Market key={bet.market} bet={bet} store={store} bets={bets} fixture={fixture} opener={opener} />
              ))}
            </Panel>
            <BetSlip bets={bets} store={store} fixture={fixture} opener={opener} />
          </div>
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
  /** Becomes the price that the slip was opened with. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The sides of a market with their prices; those that the company does not take now cannot be pressed. */
const Market = observer(function Market({ bet, store, bets, fixture, opener }: MarketProps) {
  const { grouped } = useNumbers();
  const { t } = usePickWords();
  const { t: tip } = useTipWords();
  const { t: odd } = useOddsWords();
  const { settings } = useOdds();
  const odds = offering(store, bet);
  if (!odds) return null;
  const title = t('offer', { market: marketName(bet, tip), company: store.companyName(odds.companyId) });
  const format = odd(`formats.${writtenAs(bet.category, settings.oddsFormat)}`);
  return (
    <div css={market} role="group" aria-label={`${title} · ${format}`}>
      <p css={caption}>
        {title} · <b>{format}</b>
      </p>
      <div css={sides}>
        {bet.sides.map((side) => {
          const offer = offerOn(odds, side);
          if (!offer) return null;
          const held = heldOn(bets.board?.mine?.picks ?? [], { bet, side, line: offer.line });
          const isChosen = bets.chosen?.bet === bet && bets.chosen.side === side;
          return (
            <button
              key={side}
              type="button"
              css={choice}
              aria-pressed={isChosen}
              disabled={!offer.open && !isChosen}
              onClick={({ currentTarget, detail }) => {
                opener.current = currentTarget;
                // A press of a key clicks without a pointer.
                bets.choose(isChosen ? undefined : { bet, side, seen: offer, byKeys: detail === 0 });
              }}
            >
              <span>{pickName(betOfPick({ ...bet, side, line: offer.line, price: offer.price }, fixture), tip)}</span>
              <b>{offer.open ? <PriceNumber tip={bet} price={offer.price} /> : <small>{t('shut')}</small>}</b>
              {held.here > 0 && <Held text={t('held', { points: grouped(held.here) })} />}
              {held.elsewhere > 0 && <Held text={t('heldElsewhere', { points: grouped(held.elsewhere) })} />}
            </button>
          );
        })}
      </div>
    </div>
  );
});

const Held = ({ text }: { readonly text: string }) => (
  <span css={mine}>
    <Icon icon={icons.check} size={14} />
    {text}
  </span>
);

/* Beside each other where both have room; on phones the slip is a sheet. */
const both = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
  align-items: flex-start;
`;

const lines = css`
  flex: 2 1 20rem;
  min-width: 0;
`;

const mine = css`
  display: flex;
  gap: 4px;
  align-items: center;
  justify-content: center;
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
  & > svg {
    flex: none;
  }
`;

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
  & > b {
    font-weight: var(--fw-medium);
    color: var(--c-text-2);
  }
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
