import type { SearchGroup } from '@khandai/contracts';
import { ChipNav } from '@khandai/ui-kit';
import { type SearchAddress, searchHref, useSearchWords } from '../../domains/search';

export interface KindNavProps {
  readonly asked: SearchAddress;
  readonly groups: readonly SearchGroup[];
}

/** Leads to the results of one kind. */
export function KindNav({ asked: { q, kind, when }, groups }: KindNavProps) {
  const { t } = useSearchWords();
  const kinds = kind !== undefined && groups.length === 0 ? [kind] : groups.map((group) => group.kind);
  const countOf = (one: SearchGroup['kind']) => groups.find((group) => group.kind === one);
  return (
    <ChipNav
      label={t('kinds')}
      items={[
        { href: searchHref({ q, when }), label: t('all'), current: kind === undefined },
        ...kinds.map((one) => ({
          href: searchHref({ q, kind: one, when }),
          label: t(`kind.${one}`),
          current: one === kind,
          count: countText(countOf(one)),
        })),
      ]}
    />
  );
}

const countText = (group: SearchGroup | undefined): string | undefined =>
  group && `${group.total}${group.more ? '+' : ''}`;
