import { ChipNav } from '@khandai/ui-kit';
import { dated, type SearchAddress, searchHref, useSearchWords } from '../../domains/search';

/** Leads to the results of today or of this week: matches by their kick-off, articles and posts by their publication. */
export function WhenNav({ asked: { q, kind, when } }: { readonly asked: SearchAddress }) {
  const { t } = useSearchWords();
  if (kind !== undefined && !dated.has(kind)) return null;
  return (
    <ChipNav
      label={t('when.label')}
      items={([undefined, 'today', 'week'] as const).map((one) => ({
        href: searchHref({ q, kind, when: one }),
        label: t(`when.${one ?? 'all'}`),
        current: one === when,
      }))}
    />
  );
}
