import { Field } from '@khandai/ui-kit';
import { useResourceWords } from '../../i18n/use-resource-words';

/** The shortest reason that the server takes. */
const MIN = 3;

export const isReason = (text: string): boolean => text.trim().length >= MIN;

/** Why, for the log. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useResourceWords('member');
  return (
    <Field label={t('reason')} hint={t('reasonHint')} value={value} onChange={onChange} maxLength={300} required />
  );
}
