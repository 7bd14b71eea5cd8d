import { css } from '@emotion/react';
import type { SearchAnswer } from '@khandai/contracts';
import { searchHref, useSearchWords } from '../../domains/search';
import { KitLink } from '@khandai/ui-kit';
import { useNumbers } from '../../i18n/use-numbers';

/** How much was found, and what was searched for when a word was mistyped. */
export function Summary({ answer: { q, corrected, groups } }: { readonly answer: SearchAnswer }) {
  const { grouped } = useNumbers();
  const { t } = useSearchWords();
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const words = { number: grouped(total), q: corrected ?? q };
  return (
    <p css={root} role="status">
      {corrected !== null && (
        <>
          {t('corrected', { q })} <KitLink href={searchHref({ q: corrected })}>“{corrected}”</KitLink>.{' '}
        </>
      )}
      {groups.some(({ more }) => more) ? t('foundMore', words) : t('found', words)}
    </p>
  );
}

const root = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
  overflow-wrap: anywhere;
  & a {
    color: var(--c-accent);
    text-decoration: underline;
  }
`;
