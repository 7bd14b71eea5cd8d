import { Bone, Hidden, Panel, Skeleton, Stack } from '@khandai/ui-kit';
import { EngageFrame } from '../../domains/engage';
import { useReferralWords } from './use-referral-words';

/** Placeholder of the invitations while they load. */
export function ReferralSkeleton() {
  const { t } = useReferralWords();
  return (
    <Skeleton label={t('loading')}>
      <Stack>
        <Panel padded>
          <Bone width="100%" height={180} />
        </Panel>
        <Panel padded>
          <Bone width="100%" height={80} />
        </Panel>
      </Stack>
    </Skeleton>
  );
}

/** The page before its code knows who looks at it. */
export function ReferralFallback() {
  const { t } = useReferralWords();
  return (
    <EngageFrame>
      <Hidden as="h1">{t('heading')}</Hidden>
      <ReferralSkeleton />
    </EngageFrame>
  );
}
