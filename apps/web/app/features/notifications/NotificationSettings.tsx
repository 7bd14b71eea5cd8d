import { css } from '@emotion/react';
import { Bone, Hidden, Icon, icons, KitLink, Panel, repeated, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { KindSwitches, type NotificationKind, useNotificationWords, useSettings } from '../../domains/notifications';
import { WebPush } from '../../domains/web-push';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { HideScores } from './HideScores';
import { QuietHours } from './QuietHours';

const kinds: readonly NotificationKind[] = [
  'reminders',
  'onAir',
  'goals',
  'redCards',
  'lineUps',
  'comments',
  'reactions',
  'friends',
  'posts',
  'tips',
  'draws',
];

/** What the member wants to hear of, by kind, and when nothing makes a sound. */
export const NotificationSettings = observer(function NotificationSettings({ back }: { back: string }) {
  const { t } = useNotificationWords();
  const { store, retry } = useSettings();
  const { value, state } = store;
  return (
    <Stack>
      <div css={head}>
        <KitLink href={back} css={backLink} aria-label={t('back')}>
          <Icon icon={icons.chevronLeft} />
        </KitLink>
        <h1>{t('settings')}</h1>
      </div>
      {state === 'failed' && !value && <RetryPanel title={t('settingsFailed')} onRetry={retry} />}
      {state === 'loading' && !value && (
        <Panel padded>
          <div role="status" aria-busy="true">
            <Hidden>{t('loading')}</Hidden>
            <Stack gap={6}>
              {repeated(kinds.length, (at) => (
                <Bone key={at} width="100%" height={32} />
              ))}
            </Stack>
          </div>
        </Panel>
      )}
      {value && (
        <>
          <Panel>
            <div css={device}>
              <WebPush />
            </div>
          </Panel>
          <KindSwitches names={kinds} value={value} onChange={store.change} />
          <QuietHours
            value={value.quiet}
            onChange={(quiet) => {
              store.change({ quiet });
            }}
          />
          <HideScores value={value.hideScores} onChange={store.change} />
        </>
      )}
    </Stack>
  );
});

const head = css`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  & > h1 {
    font-size: var(--fs-20);
  }
`;

const backLink = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  margin-left: calc(-1 * var(--sp-3));
  border-radius: var(--r-2);
  color: var(--c-text-2);
`;

const device = css`
  padding: var(--sp-1) var(--sp-4);
`;
