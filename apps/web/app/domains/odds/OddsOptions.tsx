import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import type { PriceSettingsProps } from './PriceSettings';
import { useOddsWords } from './use-odds-words';

const loadSheet = () => import('./OddsOptionsSheet').then(({ OddsOptionsSheet }) => OddsOptionsSheet);

export interface OddsOptionsProps extends PriceSettingsProps {
  /** Title of the sheet; the options by default. */
  readonly title?: string;
  /** Fields before the settings: filters of the page. */
  readonly fields?: ReactNode;
  /** Clears the filters of the page; undefined while none is on. */
  readonly onClear?: (() => void) | undefined;
  /** The button that opens the sheet, if it is not the usual one. */
  readonly button?: (open: () => void) => ReactNode;
}

/** Opens the odds settings of all pages in a sheet, whose code loads with the first press. */
export const OddsOptions = observer(function OddsOptions({ button, ...fields }: OddsOptionsProps) {
  const { t } = useOddsWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const open = () => {
    setOpen(true);
  };
  const OptionsSheet = useLazyPart(isOpen, loadSheet, close);
  return (
    <>
      {button ? button(open) : <IconButton icon={icons.settings} label={t('options')} onClick={open} />}
      {OptionsSheet && <OptionsSheet open={isOpen} onClose={close} {...fields} />}
    </>
  );
});
