import { icons } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { Nothing } from '../../shell/frame/Blank';
import { useOdds } from './odds-domain';

/** In place of odds for a fan who hid them, with the way back. */
export function OddsHidden() {
  const { t } = useTranslation('odds');
  const { settings } = useOdds();
  return (
    <Nothing
      icon={icons.eyeOff}
      title={t('hidden')}
      text={t('hiddenText')}
      action={{
        label: t('show'),
        onPress: () => {
          settings.change({ hideOdds: false });
        },
      }}
    />
  );
}
