import { css } from '@emotion/react';
import { type Broadcast, BroadcastStatus, type Fixture } from '@khandai/contracts';
import { Button, Icon, Picture, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { fullTime } from '../../i18n/format-time';
import { useUncover, useUncoverPress } from '../../domains/match';
import { useServices } from '../../shell/services/services';
import { useRoomWords } from './use-room-words';

interface BroadcastNoteProps {
  readonly broadcast: Broadcast;
  readonly fixture: Fixture;
}

/** The commentator's announcement of their broadcast: its topic and its start. What they write and show is covered as the chat is. */
export const BroadcastNote = observer(function BroadcastNote({ broadcast, fixture }: BroadcastNoteProps) {
  const { t } = useRoomWords();
  const { clock } = useServices();
  const { title, description, image, startsAt, status } = broadcast;
  const uncover = useUncover(fixture, 'chat');
  const { box, onPress } = useUncoverPress<HTMLDivElement>(uncover);
  const slot =
    status === BroadcastStatus.ended
      ? t('broadcast.ended')
      : status === BroadcastStatus.coming && startsAt !== null
        ? t('broadcast.startsAt', { time: fullTime(Date.parse(startsAt), clock.timezone, t('match:weekdays')) })
        : undefined;
  if (!title && !description && !image && !slot) return null;
  return (
    <div ref={box} role="group" aria-label={t('broadcast.label')} tabIndex={-1} css={root}>
      {!uncover && image !== null && <Picture src={image} alt="" width={160} height={90} css={picture} />}
      <div css={text}>
        {uncover ? (
          (title || description || image) && (
            <p css={coveredCss}>
              {t('broadcast.covered')}
              <Button size="sm" onClick={onPress}>
                {t('broadcast.uncover')}
              </Button>
            </p>
          )
        ) : (
          <>
            {title && <p css={heading}>{title}</p>}
            {description && <p>{description}</p>}
          </>
        )}
        {slot !== undefined && (
          <p css={slotCss}>
            <Icon icon={icons.clock} size={16} />
            {slot}
          </p>
        )}
      </div>
    </div>
  );
});

const root = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
  padding: var(--sp-2) var(--sp-4) var(--sp-3);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const picture = css`
  width: 160px;
  height: 90px;
  border-radius: var(--r-2);
  object-fit: cover;
`;

const text = css`
  display: grid;
  flex: 1 1 12rem;
  align-content: start;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const heading = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
  color: var(--c-text);
`;

const coveredCss = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;

const slotCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--c-muted);
`;
