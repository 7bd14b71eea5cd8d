import { css } from '@emotion/react';
import type { PublicProfile } from '@khandai/contracts';
import { Panel, Stack } from '@khandai/ui-kit';
import { TrendingTags } from '../../domains/newsfeed';
import { PeopleRail, useHasRail } from '../../domains/people';
import { useLazyTranslation } from '../../i18n/use-translation';
import { member as words } from '../../i18n/vi/lazy/member';
import { MemberFacts } from './MemberFacts';

/** What is beside a member's page on wide screens. */
export function MemberRail({ profile }: { readonly profile: PublicProfile }) {
  const { t } = useLazyTranslation('member', words);
  const hasRail = useHasRail();
  return (
    <Stack>
      <Panel title={t('about')}>
        <div css={facts}>
          <MemberFacts profile={profile} />
        </div>
      </Panel>
      {hasRail && <PeopleRail current={undefined} about={profile.userId} />}
      {hasRail && <TrendingTags />}
    </Stack>
  );
}

const facts = css`
  padding: 0 var(--sp-4) var(--sp-4);
`;
