import { icons } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { useOdds } from './odds-domain';

/** Replaces odds that the user hides, with a button to show them. */
export function OddsHidden() {
  const { t } = useTranslation('odds');
  const { settings } = useOdds();
  return (
    <EmptyPanel
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
