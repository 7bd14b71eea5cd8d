import { useOddsWords } from './use-odds-words';
import { icons } from '@khandai/ui-kit';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { useOdds } from './odds-domain';

/** Replaces odds that the user hides, with a button to show them. */
export function OddsHidden() {
  const { t } = useOddsWords();
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
