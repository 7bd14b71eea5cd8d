import type { Origin } from '@khandai/contracts';
import { useTranslation } from '../../i18n/use-translation';
import { useRootData } from './use-root-data';

/**
 * Says that what the page shows, or the one match `own` belongs to, is simulated or replayed; undefined where it is
 * the provider's.
 */
export function useOrigin(own?: Origin): string | undefined {
  const { t } = useTranslation('shell');
  const { origin: page } = useRootData();
  const origin = own ?? page;
  return origin === 'provider' ? undefined : t(`origin.${origin}`);
}
