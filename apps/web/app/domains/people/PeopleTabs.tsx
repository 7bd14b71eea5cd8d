import { css } from '@emotion/react';
import { KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { grouped } from '../../i18n/format-number';
import { useServices } from '../../shell/services/services';
import { listNames, listPath, type PeopleListName } from './people-lists';
import { useCounts } from './use-counts';
import { usePeopleWords } from './use-people-words';

export interface PeopleTabsProps {
  /** Undefined where the posts of the community are. */
  readonly current: PeopleListName | undefined;
  /** Address of the posts. */
  readonly posts: string;
}

/** The parts of the community: its posts, and the user's lists of members. Its key has to name the user. */
export const PeopleTabs = observer(function PeopleTabs({ current, posts }: PeopleTabsProps) {
  const { t } = usePeopleWords();
  const { viewer } = useServices();
  const counts = useCounts(viewer.isMember ? viewer.userId : undefined);
  const nav = useRef<HTMLElement>(null);
  // Phones show three or four of them; the chosen one is among them.
  useEffect(() => {
    const chosen = nav.current?.querySelector('[aria-current]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const part = (label: string, href: string, isCurrent: boolean, count = 0) => (
    <KitLink key={href} href={href} css={chip} {...(isCurrent && { 'aria-current': 'page' })}>
      {label}
      {count > 0 && <Num>{grouped(count)}</Num>}
    </KitLink>
  );
  return (
    <nav ref={nav} css={row} aria-label={t('lists')}>
      {part(t('posts'), posts, current === undefined)}
      {listNames.map((name) =>
        part(t(`list.${name}`), listPath(name), current === name, (name !== 'suggestions' && counts?.[name]) || 0),
      )}
    </nav>
  );
});

const row = css`
  display: flex;
  gap: var(--sp-2);
  margin: 0 calc(-1 * var(--sp-3));
  padding: 6px var(--sp-3);
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  @media (min-width: 768px) {
    flex-wrap: wrap;
    row-gap: var(--sp-3);
    margin: 0;
    padding: 6px 2px;
  }
`;

const chip = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 2rem;
  padding: 0 var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-surface);
  box-shadow: inset 0 0 0 1px var(--c-line);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
  &:hover {
    background: var(--c-hover);
  }
  & > span {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  &[aria-current] {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 1px var(--c-accent-line);
    color: var(--c-accent);
  }
  &[aria-current] > span {
    color: inherit;
  }
`;
