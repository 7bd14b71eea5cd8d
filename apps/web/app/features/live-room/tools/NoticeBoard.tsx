import { css } from '@emotion/react';
import { KitLink, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { KindSwitches, type NotificationKind, useNotificationWords, useSettings } from '../../../domains/notifications';
import { WebPush } from '../../../domains/web-push';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { roomTools as words } from '../../../i18n/vi/lazy/room-tools';
import { ChatSkeleton, RetryPanel } from '../../../shell/frame/EmptyPanel';
import { useServices } from '../../../shell/services/services';
import * as styles from '../board.styles';

/** What a match that is followed tells its followers. */
const kinds: readonly NotificationKind[] = ['reminders', 'lineUps', 'goals', 'redCards'];

/** The notices of a match that is not over: how to follow it, and which kinds arrive where. */
export const NoticeBoard = observer(function NoticeBoard() {
  const { t } = useLazyTranslation('roomTools', words);
  const { viewer } = useServices();
  return (
    <div css={styles.board}>
      <Panel title={t('follow')} padded>
        <p css={text}>{t('followText')}</p>
      </Panel>
      {viewer.isMember && <OwnKinds key={viewer.version} />}
    </div>
  );
});

const OwnKinds = observer(function OwnKinds() {
  const { t } = useLazyTranslation('roomTools', words);
  const { t: notices } = useNotificationWords();
  const { store, retry } = useSettings();
  const { value, state } = store;
  if (!value) {
    return state === 'failed' ? <RetryPanel title={notices('settingsFailed')} onRetry={retry} /> : <ChatSkeleton />;
  }
  return (
    <>
      <KindSwitches names={kinds} value={value} onChange={store.change} />
      <Panel padded>
        <WebPush />
        <p css={styles.more}>
          <KitLink href="/thong-bao?muc=cai-dat">{t('allSettings')}</KitLink>
        </p>
      </Panel>
    </>
  );
});

const text = css`
  color: var(--c-text-2);
`;
