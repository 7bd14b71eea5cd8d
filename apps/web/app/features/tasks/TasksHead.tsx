import { css } from '@emotion/react';
import type { TaskBoard } from '@khandai/contracts';
import { Badge, Button, Icon, icons, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { timeLeft, useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { stateOf, type TaskParts } from './task-model';

export interface TasksHeadProps {
  readonly board: TaskBoard;
  readonly parts: TaskParts;
  readonly isBusy: boolean;
  readonly onChest: () => Promise<void>;
}

/** How many tasks are done, when they begin again, and the chest. */
export const TasksHead = observer(function TasksHead({ board, parts, isBusy, onChest }: TasksHeadProps) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { clock } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const { single, finished, chest, due } = parts;
  const points = chest ? grouped(chest.reward) : '';
  const chestState = chest && stateOf(chest);
  const isAllDone = finished === single.length && due.length === 0;
  const sentence = isAllDone
    ? t('tasks.allDone')
    : chest && chestState === 'claimed'
      ? t('tasks.chestTaken', { points })
      : chest && chestState === 'claimable'
        ? t('tasks.chestReady', { points })
        : chest
          ? t('tasks.chest', { goal: chest.goal, points })
          : t('tasks.noChest');
  const open = async () => {
    await onChest();
    heading.current?.focus();
  };
  return (
    <Panel padded>
      <div css={root}>
        <Ring done={finished} total={single.length} />
        <div css={words}>
          <h1 ref={heading} tabIndex={-1} css={title}>
            {t('tasks.heading')}
          </h1>
          <p css={text}>
            {sentence} {t('tasks.renewed', { left: timeLeft(Date.parse(board.nextDayAt) - clock.minute, t) })}
          </p>
        </div>
        {chest && chestState === 'claimable' && (
          <div css={act}>
            <Button look="primary" block icon={icons.chest} aria-disabled={isBusy} onClick={() => void open()}>
              {t('tasks.open', { points })}
            </Button>
          </div>
        )}
        {chest && chestState === 'claimed' && (
          <Badge tone="ok">
            <Icon icon={icons.check} size={14} />
            {t('tasks.claimed')}
          </Badge>
        )}
        {chest && chestState === 'open' && (
          <span css={tile} role="img" aria-label={t('tasks.chestTile', { points, goal: chest.goal })}>
            <Icon icon={icons.chest} size={24} />
            <Num>+{points}</Num>
          </span>
        )}
      </div>
    </Panel>
  );
});

function Ring({ done, total }: { done: number; total: number }) {
  const { t } = useEngageWords();
  const share = total === 0 ? 0 : (done / total) * 100;
  return (
    <span css={ring} role="img" aria-label={t('tasks.ring', { done, total })}>
      <svg viewBox="0 0 64 64" aria-hidden>
        <circle cx="32" cy="32" r="27" />
        {share > 0 && (
          <circle
            css={filled}
            cx="32"
            cy="32"
            r="27"
            pathLength="100"
            strokeDasharray={`${share} 100`}
            transform="rotate(-90 32 32)"
          />
        )}
      </svg>
      <Num css={ringNumber} aria-hidden>
        {done}/{total}
      </Num>
    </span>
  );
}

const root = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3) var(--sp-4);
  padding-top: var(--sp-4);
`;

const words = css`
  display: grid;
  gap: var(--sp-1);
  flex: 1 1 160px;
  min-width: 0;
`;

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;

const text = css`
  color: var(--c-text-2);
`;

const act = css`
  flex: 0 1 auto;
  @media (max-width: 767px) {
    flex: 1 0 100%;
  }
`;

const tile = css`
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-gold-tint);
  color: var(--c-gold);
  font-weight: 700;
  font-size: var(--fs-13);
  @media (max-width: 479px) {
    display: none;
  }
`;

const ring = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 64px;
  height: 64px;
  & > svg {
    position: absolute;
    inset: 0;
  }
  & circle {
    fill: none;
    stroke: var(--c-fill);
    stroke-width: 6;
  }
`;

const filled = css`
  && {
    stroke: var(--c-accent-fill);
    stroke-linecap: round;
  }
`;

const ringNumber = css`
  position: relative;
  font-size: var(--fs-16);
  font-weight: 700;
`;
