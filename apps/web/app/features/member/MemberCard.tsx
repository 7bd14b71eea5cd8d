import { css } from '@emotion/react';
import type { PublicProfile } from '@khandai/contracts';
import { Avatar, Badge, Button, icons, KitLink, LinkButton, NOT_PHONE, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { member as words } from '../../i18n/vi/lazy/member';
import { roleBadge } from '../../domains/account';
import { FollowButton, FriendButton, useBlock, useCounts, usePeopleWords } from '../../domains/people';
import { conversation as talkWords } from '../../i18n/vi/lazy/conversation';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { MemberCounts } from './MemberCounts';
import { MemberCover } from './MemberCover';
import { MemberFacts } from './MemberFacts';
import { friendsPath } from './member-parts';

const loadPicture = () => import('./MemberPicture').then(({ MemberPicture }) => MemberPicture);

export const MemberCard = observer(function MemberCard({ profile }: { profile: PublicProfile }) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('member', words);
  const { t: chat } = useTranslation('chat');
  const { t: people } = usePeopleWords();
  const { userId, nickname: name, username, level, role, simulated, favouriteTeam } = profile;
  const counts = useCounts(userId);
  const mutual = counts?.mutual ?? 0;
  return (
    <Panel>
      <div css={clip}>
        <MemberCover team={favouriteTeam} />
      </div>
      <div css={body}>
        <div css={face}>
          <Picture profile={profile} />
        </div>
        <div css={names}>
          <h1 css={nameCss}>{name}</h1>
          <p css={under}>
            @{username}
            {mutual > 0 && (
              <>
                {' · '}
                <KitLink href={friendsPath(username)} css={link}>
                  {people('mutual', { number: grouped(mutual), count: mutual })}
                </KitLink>
              </>
            )}
          </p>
          <p css={badges}>
            <Badge tone="gold">{t('level', { level })}</Badge>
            {roleBadge(role, chat)}
            {simulated && <Badge>{t('simulated')}</Badge>}
          </p>
        </div>
        <div css={acts}>
          {role === 'commentator' && <LinkButton href="/lich-truc-tiep">{t('watch')}</LinkButton>}
          <FriendButton member={{ userId, username, showName: name, simulated }} learns isMain />
          <FollowButton member={{ userId, username, showName: name }} learns />
          <PrivateActs profile={profile} />
        </div>
        <div css={onPhones}>
          <MemberFacts profile={profile} />
        </div>
      </div>
      <MemberCounts counts={counts} />
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
  padding: 0 var(--sp-4) var(--sp-4);
  @media (min-width: 768px) {
    padding: 0 var(--sp-6) var(--sp-5);
  }
  @media (max-width: 479px) {
    justify-content: center;
    text-align: center;
  }
`;

const clip = css`
  overflow: hidden;
  border-radius: var(--r-3) var(--r-3) 0 0;
`;

/* On the edge of the cover. */
const face = css`
  align-self: flex-start;
  margin-top: -32px;
  padding: 4px;
  border-radius: 50%;
  background: var(--c-surface);
`;

/* Elsewhere they are beside the card. */
const onPhones = css`
  flex: 1 0 100%;
  @media ${NOT_PHONE} {
    display: none;
  }
  @media (max-width: 479px) {
    > ul {
      justify-items: center;
    }
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
  padding-top: var(--sp-3);
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

const link = css`
  text-decoration: underline;
  text-underline-offset: 2px;
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
