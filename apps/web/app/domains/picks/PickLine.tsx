import { css } from '@emotion/react';
import type { PointPick } from '@khandai/contracts';
import { Badge, Icon, icons, KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../i18n/use-numbers';
import { fullTime } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { matchLabel, roomPath, useSpoilers } from '../match';
import { marketName, pickName, PriceNumber, TipMark, UncoverButton, useTipWords } from '../tips';
import { mostBack } from './pick-view';
import { usePickWords } from './use-pick-words';

export interface PickLineProps {
  readonly pick: PointPick;
  /** Names the match: not in its own room. */
  readonly named?: boolean;
}

/** A pick with its stake, and what came of it; covered for readers who hide the score of the match. */
export const PickLine = observer(function PickLine({ pick, named = false }: PickLineProps) {
  const { grouped } = useNumbers();
  const { t } = usePickWords();
  const { t: tip } = useTipWords();
  const { clock } = useServices();
  const spoilers = useSpoilers();
  const { fixture, match, score, stake, state } = pick;
  const covered = state === 'settled' && spoilers.isHidden(pick.fixtureId);
  const pending = state !== 'settled' && state !== 'void';
  const timeOf = (instant: string) => fullTime(Date.parse(instant), clock.timezone, t('match:weekdays'));
  const label = matchLabel({ home: { name: match.home }, away: { name: match.away } });
  return (
    <li css={root}>
      <div css={words}>
        <span css={head}>
          <b>{pickName(pick, tip)}</b>
          {state === 'open' || state === 'locked' ? (
            <span css={mark}>
              <Icon icon={icons.clock} size={14} />
              {t('pending')}
            </span>
          ) : (
            !covered && <TipMark tip={pick} />
          )}
          {pick.simulated && <Badge>{tip('simulated')}</Badge>}
        </span>
        {named && (
          <span css={quiet}>
            {fixture ? <KitLink href={`${roomPath(fixture)}?tab=history`}>{label}</KitLink> : label}
            {score && !covered && <Num> · {`${score.home}–${score.away}`}</Num>}
          </span>
        )}
        <span css={quiet}>
          {marketName(pick, tip)} · {pick.company.name} · {tip('price')} <PriceNumber tip={pick} price={pick.price} />
        </span>
        {pending && (
          <time css={quiet} dateTime={pick.lockedAt}>
            {t('kickOff', { time: timeOf(pick.lockedAt) })}
          </time>
        )}
        <time css={quiet} dateTime={pick.placedAt}>
          {t('placedAt', { time: timeOf(pick.placedAt) })}
        </time>
      </div>
      <div css={end}>
        <b>
          <Num>{t('staked', { points: grouped(stake) })}</Num>
        </b>
        {covered ? (
          <UncoverButton
            match={match}
            onPress={() => {
              spoilers.reveal(pick.fixtureId);
            }}
          />
        ) : (
          <Back pick={pick} />
        )}
      </div>
    </li>
  );
});

function Back({ pick }: { readonly pick: PointPick }) {
  const { grouped } = useNumbers();
  const { t } = usePickWords();
  const { returned, state, stake } = pick;
  if (returned === null) return <span css={quiet}>{t('waitingBack', { points: grouped(mostBack(pick, stake)) })}</span>;
  const look = state === 'void' || returned === stake ? quiet : returned > stake ? won : lost;
  return <Num css={look}>{t(state === 'void' ? 'voidBack' : 'back', { points: grouped(returned) })}</Num>;
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-3);
  align-items: center;
  padding: var(--sp-3) var(--sp-4);
  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const words = css`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  & a {
    color: var(--c-accent);
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  & > b {
    font-weight: var(--fw-semi);
  }
`;

const quiet = css`
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--c-muted);
`;

const mark = css`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-height: 20px;
  padding: 0 6px;
  border-radius: var(--r-1);
  background: var(--c-fill);
  color: var(--c-text-2);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
`;

const end = css`
  display: grid;
  justify-items: end;
  gap: 2px;
  text-align: right;
`;

const won = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
  color: var(--c-up);
`;

const lost = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
  color: var(--c-neg);
`;
