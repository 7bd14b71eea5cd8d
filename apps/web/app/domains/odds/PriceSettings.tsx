import { useOddsWords } from './use-odds-words';
import type { PriceFormat } from '@khandai/odds-parser';
import { Select, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useOdds } from './odds-domain';
import { oddsFormats } from './odds-parts';
import { OddsOptions } from './OddsOptions';

export interface PriceSettingsProps {
  /** For pages with a price format of their own. */
  readonly format?: PriceFormat;
  readonly onFormat?: (format: PriceFormat) => void;
  /** Whether all prices on the page are decimal in every format; then there is no format to choose. */
  readonly onlyDecimal?: boolean;
}

/** Chooses the price format and whether all pages show opening prices; the other settings are a press away. */
export const PriceSettings = observer(function PriceSettings({ onlyDecimal, ...props }: PriceSettingsProps) {
  const { format, onFormat } = props;
  const { t } = useOddsWords();
  const { settings } = useOdds();
  const keep = (oddsFormat: PriceFormat) => {
    settings.change({ oddsFormat });
  };
  return (
    <>
      {!onlyDecimal && (
        <Select<PriceFormat>
          label={t('format')}
          value={format ?? settings.oddsFormat}
          options={oddsFormats.map((one) => ({ value: one, label: t(`formats.${one}`) }))}
          onChange={onFormat ?? keep}
        />
      )}
      <Switch
        label={t('opening')}
        checked={settings.showOpening}
        onChange={(showOpening) => {
          settings.change({ showOpening });
        }}
      />
      <OddsOptions {...props} />
    </>
  );
});
