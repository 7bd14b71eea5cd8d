import { Bone, Hidden, Panel, Skeleton, Stack } from '@khandai/ui-kit';
import { EngageFrame, useEngageWords } from '../../domains/engage';

/** Placeholder of draws while they load. */
export function DrawsSkeleton() {
  const { t } = useEngageWords();
  return (
    <Skeleton label={t('draws.loading')}>
      <Stack>
        <Panel padded>
          <Bone width="100%" height={160} />
        </Panel>
        <Panel padded>
          <Bone width="100%" height={120} />
        </Panel>
      </Stack>
    </Skeleton>
  );
}

/** The page before its code knows who looks at it. */
export function DrawsFallback() {
  const { t } = useEngageWords();
  return (
    <EngageFrame>
      <Hidden as="h1">{t('draws.heading')}</Hidden>
      <DrawsSkeleton />
    </EngageFrame>
  );
}
