import { Button, type ButtonLook, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { UnfriendDialog } from './UnfriendDialog';
import { usePeopleWords } from './use-people-words';
import { type Followed, type Member, useRelation } from './use-relation';

export interface RelationButtonProps {
  readonly member: Member;
  readonly size?: 'md' | 'sm';
  /** Asks the server what the two are; lists know it already. */
  readonly learns?: boolean;
  /** The most important action of the view. */
  readonly isMain?: boolean;
}

/** Asks a member to be friends, answers their request, or ends it. Nothing for oneself, and for members who do not answer: simulated and deleted ones. */
export const FriendButton = observer(function FriendButton({
  member,
  size = 'md',
  learns = false,
  isMain = false,
}: RelationButtonProps): ReactNode {
  const { t } = usePeopleWords();
  const { viewer } = useServices();
  const { relation, isBusy, act } = useRelation(member, learns);
  const [isLeaving, leave] = useState(false);
  const { userId, username, showName: name, simulated } = member;
  const state = relation?.state ?? 'none';
  if (viewer.userId === userId || state === 'blocked' || ((simulated || username === '') && state === 'none'))
    return null;
  const button = (
    look: ButtonLook,
    label: 'add' | 'takeBack' | 'accept' | 'reject',
    what: Parameters<typeof act>[0],
  ) => (
    <Button
      {...{ size, look }}
      {...(label === 'add' && { icon: icons.userPlus })}
      aria-label={t(`${label}Of`, { name })}
      // Known only later for a member; a press would do something else than the label says.
      aria-disabled={isBusy || (learns && viewer.isMember && !relation)}
      onClick={() => {
        if (!isBusy && !(learns && viewer.isMember && !relation)) act(what);
      }}
    >
      {t(label)}
    </Button>
  );
  switch (state) {
    case 'none':
      return button(isMain ? 'primary' : 'plain', 'add', 'send');
    case 'sent':
      return button('line', 'takeBack', 'cancel');
    case 'received':
      return (
        <>
          {button('primary', 'accept', 'accept')}
          {button('plain', 'reject', 'reject')}
        </>
      );
    default:
      return (
        <>
          <Button
            {...{ size, look: 'on' }}
            icon={icons.check}
            aria-label={t('friendsOf', { name })}
            aria-haspopup="dialog"
            aria-disabled={isBusy}
            onClick={() => {
              leave(!isBusy);
            }}
          >
            {t('friends')}
          </Button>
          {isLeaving && (
            <UnfriendDialog
              name={name}
              onYes={() => {
                act('cancel');
              }}
              onClose={() => {
                leave(false);
              }}
            />
          )}
        </>
      );
  }
});

/** Follows a member, or stops to. Nothing for oneself, and for a member whom the user blocks. */
export const FollowButton = observer(function FollowButton({
  member,
  size = 'md',
  learns = false,
}: Pick<RelationButtonProps, 'size' | 'learns'> & { readonly member: Followed }): ReactNode {
  const { t } = usePeopleWords();
  const { viewer } = useServices();
  const { relation, isBusy, follow } = useRelation(member, learns);
  const isFollowing = relation?.following ?? false;
  const isGone = member.username === '' && !isFollowing;
  if (viewer.userId === member.userId || relation?.state === 'blocked' || isGone) return null;
  const waits = isBusy || (learns && viewer.isMember && !relation);
  return (
    <Button
      size={size}
      look={isFollowing ? 'on' : 'plain'}
      icon={isFollowing ? icons.check : icons.plus}
      aria-label={t(isFollowing ? 'followingOf' : 'followOf', { name: member.showName })}
      aria-disabled={waits}
      onClick={() => {
        if (!waits) follow(!isFollowing);
      }}
    >
      {t(isFollowing ? 'list.following' : 'follow')}
    </Button>
  );
});
