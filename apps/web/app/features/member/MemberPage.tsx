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
import { postFiles } from '../../i18n/vi/lazy/post-files';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { MemberData } from './load-member';
import { MemberCard } from './MemberCard';
import { MemberFriends } from './MemberFriends';
import { MemberPictures } from './MemberPictures';
import { MemberPosts } from './MemberPosts';
import { MemberRail } from './MemberRail';
import { MemberTips } from './MemberTips';
import { FRIENDS, PART, partPath, PICTURES, TIPS } from './member-parts';
import { useMemberGuards } from './use-member-guards';

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

/** The posts of a member, or their pictures, friends or tips, as the address chooses. */
function Parts({ profile }: { profile: PublicProfile }) {
  const { t } = usePeopleWords();
  const [search] = useSearchParams();
  const { t: labels } = useTranslation('labels');
  const { t: files } = useLazyTranslation('postFiles', postFiles);
  const { username, nickname, role } = profile;
  const wanted = search.get(PART) ?? '';
  const part = [PICTURES, FRIENDS, TIPS].includes(wanted) ? wanted : undefined;
  const of = (label: string, name: string) => ({ label, href: partPath(username, name), current: part === name });
  return (
    <>
      <TabNav
        label={nickname}
        items={[
          { label: t('posts'), href: memberPath(username), current: part === undefined },
          of(files('pictures'), PICTURES),
          of(t('title'), FRIENDS),
          // Commentators post tips; the address of the tips of others still leads to them.
          ...(role === 'commentator' || role === 'staff' || part === TIPS ? [of(labels('bettingTips'), TIPS)] : []),
        ]}
      />
      <Part part={part} profile={profile} />
    </>
  );
}

function Part({ part, profile }: { part: string | undefined; profile: PublicProfile }) {
  switch (part) {
    case TIPS:
      return <MemberTips profile={profile} />;
    case FRIENDS:
      return <MemberFriends profile={profile} />;
    case PICTURES:
      return <MemberPictures profile={profile} />;
    default:
      return <MemberPosts profile={profile} />;
  }
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
