import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { Avatar, Badge, clipCss, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { dateOf } from '../match';
import { tipPath } from './tip-path';
import { marketShort, pickName, signed } from './tip-view';
import { TipMark } from './TipMark';
import { PriceNow, PriceNumber } from './TipPrice';
import { UncoverButton } from './UncoverButton';
import { useCover } from './use-cover';
import { useTipWords } from './use-tip-words';

/** A tip below the head of its match, which uncovers the result for readers who hide scores: the pick, its tipster with the size of their record, the price then and now. */
export const TipRow = observer(function TipRow({ tip }: { readonly tip: Tip }) {
  const { t } = useTipWords();
  const { tipster, simulated } = tip;
  const { wins, tips } = tipster.record;
  const { coversResult, uncover } = useCover(tip);
  return (
    <Row tip={tip} {...(coversResult && !tip.fixture && { onUncover: uncover })}>
      <span css={words}>
        <span css={pick}>
          <b>{pickName(tip, t)}</b> {!coversResult && <TipMark tip={tip} />}{' '}
          {simulated && <Badge>{t('simulated')}</Badge>}
        </span>
        <span css={[by, inParts]}>
          <span>{marketShort(tip, t)} ·</span>
          <span css={clipCss}>{tipster.showName}</span>
          <span>· {tips > 0 ? t('wonOf', { won: wins, number: tips }) : t('byNew')}</span>
        </span>
      </span>
      <span css={end}>
        <b>
          <PriceNumber tip={tip} price={tip.price} />
        </b>
        {!coversResult && <span>{tip.units === null ? <PriceNow tip={tip} /> : <Units value={tip.units} />}</span>}
      </span>
    </Row>
  );
});

/** A tip with its result, on the day of its match. */
export const SettledRow = observer(function SettledRow({ tip }: { readonly tip: Tip }) {
  const { t } = useTipWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const { score, lockedAt } = tip;
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: match('weekdays') };
  const { coversResult, uncover } = useCover(tip);
  return (
    <Row tip={tip} {...(coversResult && { onUncover: uncover })}>
      <span css={words}>
        <span css={pick}>
          <b>{pickName(tip, t)}</b> {tip.simulated && <Badge>{t('simulated')}</Badge>}
        </span>
        <span css={[by, inLines]}>
          <span>
            {tip.match.home} {score && !coversResult ? `${score.home}–${score.away}` : '–'} {tip.match.away}
          </span>
          <span>
            {dateOf(Date.parse(lockedAt), moment)} · {t('price')} <PriceNumber tip={tip} price={tip.price} />
          </span>
        </span>
      </span>
      {!coversResult && (
        <span css={end}>
          <TipMark tip={tip} />
          {tip.units !== null && <Units value={tip.units} />}
        </span>
      )}
    </Row>
  );
});

interface RowProps {
  readonly tip: Tip;
  /** For a result that is covered: the way to see it is beside the link. */
  readonly onUncover?: () => void;
  readonly children: ReactNode;
}

function Row({ tip, onUncover, children }: RowProps) {
  const { tipster } = tip;
  const link = (
    <KitLink href={tipPath(tip)} css={row}>
      <Avatar id={tipster.userId} name={tipster.showName} src={tipster.profilePicture} size={28} />
      {children}
    </KitLink>
  );
  if (!onUncover) return link;
  return (
    <div css={coveredRow}>
      {link}
      <UncoverButton match={tip.match} onPress={onUncover} />
    </div>
  );
}

/** Units won or lost, with their sign. */
export function Units({ value }: { readonly value: number }) {
  return <span css={[units, value > 0 && won, value < 0 && lost]}>{signed(value, 2)}</span>;
}

const row = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: 0 10px;
  align-items: center;
  min-height: 56px;
  padding: 6px var(--sp-4);
  border-top: 1px solid var(--c-line);
  color: inherit;
  &:first-of-type {
    border-top: 0;
  }
  :is(h2, h3) + &:first-of-type {
    border-top: 1px solid var(--c-line);
  }
  &:hover {
    background: var(--c-hover);
  }
`;

const coveredRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-inline-end: var(--sp-4);
  & + &,
  a + &,
  & + a:first-of-type,
  :is(h2, h3) + & {
    border-top: 1px solid var(--c-line);
  }
`;

const words = css`
  display: grid;
  min-width: 0;
`;

const pick = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  min-width: 0;
  line-height: 20px;
  & > b {
    min-width: 0;
    font-weight: var(--fw-semi);
    overflow-wrap: anywhere;
  }
`;

const by = css`
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--c-muted);
`;

/* Long names give way to the size of the record. */
const inParts = css`
  display: flex;
  gap: 0.3em;
  white-space: nowrap;
`;

/* The price never shares a line with names that leave it no room. */
const inLines = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--sp-3);
  & > * {
    max-width: 100%;
    white-space: nowrap;
  }
  /* The teams: a name cut off could be that of another match. */
  & > :first-child {
    overflow-wrap: break-word;
    white-space: normal;
  }
`;

const end = css`
  display: grid;
  justify-items: end;
  gap: 2px;
  font-size: var(--fs-12);
  line-height: 16px;
  color: var(--c-muted);
  white-space: nowrap;
  & > b {
    font-size: var(--fs-16);
    font-weight: var(--fw-semi);
    line-height: 20px;
    color: var(--c-text);
  }
`;

const units = css`
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums;
  font-weight: var(--fw-semi);
`;

const won = css`
  color: var(--c-up);
`;

const lost = css`
  color: var(--c-neg);
`;
