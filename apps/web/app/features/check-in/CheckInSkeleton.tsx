import { Bone, Panel, Skeleton, Stack } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';

/** Placeholder of a member's check-ins while they load. */
export function CheckInSkeleton() {
  const { t } = useEngageWords();
  return (
    <Skeleton label={t('checkIn.loading')}>
      <Stack>
        <Panel padded>
          <Bone width="100%" height={210} />
        </Panel>
        <Panel padded>
          <Bone width="100%" height={360} />
        </Panel>
      </Stack>
    </Skeleton>
  );
}
