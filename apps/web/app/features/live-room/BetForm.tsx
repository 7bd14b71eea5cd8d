import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { Button, hiddenCss, Icon, icons, Num, PHONE } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useAccount } from '../../domains/account';
import { type MatchOddsStore, useOdds, useOddsWords, writtenAs } from '../../domains/odds';
import { betOfPick, mostBack, noticeCss, StakeField, StakeRefusal, usePickWords } from '../../domains/picks';
import { marketName, pickName, PriceNumber, useTipWords } from '../../domains/tips';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { type Offer, offerOn } from './bet-offers';
import { useChange, useFault } from './bet-words';
import { BetOutcomes } from './BetOutcomes';
import type { BetStore, Chosen } from './BetStore';
import { heldAgainst } from './held-picks';
import { TakePrice } from './TakePrice';
import { useSaid } from './use-said';

export interface FormProps {
  readonly bets: BetStore;
  readonly store: MatchOddsStore;
  readonly fixture: Fixture;
  readonly chosen: Chosen;
}

const QUICK = [50, 100, 200];

/** A choice with its points. What they would bring, that it is final, and the button stay in sight. */
export const BetForm = observer(function BetForm({ bets, store, fixture, chosen }: FormProps) {
  const { grouped } = useNumbers();
  const { t } = usePickWords();
  const { t: tip } = useTipWords();
  const { t: odd } = useOddsWords();
  const { settings } = useOdds();
  const { toasts } = useServices();
  const account = useAccount();
  const { bet, side, seen, byKeys } = chosen;
  const { limits } = bets;
  const { points, isSending, refusal } = bets.stake;
  const odds = store.book.get(bet.category, fixture.fixtureId, seen.companyId);
  const now = offerOn(odds, side);
  const isShut = !now?.open;
  const isMoved = now !== undefined && (now.line !== seen.line || now.price !== seen.price);
  const nameOf = (offer: Offer) =>
    pickName(betOfPick({ ...bet, side, line: offer.line, price: offer.price }, fixture), tip);
  const name = nameOf(seen);
  const change = useChange({ seen, now, nameOf, market: bet.market });
  const notOpen = isShut ? t('gone') : bets.board?.pricesOld ? t('pricesOld') : undefined;
  const said = useSaid(notOpen ?? change ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (byKeys) field.current?.focus();
  }, [bet, side, byKeys]);
  const final = useId();
  const send = async () => {
    const pick = await bets.confirm();
    if (pick)
      toasts.push({ tone: 'ok', title: t('done', { pick: name, points: grouped(pick.stake) }), text: t('doneText') });
  };
  const fault = useFault(bets);
  const stake = fault ? undefined : points;
  const mine = bets.board?.mine;
  const balance = mine ? `${t('balance', { points: grouped(mine.points) })}.` : '';
  const against = heldAgainst(mine?.picks ?? [], { bet, side });
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
      <p css={quiet}>
        {marketName(bet, tip)} · {store.companyName(seen.companyId)} ·{' '}
        {odd(`formats.${writtenAs(bet.category, settings.oddsFormat)}`)}
      </p>
      {against.length > 0 && (
        <p css={noticeCss} role="note">
          {t('against', {
            picks: against
              .map((pick) => t('againstPick', { pick: pickName(pick, tip), points: grouped(pick.stake) }))
              .join(', '),
          })}
        </p>
      )}
      <StakeField
        ref={field}
        stake={bets.stake}
        limits={limits}
        quick={QUICK}
        words={{ label: t('stake'), quick: t('quick'), points: (each) => t('quickPoints', { points: each }) }}
        hint={
          limits &&
          [t('stakeHint', { min: grouped(limits.min), max: grouped(limits.max) }), balance].filter(Boolean).join(' ')
        }
        error={fault}
      />
      {stake !== undefined && odds && now?.line === seen.line && (
        <BetOutcomes chosen={chosen} odds={odds} fixture={fixture} stake={stake} />
      )}
      {/* The sentence shows at once and is read aloud when the prices rest. */}
      {/* A refusal that came of it says it too. */}
      {(notOpen ?? change) !== undefined && !(refusal && notOpen !== undefined) && (
        <p css={noticeCss} aria-hidden="true">
          {notOpen ?? change}
        </p>
      )}
      <p css={hiddenCss} role="status">
        {said}
      </p>
      <StakeRefusal stake={bets.stake} words={{ unanswered: t('unanswered'), earlier: t('earlier') }} />
      <div css={foot}>
        <p id={final}>
          {stake === undefined ? (
            t('stakeFirst')
          ) : (
            <>
              <Num>{t('wins', { points: grouped(mostBack({ market: bet.market, price: seen.price }, stake)) })}</Num>,{' '}
              <Num>{t('lost', { points: grouped(stake) })}</Num>.
            </>
          )}{' '}
          <span css={lasting}>
            <Icon icon={icons.lock} size={14} />
            {t('doneText')}
          </span>
        </p>
        <div css={actions}>
          {isMoved && !isShut ? (
            <TakePrice offer={now} market={bet.market} bets={bets} />
          ) : (
            <Button
              look="primary"
              type="submit"
              wraps
              aria-busy={isSending}
              aria-describedby={final}
              disabled={notOpen !== undefined || stake === undefined}
            >
              {isSending
                ? t('sending')
                : stake === undefined
                  ? t('confirmBlank')
                  : t('confirm', { points: grouped(stake) })}
            </Button>
          )}
          <Button
            look="quiet"
            icon={icons.close}
            css={dropCss}
            onClick={() => {
              bets.choose(undefined);
            }}
          >
            {t('drop')}
          </Button>
        </div>
      </div>
    </form>
  );
});

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  margin-top: var(--sp-2);
  @media ${PHONE} {
    margin-top: 0;
    padding: var(--sp-1) var(--sp-4) 0;
    /* Typing does not bring the field under the foot. */
    & input {
      scroll-margin-bottom: 10rem;
    }
  }
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

const foot = css`
  display: grid;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  @media ${PHONE} {
    position: sticky;
    bottom: calc(-1 * (var(--sp-2) + env(safe-area-inset-bottom)));
    margin: 0 calc(-1 * var(--sp-4));
    padding: var(--sp-2) var(--sp-4) calc(var(--sp-2) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--c-line);
    background: var(--c-raised);
  }
`;

const lasting = css`
  display: flex;
  gap: 6px;
  align-items: center;
  margin-top: 2px;
  color: var(--c-text-2);
  & > svg {
    flex: none;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  @media ${PHONE} {
    & > button:first-of-type {
      flex: 1;
    }
  }
`;

/* The head of the sheet has an × of its own. */
const dropCss = css`
  @media ${PHONE} {
    display: none;
  }
`;
