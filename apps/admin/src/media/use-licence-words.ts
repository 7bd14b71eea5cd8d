import type { MediaLicence } from '@khandai/contracts';
import { toField } from '../time/vietnam-time';
import { useMediaWords } from './use-media-words';

/** How long a licence is valid, in words. */
export function useLicenceWords(): (licence: MediaLicence | null) => string {
  const t = useMediaWords();
  return (licence) => {
    if (!licence) return t('licence.none');
    const { validFrom, validUntil } = licence;
    const now = Date.now();
    if (Date.parse(validFrom) > now || (validUntil !== null && Date.parse(validUntil) <= now)) return t('licence.over');
    if (validUntil === null) return t('licence.endless');
    return t('licence.ends', { time: toField(Date.parse(validUntil)).replace('T', ' ') });
  };
}
