import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Avatar, Badge, clipCss, KitLink, Num, SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../i18n/use-numbers';
import { clockTime } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { dateOf, leagueCrest, matchLabel } from '../../domains/match';
import { marketName, pickName, PriceNow, PriceNumber, recordText, tipPath, useTipWords } from '../../domains/tips';
import { useServices } from '../../shell/services/services';
import { Split } from './Split';
import { usePageWords } from './use-page-words';

/** The open tips that most members vote on and follow. */
export function FocusTips({ tips }: { readonly tips: readonly Tip[] }) {
  const { t } = usePageWords();
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby="tips-focus">
      <SectionHead id="tips-focus" title={t('focus')} />
      <div css={grid}>
        {tips.map((tip) => (
          <FocusTip key={tip.tipId} tip={tip} />
        ))}
      </div>
    </section>
  );
}

const FocusTip = observer(function FocusTip({ tip }: { readonly tip: Tip }) {
  const { grouped } = useNumbers();
  const { t } = usePageWords();
  const { t: card } = useTipWords();
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: words('weekdays') };
  const { fixture, match, tipster, lockedAt } = tip;
  return (
    <KitLink href={tipPath(tip)} css={root}>
      <span css={top}>
        {fixture && <Crest {...leagueCrest(fixture.league)} size={18} />}
        <span css={wraps}>{matchLabel({ home: { name: match.home }, away: { name: match.away } })}</span>
        <time dateTime={lockedAt} css={push}>
          <Num>
            {clockTime(Date.parse(lockedAt), clock.timezone)} · {dateOf(Date.parse(lockedAt), moment)}
          </Num>
        </time>
      </span>
      <span css={pickCss}>
        <span css={shrinks}>
          <b>{pickName(tip, card)}</b>
          <small>
            {marketName(tip, card)} {tip.simulated && <Badge>{card('simulated')}</Badge>}
          </small>
        </span>
        <span css={price}>
          <b>
            <PriceNumber tip={tip} price={tip.price} />
          </b>
          <PriceNow tip={tip} />
        </span>
      </span>
      <span css={votes}>
        <Split agree={tip.agree} />
      </span>
      <span css={by}>
        <Avatar id={tipster.userId} name={tipster.showName} src={tipster.profilePicture} size={32} />
        <span css={grows}>
          <b css={clipCss}>{tipster.showName}</b>
          <small>{recordText(tipster, card)}</small>
        </span>
        <small>
          <Num>{t('followers', { number: grouped(tipster.followers) })}</Num>
        </small>
      </span>
    </KitLink>
  );
});

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  color: inherit;
  &:hover {
    border-color: var(--c-line-strong);
  }
  & small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const top = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  padding: 10px var(--sp-4) 0;
  font-size: var(--fs-12);
  color: var(--c-muted);
  & > svg {
    flex: none;
  }
`;

/* A name cut off could be that of another match. */
const wraps = css`
  min-width: 0;
  overflow-wrap: break-word;
`;

const push = css`
  margin-inline-start: auto;
  white-space: nowrap;
`;

const pickCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 0 var(--sp-3);
  padding: var(--sp-2) var(--sp-4) var(--sp-3);
`;

const shrinks = css`
  display: grid;
  min-width: 0;
  & > b {
    font-size: var(--fs-18);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;

const price = css`
  font-size: var(--fs-12);
  line-height: 16px;
  text-align: end;
  color: var(--c-muted);
  & > b {
    display: block;
    font-size: var(--fs-24);
    font-weight: var(--fw-semi);
    line-height: 28px;
    color: var(--c-text);
  }
`;

const votes = css`
  padding: 0 var(--sp-4) var(--sp-3);
  &:empty {
    padding: 0;
  }
`;

const by = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  padding: var(--sp-2) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  line-height: 18px;
`;

const grows = css`
  display: grid;
  flex: 1;
  min-width: 0;
  & > b {
    font-weight: var(--fw-medium);
  }
`;
