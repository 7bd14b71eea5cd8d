import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';
import { besideField } from '../chat-styles';

const loadSheet = () => import('./SettingsSheet').then(({ SettingsSheet }) => SettingsSheet);

interface SettingsButtonProps {
  readonly onCompact?: boolean;
  /** On phones the room lies below a picture, which the sheet does not cover. */
  readonly belowPicture?: boolean | undefined;
}

/**
 * Opens the settings of the chat. Their code loads with the first press. It is in the room's head; `onCompact` is the one beside
 * the field, for phones where a room has no head.
 */
export const SettingsButton = observer(function SettingsButton({
  onCompact,
  belowPicture,
}: SettingsButtonProps): ReactNode {
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
      <span css={onCompact && besideField}>
        <IconButton
          icon={icons.settings}
          label={t('settings')}
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        />
      </span>
      {Part && <Part open={open} onClose={close} belowPicture={belowPicture} />}
    </>
  );
});
