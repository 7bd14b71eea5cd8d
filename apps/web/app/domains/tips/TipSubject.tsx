import { css } from '@emotion/react';
import type { TipCard } from '@khandai/contracts';
import { Badge, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { kickOffText, matchLabel } from '../match';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { OddsArea, useOdds } from '../odds';
import { tipPath } from './tip-path';
import { marketName, pickName } from './tip-view';
import { TipMark } from './TipMark';
import { PriceNumber } from './TipPrice';
import { Units } from './TipRow';
import { useCover } from './use-cover';
import { useTipWords } from './use-tip-words';

/** The tip that a post shares. Readers who hide odds do not see it, and those who hide scores do not see its result. */
export const TipSubject = observer(function TipSubject({ tip }: { readonly tip: TipCard }) {
  const { t } = useTipWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const { settings } = useOdds();
  const { coversResult } = useCover(tip);
  if (settings.hideOdds) return <p css={hidden}>{t('hidden')}</p>;
  const { tipster, lockedAt, simulated, units } = tip;
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: match('weekdays') };
  const kickOff = { kickOff: lockedAt, status: 0, dateOnly: false };
  return (
    <OddsArea>
      <KitLink href={tipPath(tip)} css={card}>
        <small css={quiet}>
          {matchLabel({ home: { name: tip.match.home }, away: { name: tip.match.away } })} ·{' '}
          {kickOffText(kickOff, moment)}
        </small>
        <span css={line}>
          <b css={pick}>{pickName(tip, t)}</b>
          <b css={price}>
            <PriceNumber tip={tip} price={tip.price} />
          </b>
        </span>
        <small css={[quiet, facts]}>
          {marketName(tip, t)} · {tipster.showName} {!coversResult && <TipMark tip={tip} />}{' '}
          {!coversResult && units !== null && <Units value={units} />}
          <Badge>{t('adultTag')}</Badge> {simulated && <Badge>{t('simulated')}</Badge>}
        </small>
      </KitLink>
    </OddsArea>
  );
});

const card = css`
  display: grid;
  gap: 2px;
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: inherit;
  &:hover b {
    text-decoration: underline;
  }
`;

const quiet = css`
  min-width: 0;
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
`;

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: var(--sp-3);
`;

const pick = css`
  font-size: var(--fs-18);
  font-weight: var(--fw-semi);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const price = css`
  font-size: var(--fs-18);
  font-weight: var(--fw-semi);
`;

const hidden = css`
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  color: var(--c-muted);
`;
