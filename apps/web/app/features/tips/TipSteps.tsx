import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { articleMoment } from '../../domains/news';
import { useOdds } from '../../domains/odds';
import {
  isOpen,
  PriceNumber,
  priceText,
  resultName,
  TipMark,
  UncoverButton,
  Units,
  useCover,
  useTipPrices,
  useTipWords,
} from '../../domains/tips';
import { clockTime, countdown } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { usePageWords } from './use-page-words';

/** The way of a tip: posted, priced now, locked, and settled by the score. */
export function TipSteps({ tip }: { readonly tip: Tip }) {
  return (
    <ol css={list}>
      <Posted tip={tip} />
      <Now tip={tip} />
      <Lock tip={tip} />
      <Outcome tip={tip} />
    </ol>
  );
}

interface StepProps {
  readonly isDone: boolean;
  readonly title: string;
  readonly note: ReactNode;
  readonly end: ReactNode;
}

function Step({ isDone, title, note, end }: StepProps) {
  return (
    <li css={[step, isDone && done]}>
      <div>
        <b>{title}</b>
        <p>{note}</p>
      </div>
      <span>{end}</span>
    </li>
  );
}

const Posted = observer(function Posted({ tip }: { readonly tip: Tip }) {
  const { t } = usePageWords();
  const time = useMoment(tip.postedAt);
  return (
    <Step
      isDone
      title={t('posted')}
      note={t('postedNote', { time, company: tip.company.name })}
      end={<PriceNumber tip={tip} price={tip.price} />}
    />
  );
});

/** Until the kick-off; later prices are of a match that is being played. */
const Now = observer(function Now({ tip }: { readonly tip: Tip }) {
  const { t } = usePageWords();
  const { clock } = useServices();
  const prices = useTipPrices();
  const { settings } = useOdds();
  if (!isOpen(tip, clock.minute)) return null;
  const now = prices.nowOf(tip);
  if (now === null) return <Step isDone title={t('priceNow')} note={t('noPrice')} end="–" />;
  const time = clockTime(clock.minute, clock.timezone);
  const way = now === tip.price ? 'same' : now > tip.price ? 'rose' : 'fell';
  const note = t(way, { time, from: priceText(tip, tip.price, settings.oddsFormat).text });
  return <Step isDone title={t('priceNow')} note={note} end={<PriceNumber tip={tip} price={now} />} />;
});

const Lock = observer(function Lock({ tip }: { readonly tip: Tip }) {
  const { t } = usePageWords();
  const { clock } = useServices();
  const time = useMoment(tip.lockedAt);
  if (!isOpen(tip, clock.now)) return <Step isDone title={t('lockedAt')} note={t('lockedNote', { time })} end="" />;
  return (
    <Step
      isDone={false}
      title={t('lockAt')}
      note={t('lockNote', { time })}
      end={<Num>{t('inTime', { time: countdown(Date.parse(tip.lockedAt) - clock.now) })}</Num>}
    />
  );
});

const CAUSES = { 'called-off': 'calledOff', late: 'late', desk: 'desk', started: 'started' } as const;

const Outcome = observer(function Outcome({ tip }: { readonly tip: Tip }) {
  const { t } = usePageWords();
  const { t: card } = useTipWords();
  const { state, score, units, voidCause, market, match } = tip;
  const { coversResult, uncover } = useCover(tip);
  if (coversResult)
    return (
      <Step isDone title={t('outcome')} note={t('covered')} end={<UncoverButton match={match} onPress={uncover} />} />
    );
  switch (state) {
    case 'settled': {
      const text = score ? `${score.home}–${score.away}` : '–';
      const line = t('scoreLine', { home: match.home, score: text, away: match.away });
      return (
        <Step
          isDone
          title={line}
          note={
            t('explained', { score: text, result: resultName(tip, card) ?? '' }) +
            (market >= 40 ? ` (${t('halfScore')})` : '')
          }
          end={
            <>
              <TipMark tip={tip} /> {units !== null && <Units value={units} />}
            </>
          }
        />
      );
    }
    case 'void':
      return (
        <Step
          isDone
          title={t('outcome')}
          note={voidCause === null ? '' : t(`voidCauses.${CAUSES[voidCause]}`)}
          end={<TipMark tip={tip} />}
        />
      );
    case 'waiting':
      return <Step isDone={false} title={t('outcome')} note={t('waitingNote')} end={<TipMark tip={tip} />} />;
    default:
      return <Step isDone={false} title={t('outcome')} note={t('outcomeNote')} end={t('waits')} />;
  }
});

/** `19:42 · Th 6, 20/11` */
function useMoment(at: string): string {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  return articleMoment(Date.parse(at), { now: clock.minute, timezone: clock.timezone, weekdays: t('weekdays') });
}

const list = css`
  display: grid;
  margin: 0;
  padding: 0 var(--sp-4) var(--sp-3);
  list-style: none;
`;

const step = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-3);
  padding: 0 0 var(--sp-4) 26px;
  font-size: var(--fs-13);
  &::before {
    content: '';
    position: absolute;
    inset: 5px auto auto 4px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--c-muted);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 19px auto 0 8px;
    width: 2px;
    background: var(--c-line-strong);
  }
  & b {
    font-weight: var(--fw-medium);
    overflow-wrap: anywhere;
  }
  & p {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  & > span {
    text-align: end;
    white-space: nowrap;
    color: var(--c-text-2);
  }
`;

const done = css`
  &::before {
    background: var(--c-accent-fill);
    box-shadow: none;
  }
`;
