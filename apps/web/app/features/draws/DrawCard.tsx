import { css } from '@emotion/react';
import type { LuckyDraw } from '@khandai/contracts';
import { Badge, Icon, icons, KitLink, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { DRAWS, useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { fullTime } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { DrawFacts } from './DrawFacts';
import { actOf, ticketOf } from './draw-words';
import type { ListedDraw } from './DrawsStore';
import { TimeLeft } from './TimeLeft';

/** A draw in a list: what there is to win, how likely, until when, and of results who won. */
export const DrawCard = observer(function DrawCard({ draw }: { draw: ListedDraw }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { clock } = useServices();
  const { drawId, title, prize, prizePoints, type, mine, results = [] } = draw;
  const act = actOf(draw);
  return (
    <Panel padded>
      <article css={root} aria-labelledby={`draw-${drawId}`}>
        <p css={line}>
          <DrawStateBadge draw={draw} />
          {draw.simulated && <Badge tone="warn">{t('draws.simulated')}</Badge>}
          {mine && (
            <Badge tone={mine.rank === null ? 'ok' : 'gold'} icon={icons.ticket}>
              {t(mine.rank === null ? 'draws.ticket' : 'draws.ticketWon', { ticket: ticketOf(mine.number) })}
            </Badge>
          )}
        </p>
        <h2 id={`draw-${drawId}`} css={name}>
          <KitLink href={`${DRAWS}/${drawId}`} css={link}>
            {title}
          </KitLink>
        </h2>
        <p css={prizeCss}>
          <Icon icon={icons.gift} size={18} />
          {type === 'points'
            ? t('draws.prizeInPoints', { points: grouped(prizePoints) })
            : t('draws.prizeOf', { prize })}
        </p>
        <DrawFacts draw={draw} />
        {results.length > 0 && (
          <p css={muted}>
            {t('draws.wonBy', {
              names: results
                .slice(0, 5)
                .map(({ name: winner }) => winner ?? t('draws.gone'))
                .join(', '),
            })}
            {results.length > 5 && ` ${t('draws.andMore', { count: results.length - 5 })}`}
          </p>
        )}
        <div css={foot}>
          {draw.state === 'open' ? (
            <p css={left}>
              <Icon icon={icons.timer} size={18} />
              <TimeLeft until={draw.closesAt} />
            </p>
          ) : (
            <p css={muted}>
              {t('draws.closedAt', { time: fullTime(Date.parse(draw.closesAt), clock.timezone, t('match:weekdays')) })}
            </p>
          )}
          <span css={[actCss, act === 'enter' && enterCss]}>
            {t(`draws.acts.${act}`)}
            <Icon icon={icons.chevronRight} size={18} />
          </span>
        </div>
        <Num css={number} aria-hidden>
          {t('draws.number', { id: drawId })}
        </Num>
      </article>
    </Panel>
  );
});

const tones = { open: 'accent', closed: 'info', drawn: 'plain' } as const;

export function DrawStateBadge({ draw: { state } }: { draw: Pick<LuckyDraw, 'state'> }) {
  const { t } = useEngageWords();
  return <Badge tone={tones[state]}>{t(`draws.states.${state}`)}</Badge>;
}

const root = css`
  position: relative;
  display: grid;
  gap: var(--sp-2);
  padding-top: var(--sp-3);
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-2);
  padding-right: 64px;
`;

const name = css`
  font-size: var(--fs-16);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
`;

const muted = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
  overflow-wrap: anywhere;
`;

const prizeCss = css`
  display: flex;
  gap: var(--sp-2);
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    color: var(--c-gold);
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-3);
`;

const left = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  font-weight: 600;
`;

/* Looks like a button; the link of the title covers the card. */
const actCss = css`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-1);
  min-height: 36px;
  margin-left: auto;
  padding: 0 var(--sp-2) 0 var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  font-weight: 600;
`;

const enterCss = css`
  border-color: transparent;
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
`;

const number = css`
  position: absolute;
  top: var(--sp-3);
  right: 0;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
