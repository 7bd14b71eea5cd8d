import { css } from '@emotion/react';
import { Button, Icon, Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLateWords, useTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/late/me';
import { useLeave } from '../../shell/account/use-leave';
import { useServices } from '../../shell/services/services';
import { Section } from './Section';

const themes = ['light', 'dark', 'system'] as const;

/** How the site behaves for this member, and the way out. */
export const SettingsPanel = observer(function SettingsPanel({ id }: { id: string }) {
  const { t } = useLateWords('me', words);
  const { t: labels } = useTranslation('labels');
  const { settings } = useServices();
  const leave = useLeave();
  return (
    <Section id={id} title={t('settings.title')}>
      <div css={row}>
        <Icon name="sun-moon" />
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
      <div css={row}>
        <Button look="quiet" icon="log-out" block onClick={leave}>
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
  padding: var(--sp-1) var(--sp-4);
  border-top: 1px solid var(--c-line);
  & > svg {
    color: var(--c-muted);
  }
  & > button {
    justify-content: flex-start;
    color: var(--c-text);
  }
`;

const push = css`
  margin-left: auto;
`;
