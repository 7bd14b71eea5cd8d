import type { PhoneFieldProps } from '@khandai/ui-kit';
import { useI18n, useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';

const PROBLEMS = [
  'empty',
  'tooShort',
  'tooLong',
  'notANumber',
  'unknownCountry',
  'extensionTooLong',
  'invalid',
] as const;

/** Translations for a phone number input. */
export function usePhoneWords(): Pick<PhoneFieldProps, 'locale' | 'labels' | 'problems'> {
  const { t } = useLazyTranslation('form', form);
  const { documentLanguage } = useI18n();
  return {
    locale: documentLanguage,
    labels: {
      country: t('phone.country'),
      search: t('phone.search'),
      none: t('phone.none'),
      found: (number) => t('phone.found', { number, count: number }),
    },
    problems: Object.fromEntries(PROBLEMS.map((problem) => [problem, t(`phone.problems.${problem}`)])) as Record<
      (typeof PROBLEMS)[number],
      string
    >,
  };
}
