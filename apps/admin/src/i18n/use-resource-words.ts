import { useTranslate } from 'react-admin';
import type { vi } from './vi';
import type { WordKey } from './words';

type Resources = (typeof vi)['resources'];

/** Words of the screens of one resource by their path below `resources.{name}`, checked by the compiler. */
export function useResourceWords<N extends keyof Resources>(
  name: N,
): (key: WordKey<Resources[N]>, values?: Readonly<Record<string, string | number>>) => string {
  const translate = useTranslate();
  return (key, values) => translate(`resources.${name}.${key}`, values);
}
