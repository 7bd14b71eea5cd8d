import { css } from '@emotion/react';
import { TaskLimit } from '@khandai/contracts';
import { Button, EmptyState, ErrorState, Hidden, icons, LinkButton, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CHECK_IN, EngageFrame, PointsAside, useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { partsOf, sumOf } from './task-model';
import { TaskRow } from './TaskRow';
import { TasksHead } from './TasksHead';
import { TasksSkeleton } from './TasksSkeleton';
import { useLiveRoom } from './use-live-room';
import { useTasks } from './use-tasks';

/** A member's tasks of today. What they do elsewhere shows here by itself. */
export const MyTasks = observer(function MyTasks({ userId }: { userId: number }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { socket, toasts } = useServices();
  const store = useTasks();
  const room = useLiveRoom();
  useEffect(
    () =>
      socket.watch({ topic: 'tasks', userId }, ({ board: pushed }) => {
        const { finished, isNewDay } = store.accept(pushed);
        for (const { kind, title, reward } of finished)
          toasts.push({
            tone: 'ok',
            title: t('tasks.finished', { title }),
            text: t(kind === 'tasks' ? 'tasks.chestReady' : 'tasks.finishedText', { points: grouped(reward) }),
          });
        if (isNewDay) toasts.push({ tone: 'ok', title: t('tasks.newDay') });
      }),
    [socket, store, toasts, t, grouped, userId],
  );

  const claim = async (which: number | 'all') => {
    const outcome = await store.claim(which);
    switch (outcome?.kind) {
      case 'earned':
        toasts.push({ tone: 'ok', title: t('tasks.earned', { points: grouped(outcome.points) }) });
        return;
      case 'already':
        toasts.push({ tone: 'ok', title: t('tasks.already') });
        return;
      case 'failed':
        toasts.push({
          tone: 'bad',
          title: t('tasks.notDone'),
          text: outcome.sentence ?? t('tasks.notDoneText'),
        });
        return;
      case undefined:
    }
  };

  const { value: board, state } = store.board;
  const isBusy = store.claiming !== undefined;
  const parts = board && partsOf(board.tasks);
  return (
    <EngageFrame right={<PointsAside balance={board?.balance} />}>
      {state === 'failed' && (
        <Panel>
          <ErrorState
            title={t('tasks.failed')}
            text={`${t('tasks.failedText')}${board ? ` ${t('tasks.stale')}` : ''}`}
            level={board ? 2 : 1}
            action={<Button onClick={store.load}>{t('retry')}</Button>}
          />
        </Panel>
      )}
      {board && parts && parts.single.length > 0 && (
        <>
          <TasksHead
            board={board}
            parts={parts}
            isBusy={isBusy}
            onChest={async () => {
              if (parts.chest) await claim(parts.chest.taskId);
            }}
          />
          <Panel
            title={
              <span css={headOf}>
                {t('tasks.today')}{' '}
                <Num css={count}>{t('tasks.count', { done: parts.finished, total: parts.single.length })}</Num>
              </span>
            }
            end={
              parts.due.length > 1 && (
                <Button size="sm" aria-disabled={isBusy} onClick={() => void claim('all')}>
                  {t('tasks.claimAll', { points: grouped(sumOf(parts.due)) })}
                </Button>
              )
            }
          >
            <ul>
              {parts.single.map((task) => (
                <TaskRow key={task.taskId} task={task} isBusy={isBusy} room={room} onClaim={() => claim(task.taskId)} />
              ))}
            </ul>
            <p css={rules}>{t('tasks.rules', { max: grouped(TaskLimit.pointsPerDay) })}</p>
          </Panel>
        </>
      )}
      {parts?.single.length === 0 && (
        <EmptyState
          framed
          level={1}
          icon={icons.listChecks}
          title={t('tasks.empty')}
          text={t('tasks.emptyText')}
          action={<LinkButton href={CHECK_IN}>{t('book.toCheckIn')}</LinkButton>}
        />
      )}
      {!board && state === 'loading' && (
        <>
          <Hidden as="h1">{t('tasks.heading')}</Hidden>
          <TasksSkeleton />
        </>
      )}
    </EngageFrame>
  );
});

const headOf = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--sp-3);
`;

const count = css`
  font-size: var(--fs-13);
  font-weight: 400;
  color: var(--c-text-2);
`;

const rules = css`
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
