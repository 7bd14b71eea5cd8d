import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';

const loadSheet = () => import('./SettingsSheet').then(({ SettingsSheet }) => SettingsSheet);

/** Opens the settings of the chat. Their code loads with the first press. */
export const SettingsButton = observer(function SettingsButton() {
  const { t } = useLazyTranslation('composer', composer);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const Part = useLazyPart(wanted, loadSheet, () => {
    setWanted(false);
    close();
  });
  return (
    <>
      <IconButton
        icon={icons.settings}
        label={t('settings')}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {Part && <Part open={open} onClose={close} />}
    </>
  );
});
