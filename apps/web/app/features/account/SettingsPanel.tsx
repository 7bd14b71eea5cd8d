import { css } from '@emotion/react';
import type { UserInfo } from '@khandai/contracts';
import { Button, Icon, LinkButton, Segmented, Switch, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { mayModerate, useLogout } from '../../domains/account';
import { WebPush } from '../../domains/web-push';
import { useServices } from '../../shell/services/services';
import { HiddenThings } from './HiddenThings';
import { Section } from './Section';
import { useActionToast } from './use-action-toast';
import { useMeStore } from './me-context';

const themes = ['light', 'dark', 'system'] as const;

export interface SettingsProps {
  readonly id: string;
  /** Undefined until it is loaded. */
  readonly me: UserInfo | undefined;
}

/** Theme, hidden scores and odds, visibility to others, notifications on this device, the way to moderation for those who may, and logout. */
export const SettingsPanel = observer(function SettingsPanel({ id, me }: SettingsProps) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: labels } = useTranslation('labels');
  const { settings } = useServices();
  const leave = useLogout();
  const runAction = useActionToast();
  return (
    <Section id={id} title={t('settings.title')}>
      <div css={row}>
        <Icon icon={icons.sunMoon} />
        <span>{t('settings.theme')}</span>
        <span css={push}>
          <Segmented
            label={t('settings.theme')}
            value={settings.theme}
            options={themes.map((theme) => ({ value: theme, label: t(`settings.${theme}`) }))}
            onChange={(theme) => {
              settings.change({ theme });
            }}
          />
        </span>
      </div>
      <div css={[row, wide, fromTablets]}>
        <Icon icon={icons.message} />
        <Switch
          label={t('settings.shortenMode')}
          checked={settings.shortenMode}
          onChange={(shortenMode) => {
            settings.change({ shortenMode });
          }}
        />
        <p css={note}>{t('settings.shortenNote')}</p>
      </div>
      <HiddenThings rowStyle={[row, wide]} noteStyle={note} />
      {me && (
        <div css={[row, wide]}>
          <Icon icon={icons.eyeOff} />
          <Switch
            label={t('settings.hideStatus')}
            checked={me.hideStatus}
            onChange={(hide) => void runAction((signal) => store.hideStatus(hide, signal), t('settings.hideFailed'))}
          />
          <p css={note}>{t('settings.hideNote')}</p>
        </div>
      )}
      {me && (
        <div css={[row, wide]}>
          <Icon icon={icons.bell} />
          <WebPush />
        </div>
      )}
      {me && mayModerate(me) && (
        <div css={row}>
          <LinkButton href="/kiem-duyet" look="quiet" icon={icons.shield} block>
            {t('settings.moderate')}
          </LinkButton>
        </div>
      )}
      <div css={row}>
        <Button look="quiet" icon={icons.logOut} block onClick={leave}>
          {labels('logout')}
        </Button>
      </div>
    </Section>
  );
});

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  min-height: 52px;
  padding: var(--sp-2) var(--sp-4);
  border-top: 1px solid var(--c-line);
  & > svg {
    color: var(--c-muted);
  }
  & > :is(button, a) {
    margin: 0 calc(-1 * var(--sp-2));
    gap: var(--sp-3);
    justify-content: flex-start;
    color: var(--c-text);
  }
`;

const wide = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  & > label {
    justify-content: space-between;
    color: var(--c-text);
    font-size: inherit;
    white-space: normal;
  }
`;

/* A phone has no side banners, so the switch of their space would do nothing there. */
const fromTablets = css`
  @media (max-width: 767px) {
    display: none;
  }
`;

const note = css`
  grid-column: 2;
  padding-bottom: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const push = css`
  margin-left: auto;
`;
