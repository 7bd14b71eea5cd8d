import { css } from '@emotion/react';
import type { PublicProfile } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Avatar, Badge, Button, icons, LinkButton, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { calendarDate, fullTime } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { member as words } from '../../i18n/vi/lazy/member';
import { roleBadge } from '../../domains/account';
import { FollowButton, FriendButton, useBlock } from '../../domains/people';
import { conversation as talkWords } from '../../i18n/vi/lazy/conversation';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { MemberCounts } from './MemberCounts';

const loadPicture = () => import('./MemberPicture').then(({ MemberPicture }) => MemberPicture);

export const MemberCard = observer(function MemberCard({ profile }: { profile: PublicProfile }) {
  const { t } = useLazyTranslation('member', words);
  const { t: chat } = useTranslation('chat');
  const { clock } = useServices();
  const { userId, nickname: name, username, level, role, simulated, createdAt, favouriteTeam } = profile;
  return (
    <Panel>
      <div css={body}>
        <Picture profile={profile} />
        <div css={names}>
          <h1 css={nameCss}>{name}</h1>
          <p css={under}>@{username}</p>
          <p css={badges}>
            <Badge tone="gold">{t('level', { level })}</Badge>
            {roleBadge(role, chat)}
            {simulated && <Badge>{t('simulated')}</Badge>}
          </p>
          <Seen profile={profile} />
          {favouriteTeam && (
            <p css={[under, teamCss]}>
              <Crest code={favouriteTeam.code} colors={favouriteTeam.colors} size={16} />
              {t('supports', { team: favouriteTeam.name })}
            </p>
          )}
          <p css={under}>{t('joined', { date: calendarDate(Date.parse(createdAt), clock.timezone) })}</p>
        </div>
        <div css={acts}>
          {role === 'commentator' && <LinkButton href="/lich-truc-tiep">{t('watch')}</LinkButton>}
          <FriendButton member={{ userId, username, showName: name, simulated }} learns isMain />
          <FollowButton member={{ userId, username, showName: name }} learns />
          <PrivateActs profile={profile} />
        </div>
      </div>
      <MemberCounts userId={userId} />
    </Panel>
  );
});

/** Private messages: writing to the member, and blocking them. */
const PrivateActs = observer(function PrivateActs({ profile }: { profile: PublicProfile }): ReactNode {
  const { t } = useLazyTranslation('conversation', talkWords);
  const { viewer } = useServices();
  const { userId, nickname, simulated } = profile;
  const { open, isRefused, block, isBlocked } = useBlock({ userId, showName: nickname });
  if (viewer.userId === userId) return null;
  // A simulated member could not answer.
  const isClosed = isRefused || simulated;
  return (
    <>
      <Button
        icon={icons.mail}
        aria-disabled={isClosed}
        {...(isClosed ? { title: t('refused'), 'aria-description': t('refused') } : { onClick: open })}
      >
        {t('message')}
      </Button>
      {viewer.isMember && !simulated && (
        <Button
          look="quiet"
          icon={isBlocked ? icons.check : icons.ban}
          title={t('blockNote')}
          onClick={() => {
            block(!isBlocked);
          }}
        >
          {t(isBlocked ? 'unblock' : 'block')}
        </Button>
      )}
    </>
  );
});

/** Whether the member is online, or when they were; nothing for members who hide it. */
const Seen = observer(function Seen({ profile: { online, lastSeenAt } }: { profile: PublicProfile }) {
  const { t } = useLazyTranslation('member', words);
  const { clock } = useServices();
  if (online) return <p css={under}>{t('online')}</p>;
  if (lastSeenAt === null) return null;
  return <p css={under}>{t('lastSeen', { time: fullTime(Date.parse(lastSeenAt), clock.timezone) })}</p>;
});

/** The member's picture; a click opens it at full size. */
const Picture = observer(function Picture({ profile }: { profile: PublicProfile }) {
  const { t } = useLazyTranslation('member', words);
  const [open, show] = useState(false);
  const close = () => {
    show(false);
  };
  const Large = useLazyPart(open, loadPicture, close);
  const { userId, nickname: name, profilePicture: src } = profile;
  const face = <Avatar id={userId} name={name} src={src} size={96} online={profile.online} />;
  if (src === null) return face;
  return (
    <>
      <button
        type="button"
        css={press}
        aria-label={t('openPicture', { name })}
        aria-haspopup="dialog"
        aria-busy={open && !Large}
        onClick={() => {
          show(true);
        }}
      >
        {face}
      </button>
      {open && Large && <Large src={src} name={name} onClose={close} />}
    </>
  );
});

const body = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-4) var(--sp-5);
  padding: var(--sp-5) var(--sp-4);
  @media (min-width: 768px) {
    padding: var(--sp-6);
  }
  @media (max-width: 479px) {
    justify-content: center;
    text-align: center;
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  @media (max-width: 479px) {
    justify-content: center;
  }
`;

const names = css`
  display: grid;
  gap: var(--sp-1);
  flex: 1 1 14rem;
  min-width: 0;
`;

const nameCss = css`
  font-size: var(--fs-24);
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const under = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

const teamCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-1);
  color: var(--c-text-2);
  @media (max-width: 479px) {
    justify-content: center;
  }
`;

const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1);
  @media (max-width: 479px) {
    justify-content: center;
  }
`;

const press = css`
  border-radius: 50%;
  cursor: zoom-in;
  &:focus-visible {
    border-radius: 50%;
  }
`;
