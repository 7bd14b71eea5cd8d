import type { PublicProfile } from '@khandai/contracts';
import { EmptyState, Hidden, LinkButton, PageFrame, ReadingColumn, Stack, TabNav, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { memberPath } from '../../domains/account';
import { useSpoilers } from '../../domains/match';
import { usePeopleWords } from '../../domains/people';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { member as words } from '../../i18n/vi/lazy/member';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { MemberData } from './load-member';
import { MemberCard } from './MemberCard';
import { MemberFriends } from './MemberFriends';
import { MemberPosts } from './MemberPosts';
import { MemberRail } from './MemberRail';
import { MemberTips } from './MemberTips';
import { useMemberGuards } from './use-member-guards';

/** Query parameter that chooses a part of the page. */
const PART = 'muc';
const FRIENDS = 'ban-be';
const TIPS = 'tip';

/** A member's public page, or why it is not shown. */
export const MemberPage = observer(function MemberPage({ data }: { data: MemberData }) {
  useMemberGuards(data.slug);
  useSpoilers('hidesScores' in data ? data.hidesScores : undefined);
  const { t } = useLazyTranslation('member', words);
  if (data.status !== 'found') return <PageFrame>{unseen(data)}</PageFrame>;
  return (
    <PageFrame rightLabel={t('about')} right={<MemberRail profile={data.profile} />}>
      <ReadingColumn>
        <Stack>
          <MemberCard profile={data.profile} />
          <Parts profile={data.profile} />
        </Stack>
      </ReadingColumn>
    </PageFrame>
  );
});

const unseen = ({ status, slug }: MemberData): ReactNode =>
  status === 'failed' ? <Failed /> : <Unseen locked={status === 'locked'} username={slug} />;

/** The posts of a member, or their friends, as the address chooses. */
function Parts({ profile }: { profile: PublicProfile }) {
  const { t } = usePeopleWords();
  const [search] = useSearchParams();
  const { t: labels } = useTranslation('labels');
  const part = search.get(PART);
  const isFriends = part === FRIENDS;
  const isTips = part === TIPS;
  const path = memberPath(profile.username);
  return (
    <>
      <TabNav
        label={profile.nickname}
        items={[
          { label: t('posts'), href: path, current: !isFriends && !isTips },
          { label: t('title'), href: `${path}?${PART}=${FRIENDS}`, current: isFriends },
          // Commentators post tips; the address of the tips of others still leads to them.
          ...(profile.role === 'commentator' || profile.role === 'staff' || isTips
            ? [{ label: labels('bettingTips'), href: `${path}?${PART}=${TIPS}`, current: isTips }]
            : []),
        ]}
      />
      {isTips ? (
        <MemberTips profile={profile} />
      ) : isFriends ? (
        <MemberFriends profile={profile} />
      ) : (
        <MemberPosts profile={profile} />
      )}
    </>
  );
}

function Failed() {
  const { t } = useLazyTranslation('member', words);
  return (
    <>
      <Hidden as="h1">{t('failedTitle')}</Hidden>
      <RetryPanel title={t('failedTitle')} text={t('failedText')} />
    </>
  );
}

function Unseen({ locked, username }: { locked: boolean; username: string }) {
  const { t } = useLazyTranslation('member', words);
  const { t: shell } = useTranslation('shell');
  return (
    <EmptyState
      icon={locked ? icons.lock : icons.account}
      level={1}
      framed
      title={locked ? t('lockedTitle') : t('missingTitle')}
      text={locked ? t('lockedText', { username }) : t('missingText', { username })}
      action={
        <LinkButton href="/" look="primary">
          {shell('error.toHome')}
        </LinkButton>
      }
    />
  );
}
