import { css } from '@emotion/react';
import type { HistoryPage } from '@khandai/chat-socket';
import { type ChatRoom as RoomData, DEFAULT_GROUP_ID } from '@khandai/contracts';
import { useTranslation } from '../../i18n/use-translation';
import { LoungeChat } from '../../domains/chat';
import { LOUNGE_ID } from '../../shell/frame/use-phone-items';

/** The chat room that all users share. */
export function Lounge({ room, history }: { room: RoomData | undefined; history: HistoryPage | undefined }) {
  const { t } = useTranslation('home');
  return (
    <section id={LOUNGE_ID} css={panel} aria-label={t('lounge')}>
      <LoungeChat
        groupId={DEFAULT_GROUP_ID}
        title={room?.name ?? t('lounge')}
        history={history}
        online={room?.online ?? 0}
      />
    </section>
  );
}

// On a desktop it is as tall as the window once the line of news has scrolled away, and whole before.
const panel = css`
  display: grid;
  height: min(32rem, 78dvh);
  min-width: 0;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  overflow: hidden;
  @media (min-width: 1200px) {
    height: clamp(24rem, calc(100dvh - var(--header-h) - 2.25rem - 2 * var(--sp-5)), 56rem);
  }
  @media (max-width: 767px) {
    scroll-margin-top: calc(var(--header-h) + var(--sp-2));
  }
`;
