import { Bone, Hidden, Panel, Skeleton, Stack } from '@khandai/ui-kit';
import { EngageFrame, useEngageWords } from '../../domains/engage';

const ROWS = [1, 2, 3, 4, 5] as const;

/** Placeholder of the tasks while they load. */
export function TasksSkeleton() {
  const { t } = useEngageWords();
  return (
    <Skeleton label={t('tasks.loading')}>
      <Stack>
        <Panel padded>
          <Bone width="100%" height={80} />
        </Panel>
        <Panel padded>
          <Stack>
            {ROWS.map((row) => (
              <Bone key={row} width="100%" height={44} />
            ))}
          </Stack>
        </Panel>
      </Stack>
    </Skeleton>
  );
}

/** The page before its code knows who looks at it. */
export function TasksFallback() {
  const { t } = useEngageWords();
  return (
    <EngageFrame>
      <Hidden as="h1">{t('tasks.heading')}</Hidden>
      <TasksSkeleton />
    </EngageFrame>
  );
}
