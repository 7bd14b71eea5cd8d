import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import type { FormStore } from './FormStore';

/** Binds the fields of a form to its store: `{...field('email')}`. Call inside an observer. */
export function useFields<F extends object>(store: FormStore<F>) {
  const { t } = useLazyTranslation('form', form);
  return <K extends keyof F & string>(name: K) => {
    const hint = store.hints[name];
    const error = store.refused[name] ?? (hint && t(`faults.${hint}`));
    return {
      name,
      value: store.fields[name],
      onChange: (value: F[K]) => {
        store.change(name, value);
      },
      ...(error === undefined ? {} : { error }),
    };
  };
}
