import { Bone, PageFrame, Panel, ReadingColumn, Stack } from '@khandai/ui-kit';
import { Waiting } from '../../domains/notifications';

/** Placeholder of the page while its user becomes known. */
export function NotificationsSkeleton() {
  return (
    <PageFrame>
      <ReadingColumn>
        <Stack>
          <Bone width={140} height={44} />
          <Panel>
            <Waiting />
          </Panel>
        </Stack>
      </ReadingColumn>
    </PageFrame>
  );
}
