import { css } from '@emotion/react';
import { SettingSwitch } from '@khandai/chat-ui';
import { PICTURE_HEIGHT } from '@khandai/match-ui';
import { Button, Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { chatSettings as words } from '../../../i18n/vi/lazy/chat-settings';
import type { ChatSettingName } from './ChatSettings';
import { askForNotices } from './away-notices';
import { useChatSettings } from './use-chat-settings';

const groups = [
  { id: 'look', names: ['simpleMode', 'shortenMode', 'closeSetting'] },
  { id: 'tips', names: ['disableTip', 'showOnlyTip'] },
  { id: 'write', names: ['quickGreeting', 'thanksMessage', 'saveMessage'] },
  { id: 'notify', names: ['greetingNotify', 'messageNotification', 'callNotification', 'newMessageNotification'] },
] as const satisfies readonly { id: string; names: readonly ChatSettingName[] }[];

interface SettingsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly belowPicture: boolean | undefined;
}

/** The twelve settings of the chat. */
export const SettingsSheet = observer(function SettingsSheet({ open, onClose, belowPicture }: SettingsSheetProps) {
  const { t } = useLazyTranslation('chatSettings', words);
  const settings = useChatSettings();

  const change = (name: ChatSettingName, value: boolean) => {
    settings.set(name, value);
    if (name === 'newMessageNotification' && value) void askForNotices();
    if (settings.is('closeSetting')) onClose();
  };
  const isOn = (name: ChatSettingName) => (name === 'greetingNotify' ? settings.sounds : settings.is(name));

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      clear={belowPicture ? PICTURE_HEIGHT : undefined}
    >
      <div css={body}>
        <p css={intro}>{t('intro')}</p>
        {groups.map(({ id, names }) => (
          <section key={id} aria-labelledby={`chat-settings-${id}`}>
            <h3 id={`chat-settings-${id}`} css={heading}>
              {t(`group.${id}`)}
            </h3>
            {names.map((name) => {
              // Of two settings that exclude each other, the hidden one says why it is off.
              const blocked = name === 'showOnlyTip' && settings.is('disableTip');
              return (
                <SettingSwitch
                  key={name}
                  label={t(`label.${name}`)}
                  note={blocked ? t('tipsHidden') : t(`note.${name}`)}
                  checked={blocked ? false : isOn(name)}
                  disabled={blocked}
                  onChange={(value) => {
                    change(name, value);
                  }}
                />
              );
            })}
          </section>
        ))}
        <div css={foot}>
          <Button onClick={settings.reset}>{t('reset')}</Button>
        </div>
      </div>
    </Sheet>
  );
});

const body = css`
  padding: 0 var(--sp-4) var(--sp-2);
`;

const intro = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const heading = css`
  padding-top: var(--sp-4);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
`;

const foot = css`
  padding-top: var(--sp-3);
`;
