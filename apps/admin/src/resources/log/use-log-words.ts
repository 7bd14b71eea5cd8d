import { useTranslate } from 'react-admin';
import { vietnamTime } from '../../time/vietnam-time';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** Values that may be a name in a list, such as `published` or `-14`. */
const NAME = /^[a-z0-9-]{1,40}$/i;

/** Names of fields and values of the log, from the words of the screen where they were changed. */
export function useLogWords() {
  const translate = useTranslate();
  return {
    fieldOf: (resource: string, field: string): string =>
      translate(`resources.${resource}.fields.${field}`, {
        _: translate(`resources.log.names.${field}`, { _: field }),
      }),
    valueOf: (resource: string, field: string, value: string): string => {
      if (INSTANT.test(value)) return vietnamTime(Date.parse(value));
      if (!NAME.test(value)) return value;
      const keys = [
        `${resource}.${field}.${value}`,
        `${resource}.${field}s.${value}`,
        `${resource}.${field}es.${value}`,
      ];
      // The first of them that there is.
      return [...keys, `log.values.${value}`].reduceRight(
        (other, key) => translate(`resources.${key}`, { _: other }),
        value,
      );
    },
  };
}
