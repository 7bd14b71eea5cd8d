import { css } from '@emotion/react';
import { type Host, type LiveRoom, MatchState } from '@khandai/contracts';
import { Button, Icon, icons } from '@khandai/ui-kit';
import { useRoomWords } from './use-room-words';

interface HostAwayProps {
  readonly room: LiveRoom;
  readonly host: Host;
  readonly onChoose: (host: Host) => void;
}

/** Tells the viewer that this commentator is off air during the match, and lists the rooms on air. */
export function HostAway({ room, host, onChoose }: HostAwayProps) {
  const { t } = useRoomWords();
  const { commentator } = host;
  if (!commentator || commentator.live || room.fixture.state !== MatchState.live) return null;
  const onAir = room.hosts.filter((other) => other.commentator?.live);
  return (
    <div css={root}>
      <p>
        <Icon icon={icons.mic} size={16} />
        {t('hostAway.text', { name: commentator.name })}
      </p>
      {onAir.length > 0 && (
        <div css={others}>
          <span>{t('hostAway.others')}</span>
          {onAir.map((other) => (
            <Button
              key={other.groupId}
              size="sm"
              onClick={() => {
                onChoose(other);
              }}
            >
              {other.commentator?.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-4) var(--sp-3);
  font-size: var(--fs-13);
  color: var(--c-warn);
  & > p {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

const others = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  color: var(--c-muted);
`;
