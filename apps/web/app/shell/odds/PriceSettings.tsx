import type { PriceFormat } from '@khandai/odds-parser';
import { Select, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { oddsFormats } from './odds-parts';

/** In what form prices are written, and whether the opening ones stand beside them: kept for all pages. */
export const PriceSettings = observer(function PriceSettings() {
  const { t } = useTranslation('odds');
  const { settings } = useServices();
  return (
    <>
      <Select<PriceFormat>
        label={t('format')}
        value={settings.oddsFormat}
        options={oddsFormats.map((format) => ({ value: format, label: t(`formats.${format}`) }))}
        onChange={(oddsFormat) => {
          settings.change({ oddsFormat });
        }}
      />
      <Switch
        label={t('opening')}
        checked={settings.showOpening}
        onChange={(showOpening) => {
          settings.change({ showOpening });
        }}
      />
    </>
  );
});
