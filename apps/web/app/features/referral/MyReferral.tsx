import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { EngageFrame, PointsAside } from '../../domains/engage';
import { HowTo } from './HowTo';
import { InvitedPanel } from './InvitedPanel';
import { InvitePanel } from './InvitePanel';
import { ReferralFailed } from './ReferralFailed';
import { ReferralSkeleton } from './ReferralSkeleton';
import { useReferral } from './use-referral';
import { useReferralWords } from './use-referral-words';

/** A member's code, and what became of the friends who came with it. */
export const MyReferral = observer(function MyReferral() {
  const { t } = useReferralWords();
  const { sheet, load } = useReferral(true);
  const { value, state } = sheet;
  return (
    <EngageFrame right={<PointsAside balance={value?.balance} />}>
      <h1 css={title}>{t('heading')}</h1>
      {state === 'failed' && <ReferralFailed onRetry={load} />}
      {value?.code != null && <InvitePanel code={value.code} />}
      {value && (
        <>
          <HowTo rules={value.rules} />
          <InvitedPanel sheet={value} />
        </>
      )}
      {!value && state === 'loading' && <ReferralSkeleton />}
    </EngageFrame>
  );
});

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;
