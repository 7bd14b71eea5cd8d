import { css } from '@emotion/react';
import type { Host, LiveRoom } from '@khandai/contracts';
import { PICTURE_HEIGHT } from '@khandai/match-ui';
import { Avatar, clipCss, Num, Sheet, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLive } from '../../domains/match';
import { usePlayerStore } from '../../domains/player';
import { OnlineCount } from '../../domains/presence';
import { useI18n, useTranslation } from '../../i18n/use-translation';
import { BroadcastNote } from './BroadcastNote';
import { HostAway } from './HostAway';
import { LazyHostFollow } from './LazyHostFollow';
import { hostNote } from './host-note';
import { useRoomWords } from './use-room-words';

interface HostSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly room: LiveRoom;
  readonly host: Host;
  readonly onChoose: (host: Host) => void;
}

/** The hosts of the match, and how to hear them: what stands under the picture on larger windows. */
export const HostSheet = observer(function HostSheet({ open, onClose, room, host, onChoose }: HostSheetProps) {
  const { t } = useRoomWords();
  const { t: words } = useTranslation('match');
  const { language } = useI18n();
  const live = useLive();
  const player = usePlayerStore();
  const { snapshot } = player;
  const listening = snapshot?.level === 'audio';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={room.hosts.length > 1 ? t('sheet.hosts') : t('host')}
      closeLabel={t('sheet.close')}
      clear={PICTURE_HEIGHT}
    >
      <ul>
        {room.hosts.map((other) => {
          const { groupId, commentator } = other;
          const current = groupId === host.groupId;
          return (
            <li key={groupId} css={line}>
              <button
                type="button"
                css={row}
                aria-pressed={current}
                onClick={() => {
                  if (current) onClose();
                  else onChoose(other);
                }}
              >
                <Avatar
                  id={commentator?.userId ?? groupId}
                  name={commentator?.name ?? t('ownRoom')}
                  src={commentator?.profilePicture}
                  size={40}
                  online={commentator?.live}
                />
                <span css={who}>
                  <b css={clipCss}>{commentator?.name ?? t('ownRoom')}</b>
                  {commentator && (
                    <small>
                      {t('roomNumber')} <Num>{commentator.roomNumber}</Num>
                    </small>
                  )}
                </span>
                <span css={noteCss}>{hostNote(other, host, live, { t, words, language })}</span>
              </button>
              {commentator && <LazyHostFollow commentator={commentator} wanted={open} />}
            </li>
          );
        })}
      </ul>
      <HostAway room={room} host={host} onChoose={onChoose} />
      {host.broadcast && <BroadcastNote broadcast={host.broadcast} fixture={live.latest(room.fixture)} />}
      <p css={facts}>
        <OnlineCount groupId={host.groupId} known={host.viewers} unit={(count) => words('viewers', { count })} />
        {snapshot?.latency !== null && snapshot?.latency !== undefined && (
          <Num>{t('player.latency', { seconds: snapshot.latency, count: snapshot.latency })}</Num>
        )}
      </p>
      {snapshot?.soundAlone && (
        <div css={facts}>
          <Switch
            label={t('player.listen')}
            checked={listening}
            onChange={(on) => {
              player.listen(on);
            }}
          />
        </div>
      )}
    </Sheet>
  );
});

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  border-top: 1px solid var(--c-line);
  > span {
    padding: var(--sp-1) var(--sp-4);
  }
`;

const row = css`
  display: flex;
  flex: 1 1 14rem;
  align-items: center;
  gap: var(--sp-3);
  min-height: 56px;
  padding: var(--sp-1) var(--sp-4);
  &:hover {
    background: var(--c-hover);
  }
  &[aria-pressed='true'] {
    background: var(--c-accent-tint);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const who = css`
  flex: 1;
  display: grid;
  min-width: 0;
  line-height: 1.25rem;
  & > b {
    font-weight: var(--fw-medium);
  }
  & > small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const noteCss = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--sp-4);
  min-height: 44px;
  padding: 0 var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
