import { Button, ErrorState, Hidden, icons, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { LoginPanel } from '../../domains/account';
import { EngageFrame, useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { partsOf, sumOf } from './task-model';
import { TaskRow } from './TaskRow';
import { TasksSkeleton } from './TasksSkeleton';
import { useTasks } from './use-tasks';

/** Today's tasks with what they bring, and a way to log in on this page. */
export const GuestTasks = observer(function GuestTasks() {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const store = useTasks();
  const { value: board, state } = store.board;
  const tasks = board?.tasks ?? [];
  return (
    <EngageFrame>
      <Hidden as="h1">{t('tasks.heading')}</Hidden>
      <LoginPanel
        icon={icons.listChecks}
        title={t('tasks.guest')}
        text={
          tasks.length > 0
            ? t('tasks.guestText', { count: partsOf(tasks).single.length, points: grouped(sumOf(tasks)) })
            : t('tasks.description')
        }
        reason={t('tasks.guestReason')}
        mayRegister
      />
      {tasks.length > 0 && (
        <Panel title={t('tasks.preview')}>
          <ul>
            {tasks.map((task) => (
              <TaskRow key={task.taskId} task={task} isGuest />
            ))}
          </ul>
        </Panel>
      )}
      {!board && state === 'loading' && <TasksSkeleton />}
      {!board && state === 'failed' && (
        <Panel>
          <ErrorState
            title={t('tasks.failed')}
            text={t('tasks.failedText')}
            action={<Button onClick={store.load}>{t('retry')}</Button>}
          />
        </Panel>
      )}
    </EngageFrame>
  );
});
