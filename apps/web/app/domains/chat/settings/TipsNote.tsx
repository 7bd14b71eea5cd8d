import { PinnedNotice } from '@khandai/chat-ui';
import { icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useChatSettings } from './use-chat-settings';

/** Says above the messages that settings hide some of them, and shows them again. */
export const TipsNote = observer(function TipsNote(): ReactNode {
  const { t } = useLazyTranslation('composer', composer);
  const settings = useChatSettings();
  const name = settings.onlyTips ? 'showOnlyTip' : 'disableTip';
  if (!settings.is(name)) return null;
  return (
    <PinnedNotice
      icon={icons.eyeOff}
      close={{
        label: t('showAll'),
        onPress: () => {
          settings.set(name, false);
        },
      }}
    >
      {t(name === 'showOnlyTip' ? 'onlyTips' : 'tipsHidden')}
    </PinnedNotice>
  );
});
