import { css } from '@emotion/react';
import { type Notification, NotificationKind, NotificationStatus, notificationPath } from '@khandai/contracts';
import { Avatar, clipCss, Hidden, Icon, icons, type IconDrawing, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { fullTime } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { useSpoilers } from '../match';
import { FriendAnswer } from './FriendAnswer';
import { NotificationTime } from './NotificationTime';
import { sentenceOf } from './sentence';
import { useNotificationWords } from './use-notification-words';

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
  /** What a member can do with a notification of a match that they booked. */
  readonly bookingActs?: ComponentType<NotificationActsProps> | undefined;
}

export interface NotificationActsProps {
  readonly notification: Notification;
  /** They did something with it, so they have read it. */
  readonly onOpen: () => void;
}

/** One line: who or which match, what happened and when. A tap reads it and leads to it. */
export const NotificationRow = observer(function NotificationRow({
  notification,
  onOpen,
  bookingActs: Acts,
}: NotificationRowProps) {
  const { t } = useNotificationWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const { type, event, status, actors, at } = notification;
  const spoilers = useSpoilers();
  const { subject, text, object, note } = sentenceOf(notification, t, {
    full: (instant) => fullTime(instant, clock.timezone, match('weekdays')),
    hidesScores: spoilers.hides,
  });
  const isNew = status === NotificationStatus.unread;
  const [requester] = actors;
  return (
    <li css={[row, isNew && fresh]}>
      <Face notification={notification} />
      <div css={words}>
        <KitLink href={notificationPath(notification)} css={link} onClick={onOpen}>
          {subject !== '' && <b>{subject}</b>} {text} {object !== undefined && <b>{object}</b>}
          {isNew && <Hidden> ({t('unread')})</Hidden>}
        </KitLink>
        {note !== undefined && <p css={quote}>{note}</p>}
        <p css={when}>
          <NotificationTime at={at} />
        </p>
        {event === 'FRIEND_SEND_REQUEST' && isNew && requester && (
          <FriendAnswer userId={requester.userId} onAnswered={onOpen} />
        )}
        {type === NotificationKind.booking && !moments.has(event) && Acts && (
          <Acts notification={notification} onOpen={onOpen} />
        )}
      </div>
      <span css={dotPlace} aria-hidden="true">
        {isNew && <i />}
      </span>
    </li>
  );
});

/** What happened in a match: there is nothing to do about it. */
const moments: ReadonlySet<Notification['event']> = new Set(['MATCH_GOAL', 'MATCH_RED_CARD']);

const signs: Partial<Record<Notification['event'], IconDrawing>> = {
  FRIEND_SEND_REQUEST: icons.userPlus,
  FRIEND_ACTION_REQUEST: icons.userCheck,
  NEW_FOLLOWER: icons.userPlus,
  NEW_COMMENT: icons.message,
  NEW_REPLY: icons.message,
  NEW_SHARE: icons.share,
  NEW_POST: icons.newspaper,
  BOOKING_STARTED: icons.onAir,
};

/** The newest actors, or a sign for a match. */
function Face({ notification: { event, actors } }: { notification: Notification }) {
  const [first, second] = actors;
  const sign = signs[event];
  if (!first)
    return (
      <span css={[picture, tile]} aria-hidden="true">
        <Icon icon={moments.has(event) ? icons.football : event === 'REMOVED_POST' ? icons.shield : icons.bellRing} />
      </span>
    );
  if (second)
    return (
      <span css={[picture, pair]} aria-hidden="true">
        <Avatar id={second.userId} name={second.showName} src={second.profilePicture} size={30} />
        <Avatar id={first.userId} name={first.showName} src={first.profilePicture} size={30} />
      </span>
    );
  return (
    <span css={picture} aria-hidden="true">
      <Avatar id={first.userId} name={first.showName} src={first.profilePicture} size={44} />
      {sign && (
        <span css={signCss}>
          <Icon icon={sign} size={12} />
        </span>
      )}
    </span>
  );
}

const row = css`
  --ground: var(--c-surface);
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 12px;
  gap: 0 var(--sp-3);
  align-items: start;
  padding: var(--sp-3) var(--sp-3) var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  &:hover {
    background: var(--c-hover);
  }
`;

const fresh = css`
  --ground: var(--c-accent-tint);
  &,
  &:hover {
    background: var(--c-accent-tint);
  }
`;

const picture = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;

const tile = css`
  border-radius: var(--r-3);
  background: var(--c-fill);
  color: var(--c-text-2);
`;

const pair = css`
  & > span {
    position: absolute;
    right: 0;
    bottom: 0;
    box-shadow: 0 0 0 2px var(--ground);
  }
  & > span + span {
    right: auto;
    bottom: auto;
    left: 0;
    top: 0;
  }
`;

const signCss = css`
  position: absolute;
  right: -6px;
  bottom: -6px;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: var(--c-fill);
  color: var(--c-text-2);
  box-shadow: 0 0 0 2px var(--ground);
`;

const words = css`
  min-width: 0;
  line-height: 1.25rem;
`;

/* The whole line is the link; buttons lie above it. */
const link = css`
  color: var(--c-text);
  overflow-wrap: anywhere;
  & b {
    font-weight: var(--fw-semi);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const quote = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const when = css`
  ${clipCss};
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
`;

const dotPlace = css`
  padding-top: 6px;
  & i {
    display: block;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--c-accent-fill);
  }
`;
