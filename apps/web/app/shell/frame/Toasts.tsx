import { ToastRegion } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';

export function Toasts() {
  const { t } = useTranslation('shell');
  const { toasts } = useServices();
  return <ToastRegion store={toasts} labels={{ region: t('notifications'), close: t('close') }} />;
}
