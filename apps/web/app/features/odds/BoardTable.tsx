import { css } from '@emotion/react';
import {
  OddsFrame,
  OddsMatchRows,
  PayoutNote,
  type OddsColumns,
  type OddsHalf,
  type OddsLabels,
} from '@khandai/match-ui';
import type { PriceFormat } from '@khandai/odds-parser';
import { Button } from '@khandai/ui-kit';
import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TFunction } from '../../i18n/i18n';
import { matchLabel, useSpoilers, useUncover } from '../../domains/match';
import { oddsPath, payoutNote } from '../../domains/odds';
import { HydrateLater } from '../../shell/hydration/HydrateLater';
import { ScreenObserver, useNearby } from './screen-observer';
import { useBoardStore } from './board-context';
import { useRevealed } from './use-revealed';

export interface BoardTableProps {
  readonly labels: OddsLabels;
  readonly showOpening: boolean;
  readonly format: PriceFormat;
  readonly t: TFunction<'odds'>;
}

/** The board's table. It rerenders for filters and columns only: every match observes its own prices. */
export const BoardTable = observer(function BoardTable({ labels, showOpening, format, t }: BoardTableProps) {
  const store = useBoardStore();
  const { columns, shownHalf: half } = store;
  const [screen] = useState(() => new ScreenObserver());
  const { filter, leagueId } = store.choice;
  const leagues = useRevealed(store.groups, `${filter} ${leagueId}`);
  useEffect(() => screen.open(), [screen]);
  const renderMatch = useCallback(
    (matchId: string) => (
      <HydrateLater key={matchId}>
        <Match {...{ screen, matchId, labels, columns, half, format, t }} />
      </HydrateLater>
    ),
    [screen, labels, columns, half, format, t],
  );
  return (
    <OddsFrame
      labels={labels}
      columns={columns}
      half={half}
      showOpening={showOpening}
      leagues={leagues}
      renderMatch={renderMatch}
    />
  );
});

interface MatchProps extends Omit<BoardTableProps, 'showOpening'> {
  readonly screen: ScreenObserver;
  readonly matchId: string;
  readonly columns: OddsColumns;
  readonly half: OddsHalf;
}

/** A match far from the screen observes nothing, because most prices of a long board change unseen. */
const Match = observer(function Match({ screen, matchId, labels, columns, half, format, t }: MatchProps) {
  const store = useBoardStore();
  const rows = useRef<HTMLTableSectionElement>(null);
  const nearby = useNearby(screen, rows);
  const match = nearby ? store.view(matchId) : untracked(() => store.view(matchId));
  const fixture = store.fixture(matchId);
  const uncover = useUncover(fixture, 'prices');
  const chosen = !uncover && store.chosen?.matchId === matchId ? store.chosen : undefined;
  return (
    match && (
      <OddsMatchRows
        match={match}
        labels={labels}
        columns={columns}
        half={half}
        onChoose={store.choosePrice}
        chosen={chosen}
        note={chosen && <Payout format={format} t={t} />}
        cover={fixture && uncover && <Cover match={matchLabel(fixture)} onPress={uncover} t={t} />}
        rowsRef={rows}
      />
    )
  );
});

interface CoverProps extends Pick<MatchProps, 't'> {
  readonly match: string;
  readonly onPress: () => void;
}

/** Over the prices of a match that has begun, for readers who hide its score. */
function Cover({ match, onPress, t }: CoverProps) {
  return (
    <>
      <span>{t('coveredRow')}</span>
      <Button
        size="sm"
        aria-label={t('uncoverRowOf', { match })}
        onClick={({ currentTarget }) => {
          // The button goes: the focus moves to the match, just before its prices.
          currentTarget.closest('tbody')?.querySelector<HTMLElement>('a[data-part="name"]')?.focus();
          onPress();
        }}
      >
        {t('uncoverRow')}
      </Button>
    </>
  );
}

/**
 * Observes its own price, so the payout follows the current price. It is below the match, so it scrolls into sight
 * where the screen ends before it.
 */
const Payout = observer(function Payout({ format, t }: Pick<MatchProps, 'format' | 't'>) {
  const store = useBoardStore();
  const spoilers = useSpoilers();
  const { chosen } = store;
  const fixture = chosen && store.fixture(chosen.matchId);
  const odds = chosen && store.book.get(chosen.category, chosen.matchId, store.board.companyId);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (!fixture || !odds) return null;
  return (
    <div ref={element} css={payout}>
      <PayoutNote
        {...payoutNote({ fixture: spoilers.shownOf(fixture), odds, side: chosen.side, format }, t)}
        close={{
          label: t('payout.close'),
          onPress: ({ currentTarget }) => {
            // The button goes with the note: the focus returns to the price.
            currentTarget.closest('tbody')?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
            store.choosePrice(chosen);
          },
        }}
        link={{ href: oddsPath(fixture), text: t('compare.all') }}
      />
    </div>
  );
});

/* Above the bar at the bottom of phones, and below the head. */
const payout = css`
  scroll-margin: calc(var(--header-h) + var(--sp-2)) 0 calc(var(--bottom-h) + env(safe-area-inset-bottom) + var(--sp-2));
`;
