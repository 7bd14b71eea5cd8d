import { OfflineBar } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services/services';

/** No network: what is on the page stays, and says that it may be old. */
export const NetworkBar = observer(function NetworkBar() {
  const { t } = useTranslation('shell');
  const { network } = useServices();
  return network.online ? null : <OfflineBar>{t('offline')}</OfflineBar>;
});
