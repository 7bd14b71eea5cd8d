import type { Origin } from '@khandai/contracts';
import { useTranslation } from '../../i18n/use-translation';
import { useRootData } from './use-root-data';

/**
 * Label for simulated or replayed data of the page, or of the match with the origin `own`; undefined for the provider's
 * data.
 */
export function useOrigin(own?: Origin): string | undefined {
  const { t } = useTranslation('shell');
  const { origin: page } = useRootData();
  const origin = own ?? page;
  return origin === 'provider' ? undefined : t(`origin.${origin}`);
}
