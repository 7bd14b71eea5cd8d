import { OriginBadge } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useRootData } from './use-root-data';

/** Says that what the page shows is simulated or replayed; nothing where it is the provider's. */
export function Origin() {
  const { t } = useTranslation('shell');
  const { origin } = useRootData();
  return origin === 'provider' ? null : <OriginBadge>{t(`origin.${origin}`)}</OriginBadge>;
}
