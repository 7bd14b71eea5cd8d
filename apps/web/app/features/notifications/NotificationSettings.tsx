import { css } from '@emotion/react';
import type { NotificationSettings as Settings } from '@khandai/contracts';
import { Bone, Hidden, Icon, icons, KitLink, Panel, repeated, Stack, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNotificationWords } from '../../domains/notifications';
import { WebPush } from '../../domains/web-push';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { HideScores } from './HideScores';
import { QuietHours } from './QuietHours';
import { useSettings } from './use-settings';

const switches = [
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
] as const;

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
              {repeated(switches.length, (at) => (
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
          <Kinds value={value} onChange={store.change} />
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

function Kinds({ value, onChange }: { value: Settings; onChange: (change: Partial<Settings>) => void }) {
  const { t } = useNotificationWords();
  return (
    <Panel title={t('byKind')}>
      <div css={[line, headLine]} aria-hidden="true">
        <span />
        <span>{t('inBell')}</span>
        <span>{t('pushed')}</span>
      </div>
      {switches.map((name) => {
        const own = value.switches[name];
        const set = (change: Partial<typeof own>) => {
          onChange({ switches: { ...value.switches, [name]: { ...own, ...change } } });
        };
        const label = t(`switches.${name}`);
        return (
          <div key={name} css={line} role="group" aria-label={label}>
            <span>
              {label}
              <small>{t(`notes.${name}`)}</small>
            </span>
            <Switch
              label={<Hidden>{t('bellOf', { name: label })}</Hidden>}
              checked={own.bell}
              onChange={(bell) => {
                set({ bell });
              }}
            />
            <Switch
              label={<Hidden>{t('pushOf', { name: label })}</Hidden>}
              checked={own.bell && own.push}
              disabled={!own.bell}
              onChange={(push) => {
                set({ push });
              }}
            />
          </div>
        );
      })}
    </Panel>
  );
}

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

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 52px 52px;
  align-items: center;
  gap: 0 var(--sp-1);
  min-height: 56px;
  padding: 6px var(--sp-2) 6px var(--sp-4);
  border-top: 1px solid var(--c-line);
  line-height: 1.125rem;
  & small {
    display: block;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  & > label {
    justify-self: center;
    min-height: var(--touch);
    gap: 0;
  }
`;

const headLine = css`
  min-height: 36px;
  border-top: 0;
  font-size: var(--fs-12);
  text-align: center;
  color: var(--c-muted);
`;
