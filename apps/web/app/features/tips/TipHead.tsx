import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Avatar, Badge, KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { memberPath } from '../../domains/account';
import { kickOffTime, leagueCrest, matchLabel, roomPath, scoreText, useLive } from '../../domains/match';
import { FollowButton } from '../../domains/people';
import { marketName, pickName, PriceNumber, recordText, TipMark, useCover, useTipWords } from '../../domains/tips';
import { useServices } from '../../shell/services/services';
import { usePageWords } from './use-page-words';

/** Who gives the tip, what it says at which price, and its match. */
export const TipHead = observer(function TipHead({ tip }: { readonly tip: Tip }) {
  const { t } = usePageWords();
  const { t: card } = useTipWords();
  const { tipster } = tip;
  const { coversResult } = useCover(tip);
  return (
    <header css={root}>
      <div css={by}>
        <Avatar id={tipster.userId} name={tipster.showName} src={tipster.profilePicture} size={40} />
        <div css={who}>
          <p>
            {tipster.username === '' ? (
              <b>{tipster.showName}</b>
            ) : (
              <KitLink href={memberPath(tipster.username)} css={name}>
                {tipster.showName}
              </KitLink>
            )}{' '}
            {tip.simulated && <Badge>{card('simulated')}</Badge>}
          </p>
          <p css={quiet}>{recordText(tipster, card)}</p>
        </div>
        {tipster.username !== '' && <FollowButton member={tipster} learns size="sm" />}
      </div>
      <div css={pick}>
        <div>
          <h1 css={title}>{pickName(tip, card)}</h1>
          <p css={quiet}>
            {marketName(tip, card)} {!coversResult && <TipMark tip={tip} />}
          </p>
        </div>
        <p css={price}>
          <b>
            <PriceNumber tip={tip} price={tip.price} />
          </b>
          {t('priceAtPost')}
        </p>
      </div>
      <Match tip={tip} />
    </header>
  );
});

const Match = observer(function Match({ tip }: { readonly tip: Tip }) {
  const { t } = usePageWords();
  const { clock } = useServices();
  const live = useLive();
  const { coversScore } = useCover(tip);
  if (!tip.fixture) return <p css={[match, quiet]}>{t('matchGone')}</p>;
  const fixture = live.latest(tip.fixture);
  return (
    <KitLink href={roomPath(fixture)} css={match}>
      <Crest {...leagueCrest(fixture.league)} size={20} />
      <b css={wraps}>{matchLabel(fixture)}</b>
      <Num>{(coversScore ? undefined : scoreText(fixture)) ?? kickOffTime(fixture, clock.timezone)}</Num>
    </KitLink>
  );
});

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-4);
`;

const by = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) 10px;
`;

const who = css`
  flex: 1;
  min-width: 7rem;
  font-size: var(--fs-14);
  line-height: 1.4;
`;

const name = css`
  font-weight: var(--fw-semi);
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;

/* A name cut off could be that of another match. */
const wraps = css`
  min-width: 0;
  overflow-wrap: break-word;
`;

const quiet = css`
  font-size: var(--fs-12);
  line-height: 20px;
  color: var(--c-muted);
`;

const pick = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-3);
`;

const title = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const price = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  text-align: end;
  & > b {
    display: block;
    font-size: var(--fs-32);
    font-weight: var(--fw-semi);
    line-height: 1.1;
    color: var(--c-text);
  }
`;

const match = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  min-height: var(--touch);
  padding: var(--sp-1) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: inherit;
  font-size: var(--fs-13);
  & > b {
    font-weight: var(--fw-medium);
  }
  &:hover {
    background: var(--c-hover);
  }
`;
