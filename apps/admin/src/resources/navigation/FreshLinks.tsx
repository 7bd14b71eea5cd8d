import { css } from '@emotion/react';
import type { NavigationItem } from '@khandai/contracts';
import { Badge, Button } from '@khandai/ui-kit';
import { Plus } from 'lucide-react';
import { useResourceWords } from '../../i18n/use-resource-words';

interface FreshLinksProps {
  readonly links: readonly NavigationItem[];
  readonly onTake: (link: NavigationItem) => void;
}

/** Links that the site got after the operator stored a list of their own. */
export function FreshLinks({ links, onTake }: FreshLinksProps) {
  const t = useResourceWords('navigation');
  if (links.length === 0) return null;
  return (
    <section css={root} aria-label={t('fresh')}>
      <h3>{t('fresh')}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <span>
              {link.label} <Badge tone="accent">{t('isNew')}</Badge>
            </span>
            <Button size="sm" icon={Plus} onClick={() => onTake(link)}>
              {t('take', { label: link.label })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  & h3 {
    color: var(--c-text-2);
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
  & ul {
    display: grid;
    gap: var(--sp-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-2);
  }
`;
