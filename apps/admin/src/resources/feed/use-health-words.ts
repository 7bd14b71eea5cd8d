import type { HealthPart } from '@khandai/contracts';
import { useResourceWords } from '../../i18n/use-resource-words';

const MINUTE = 60;

/** Says how old a part of the site is, and what its number counts. */
export function useHealthWords() {
  const t = useResourceWords('feed');
  return {
    ageOf: ({ ageSeconds }: Pick<HealthPart, 'ageSeconds'>): string => {
      if (ageSeconds === null) return '';
      if (ageSeconds < MINUTE) return t('seconds', { count: ageSeconds });
      return t('minutes', { count: Math.floor(ageSeconds / MINUTE) });
    },
    countOf: ({ kind, count, faults }: Pick<HealthPart, 'kind' | 'count' | 'faults'>): string => {
      if (kind === 'feed') return t('badInput', { count });
      if (kind !== 'queue') return '';
      const [failed] = faults;
      return [t('waiting', { count }), failed === undefined ? '' : t('failedJobs', { count: failed })]
        .filter((part) => part !== '')
        .join(' · ');
    },
  };
}
