import type { SheetRow } from '@khandai/chat-ui';
import { icons } from '@khandai/ui-kit';
import { useServices } from '../../shell/services/services';
import { useBlock } from './use-block';
import { usePeopleWords } from './use-people-words';
import { type Member, useRelation } from './use-relation';

export interface MemberRowsOptions {
  /** After a row was chosen. */
  readonly onChosen: () => void;
  /** After the server confirmed a block. */
  readonly onBlocked: () => void;
}

/** What the user can do about another member, for a menu: nothing for oneself, and for members who deleted their account. Call it inside an observer. */
export function useMemberRows(member: Member, { onChosen, onBlocked }: MemberRowsOptions): SheetRow[] {
  const { t } = usePeopleWords();
  const { viewer } = useServices();
  const { relation, act, follow } = useRelation(member, true);
  const { isBlocked, block } = useBlock(member);
  const { userId, username, showName: name, simulated } = member;
  if (username === '' || viewer.userId === userId || (viewer.isMember && !relation)) return [];
  const row = (icon: SheetRow['icon'], label: string, work: () => void, rest: Partial<SheetRow> = {}): SheetRow => ({
    ...{ icon, label, ...rest },
    onPress: () => {
      work();
      onChosen();
    },
  });
  const { state = 'none', following = false } = relation ?? {};
  const friend = {
    none: simulated ? [] : [row(icons.userPlus, t('addOf', { name }), () => act('send'))],
    sent: [row(icons.undo, t('takeBackOf', { name }), () => act('cancel'))],
    received: [
      row(icons.check, t('acceptOf', { name }), () => act('accept')),
      row(icons.close, t('rejectOf', { name }), () => act('reject')),
    ],
    friends: [],
    blocked: [],
  };
  const follows = following
    ? row(icons.check, t('unfollowOf', { name }), () => follow(false))
    : row(icons.plus, t('followOf', { name }), () => follow(true));
  return [
    ...(state === 'blocked' ? [] : [follows]),
    ...friend[state],
    ...(viewer.isMember && !simulated
      ? [
          isBlocked
            ? row(icons.check, t('unblockOf', { name }), () => block(false))
            : row(icons.ban, t('blockOf', { name }), () => block(true, onBlocked), { note: t('blockNote'), bad: true }),
        ]
      : []),
  ];
}
