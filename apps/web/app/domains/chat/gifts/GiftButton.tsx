import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';
import { useAccount } from '../../account';

const loadSheet = () => import('./GiftSheet').then(({ GiftSheet }) => GiftSheet);

interface GiftButtonProps {
  readonly groupId: number;
  /** On phones the room lies below a picture, which the sheet does not cover. */
  readonly belowPicture: boolean | undefined;
}

/** Opens the gifts; its code and the gifts load with the first press. */
export const GiftButton = observer(function GiftButton({ groupId, belowPicture }: GiftButtonProps) {
  const { t } = useLazyTranslation('composer', composer);
  const account = useAccount();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const Sheet = useLazyPart(open, loadSheet, close);
  return (
    <>
      <IconButton
        icon={icons.gift}
        label={t('gift.open')}
        aria-haspopup="dialog"
        onClick={() => {
          account.asMember(() => {
            setOpen(true);
          }, t('gift.login'));
        }}
      />
      {Sheet && <Sheet groupId={groupId} belowPicture={belowPicture} open={open} onClose={close} />}
    </>
  );
});
