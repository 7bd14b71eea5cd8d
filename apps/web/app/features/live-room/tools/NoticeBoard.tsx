import { css } from '@emotion/react';
import { type Fixture, SportType } from '@khandai/contracts';
import { KitLink, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { KindSwitches, type NotificationKind, useNotificationWords, useSettings } from '../../../domains/notifications';
import { WebPush } from '../../../domains/web-push';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { roomTools as words } from '../../../i18n/vi/lazy/room-tools';
import { ChatSkeleton, RetryPanel } from '../../../shell/frame/EmptyPanel';
import { useServices } from '../../../shell/services/services';
import * as styles from '../board.styles';

/** What a match that is followed tells its followers: only football has goals and cards. */
const kinds: readonly NotificationKind[] = ['reminders', 'lineUps', 'goals', 'redCards'];
const kindsOfOthers: readonly NotificationKind[] = ['reminders'];

/** The notices of a match that is not over: how to follow it, and which kinds arrive where. */
export const NoticeBoard = observer(function NoticeBoard({ fixture }: { readonly fixture: Fixture }) {
  const { t } = useLazyTranslation('roomTools', words);
  const { viewer } = useServices();
  const isFootball = fixture.sportType === SportType.football;
  return (
    <div css={styles.board}>
      <Panel title={t('follow')} padded>
        <p css={text}>{t(isFootball ? 'followText' : 'followOther')}</p>
      </Panel>
      {viewer.isMember && <OwnKinds key={viewer.version} names={isFootball ? kinds : kindsOfOthers} />}
    </div>
  );
});

const OwnKinds = observer(function OwnKinds({ names }: { readonly names: readonly NotificationKind[] }) {
  const { t } = useLazyTranslation('roomTools', words);
  const { t: notices } = useNotificationWords();
  const { store, retry } = useSettings();
  const { value, state } = store;
  if (!value) {
    return state === 'failed' ? <RetryPanel title={notices('settingsFailed')} onRetry={retry} /> : <ChatSkeleton />;
  }
  return (
    <>
      <KindSwitches names={names} value={value} onChange={store.change} />
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
