import { Bone, Hidden, PageFrame, Panel, repeated, Stack } from '@khandai/ui-kit';
import { useNotificationWords } from '../../domains/notifications';

/** Placeholder of the page while its user becomes known. */
export function NotificationsSkeleton() {
  const { t } = useNotificationWords();
  return (
    <PageFrame>
      <div role="status" aria-busy="true">
        <Hidden>{t('loading')}</Hidden>
        <Panel padded>
          <Stack gap={6}>
            {repeated(5, (at) => (
              <Bone key={at} width="100%" height={44} />
            ))}
          </Stack>
        </Panel>
      </div>
    </PageFrame>
  );
}
