import { css } from '@emotion/react';
import type { OnlineUser } from '@khandai/contracts';
import { Avatar, Badge } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { online } from '../../i18n/vi/lazy/online';
import { RouterLink } from '../../shell/frame/RouterLink';
import { useServices } from '../../shell/services/services';
import { memberPath, roleBadge } from '../account';

/** One member in a list of those who are online; leads to their page. */
export const OnlineMember = observer(function OnlineMember({ member }: { member: OnlineUser }) {
  const { t } = useLazyTranslation('online', online);
  const { t: chatWords } = useTranslation('chat');
  const { viewer } = useServices();
  const { userId, username, displayName, profilePicture, role } = member;
  return (
    <li>
      <RouterLink href={memberPath(username)} css={row}>
        <Avatar id={userId} name={displayName} src={profilePicture} size={32} online />
        <span css={name}>{displayName}</span>
        {userId === viewer.userId && <Badge>{t('you')}</Badge>}
        {roleBadge(role, chatWords)}
      </RouterLink>
    </li>
  );
});

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: var(--touch);
  padding: var(--sp-1) 2px;
`;

const name = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
