import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { Button, Field, hiddenCss, icons, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../../domains/account';
import type { MatchOddsStore } from '../../domains/odds';
import { useOdds } from '../../domains/odds';
import { betOfPick, mostBack, usePickWords } from '../../domains/picks';
import { marketName, pickName, PriceNumber, priceText, useTipWords } from '../../domains/tips';
import { grouped } from '../../i18n/format-number';
import { useEffect, useRef } from 'react';
import { useServices } from '../../shell/services/services';
import { type Offer, offerOn } from './bet-offers';
import type { BetStore, Chosen } from './BetStore';
import { useSaid } from './use-said';

interface SlipProps {
  readonly bets: BetStore;
  readonly store: MatchOddsStore;
  readonly fixture: Fixture;
}

/** The slip: one choice, the points, and what they would bring. */
export const BetSlip = observer(function BetSlip({ bets, store, fixture }: SlipProps) {
  const { t } = usePickWords();
  const { chosen, board } = bets;
  const mine = board?.mine;
  const rest = useRef<HTMLParagraphElement>(null);
  const hadForm = useRef(false);
  useEffect(() => {
    // The form went away with the button that had the focus.
    if (!chosen && hadForm.current && document.activeElement === document.body) rest.current?.focus();
    hadForm.current = chosen !== undefined;
  }, [chosen]);
  return (
    <Panel title={t('slip')} padded>
      {mine && (
        <p css={quiet}>
          <Num>{t('balance', { points: grouped(mine.points) })}</Num> ·{' '}
          <Num>{t('leftOnMatch', { points: grouped(Math.max(0, board.limits.perMatch - mine.onMatch)) })}</Num>
        </p>
      )}
      {chosen ? (
        <Form bets={bets} store={store} fixture={fixture} chosen={chosen} />
      ) : (
        <p css={quiet} ref={rest} tabIndex={-1}>
          {t('none')}
        </p>
      )}
    </Panel>
  );
});

const QUICK = [50, 100, 200];

const Form = observer(function Form({ bets, store, fixture, chosen }: SlipProps & { readonly chosen: Chosen }) {
  const { t } = usePickWords();
  const { t: tip } = useTipWords();
  const { toasts } = useServices();
  const account = useAccount();
  const { bet, side, seen } = chosen;
  const { points, limits, isSending, refusal } = bets;
  const now = offerOn(store.book.get(bet.category, fixture.fixtureId, seen.companyId), side);
  const isShut = !now?.open;
  const isMoved = now !== undefined && (now.line !== seen.line || now.price !== seen.price);
  const nameOf = (offer: Offer) =>
    pickName(betOfPick({ ...bet, side, line: offer.line, price: offer.price }, fixture), tip);
  const name = nameOf(seen);
  const change = useChange({ seen, now, nameOf, market: bet.market });
  const notOpen = isShut ? t('gone') : bets.board?.pricesOld ? t('pricesOld') : undefined;
  const said = useSaid(notOpen ?? change ?? '');
  const send = async () => {
    const pick = await bets.confirm();
    if (pick)
      toasts.push({ tone: 'ok', title: t('done', { pick: name, points: grouped(pick.stake) }), text: t('doneText') });
  };
  const fault = useFault(bets);
  return (
    <form
      css={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (notOpen !== undefined || isMoved) return;
        account.asMember(() => void send(), t('login', { pick: name }));
      }}
    >
      <p css={line}>
        <b>{name}</b>
        <b>
          <PriceNumber tip={bet} price={seen.price} />
        </b>
      </p>
      <p css={quiet}>{marketName(bet, tip)}</p>
      <Field
        label={t('stake')}
        value={bets.stake}
        onChange={bets.type}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        hint={limits && t('stakeHint', { min: grouped(limits.min), max: grouped(limits.max) })}
        error={fault}
      />
      <div css={quick} role="group" aria-label={t('quick')}>
        {QUICK.filter((each) => limits && each >= limits.min && each <= limits.max).map((each) => (
          <Button
            key={each}
            size="sm"
            aria-label={t('quickPoints', { points: grouped(each) })}
            aria-pressed={points === each}
            onClick={() => {
              bets.type(String(each));
            }}
          >
            {grouped(each)}
          </Button>
        ))}
      </div>
      {points !== undefined && !fault && (
        <p>
          <Num>{t('wins', { points: grouped(mostBack({ market: bet.market, price: seen.price }, points)) })}</Num>,{' '}
          <Num>{t('lost', { points: grouped(points) })}</Num>.
        </p>
      )}
      {/* The sentence shows at once and is read aloud when the prices rest. */}
      {(notOpen ?? change) !== undefined && (
        <p css={notice} aria-hidden="true">
          {notOpen ?? change}
        </p>
      )}
      <p css={hiddenCss} role="status">
        {said}
      </p>
      {refusal && (
        <p css={notice} role="alert">
          {refusal.text ?? `${t('notSent')}. ${t('notSentText')}`}
        </p>
      )}
      <div css={actions}>
        {isMoved && !isShut ? (
          <Take offer={now} market={bet.market} bets={bets} />
        ) : (
          <Button
            look="primary"
            type="submit"
            wraps
            aria-busy={isSending}
            disabled={notOpen !== undefined || points === undefined || fault !== undefined}
          >
            {isSending
              ? t('sending')
              : points === undefined || fault
                ? t('confirmBlank')
                : t('confirm', { points: grouped(points) })}
          </Button>
        )}
        <Button
          look="quiet"
          icon={icons.close}
          onClick={() => {
            bets.choose(undefined);
          }}
        >
          {t('drop')}
        </Button>
      </div>
    </form>
  );
});

function Take({
  offer,
  market,
  bets,
}: {
  readonly offer: Offer;
  readonly market: Chosen['bet']['market'];
  readonly bets: BetStore;
}) {
  const { t } = usePickWords();
  const { settings } = useOdds();
  const { text } = priceText({ market }, offer.price, settings.oddsFormat);
  return (
    <Button
      look="primary"
      onClick={() => {
        bets.agree(offer);
      }}
    >
      {t('take', { price: text })}
    </Button>
  );
}

interface Change {
  readonly seen: Offer;
  readonly now: Offer | undefined;
  readonly nameOf: (offer: Offer) => string;
  readonly market: Chosen['bet']['market'];
}

/** How the offer differs from the one that the member agreed to, in words. */
function useChange({ seen, now, nameOf, market }: Change): string | undefined {
  const { t } = usePickWords();
  const { settings } = useOdds();
  if (!now) return undefined;
  const write = (price: number) => priceText({ market }, price, settings.oddsFormat).text;
  if (now.line !== seen.line) return t('lineMoved', { pick: nameOf(now), now: write(now.price) });
  return now.price === seen.price ? undefined : t('moved', { before: write(seen.price), now: write(now.price) });
}

/** What is wrong with the points, in words. */
function useFault({ fault, limits, board }: BetStore): string | undefined {
  const { t } = usePickWords();
  switch (fault) {
    case 'whole':
      return t('stakeWhole');
    case 'low':
      return t('stakeTooLow', { min: grouped(limits?.min ?? 0) });
    case 'high':
      return t('stakeTooHigh', { max: grouped(limits?.max ?? 0) });
    case 'much':
      return t('stakeTooMuch', { points: grouped(board?.mine?.points ?? 0) });
    default:
      return undefined;
  }
}

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  margin-top: var(--sp-2);
`;

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-3);
  font-size: var(--fs-18);
  overflow-wrap: anywhere;
  & > b {
    font-weight: var(--fw-semi);
  }
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const quick = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  & > button {
    min-width: 56px;
    min-height: var(--touch);
  }
`;

const notice = css`
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-warn-tint);
  color: var(--c-warn);
  font-size: var(--fs-13);
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
