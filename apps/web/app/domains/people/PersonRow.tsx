import { css } from '@emotion/react';
import type { Person } from '@khandai/contracts';
import { Avatar, Badge, IconButton, icons, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { calendarDate } from '../../i18n/format-time';
import { useNumbers } from '../../i18n/use-numbers';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { memberPath, roleBadge } from '../account';
import { NotificationTime } from '../notifications';
import { useConversation } from '../chat';
import { FollowButton, FriendButton } from './FriendButton';
import type { PeopleListName } from './people-lists';
import { usePeopleWords } from './use-people-words';
import { useRelation } from './use-relation';

export interface PersonRowProps {
  readonly person: Person;
  /** The list that has the row: it decides what comes first. */
  readonly list: PeopleListName;
}

/** A member in a list: who they are, and what one can do. */
export const PersonRow = observer(function PersonRow({ person, list }: PersonRowProps) {
  const { t } = usePeopleWords();
  const { t: chat } = useTranslation('chat');
  const { userId, username, showName, profilePicture, role, simulated, online } = person;
  const { relation } = useRelation(person);
  const follows = list === 'following' || list === 'followers' || simulated;
  return (
    <li css={row}>
      <Avatar id={userId} name={showName} src={profilePicture} size={40} online={online} />
      <div css={who}>
        <p css={names}>
          {username === '' ? (
            <b css={nameCss}>{showName}</b>
          ) : (
            <KitLink href={memberPath(username)} css={nameCss}>
              {showName}
            </KitLink>
          )}
          {roleBadge(role, chat)}
          {simulated && <Badge>{t('simulated')}</Badge>}
        </p>
        <PersonNote person={person} list={list} />
      </div>
      <div css={[acts, below, relation?.state === 'received' && !follows && twoBelow]}>
        {follows ? <FollowButton member={person} size="sm" /> : <FriendButton member={person} size="sm" />}
        {list === 'friends' && relation?.state === 'friends' && <WriteButton member={person} />}
      </div>
    </li>
  );
});

/** Opens the private conversation with a friend. */
const WriteButton = observer(function WriteButton({ member }: { member: Person }) {
  const { t } = usePeopleWords();
  const { open, isRefused } = useConversation(member);
  return (
    !isRefused && (
      <IconButton size="sm" icon={icons.mail} label={t('writeTo', { name: member.showName })} onClick={open} />
    )
  );
});

/** Why this member is here. */
export const PersonNote = observer(function PersonNote({ person, list }: PersonRowProps) {
  const { grouped } = useNumbers();
  const { t } = usePeopleWords();
  const { clock } = useServices();
  const { mutual, since, reason, team, online } = person;
  const notes = [
    online && t('online'),
    mutual > 0 && t('mutual', { number: grouped(mutual), count: mutual }),
    since !== null &&
      !online &&
      list !== 'requests' &&
      list !== 'sent' &&
      list !== 'suggestions' &&
      t(`since.${list}`, { date: calendarDate(Date.parse(since), clock.timezone) }),
    team !== null && t('team', { team }),
    mutual === 0 && reason === 'room' && t('room'),
    mutual === 0 && reason === 'posts' && t('writes'),
  ].filter((note) => note !== false);
  const asked = (list === 'requests' || list === 'sent') && since !== null ? since : undefined;
  return (
    (notes.length > 0 || asked !== undefined) && (
      <p css={noteCss}>
        {notes.join(' · ')}
        {notes.length > 0 && asked !== undefined && ' · '}
        {asked !== undefined && <NotificationTime at={asked} />}
      </p>
    )
  );
});

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  min-height: 60px;
  padding: var(--sp-2) var(--sp-4);
  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const who = css`
  flex: 1 1 7rem;
  min-width: 0;
  line-height: 20px;
`;

const names = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
`;

const nameCss = css`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: var(--fw-medium);
`;

const noteCss = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

/** Buttons that do not fit beside the name are below it. */
export const peopleCss = css`
  container-type: inline-size;
`;

const below = css`
  @container (max-width: 19rem) {
    flex-basis: 100%;
    padding-inline-start: 52px;
  }
`;

const twoBelow = css`
  @container (max-width: 27rem) {
    flex-basis: 100%;
    padding-inline-start: 52px;
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
