import { css } from '@emotion/react';
import type { SearchGroup, SearchHit } from '@khandai/contracts';
import { KitLink, LinkButton, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { HitBody, useHitLink, useSearchWords } from '../../domains/search';

export interface HitGroupProps {
  readonly group: SearchGroup;
  /** All results of this kind. */
  readonly all?: string;
  /** The next page of this kind. */
  readonly next?: string;
}

/** The results of one kind. */
export function HitGroup({ group: { kind, total, more, list }, all, next }: HitGroupProps) {
  const { t } = useSearchWords();
  const name = t(`kind.${kind}`);
  return (
    <Panel
      title={
        <>
          {name} <Num css={count}>{`${total}${more ? '+' : ''}`}</Num>
        </>
      }
      {...(all !== undefined && {
        end: (
          <LinkButton href={all} size="sm" look="quiet" aria-label={t('seeAllOf', { kind: name })}>
            {t('seeAll')}
          </LinkButton>
        ),
      })}
    >
      <HitList hits={list} />
      {next !== undefined && (
        <div css={foot}>
          <LinkButton href={next}>{t('next')}</LinkButton>
        </div>
      )}
    </Panel>
  );
}

/** Links to results; the arrow keys go from one to the next, across groups. */
export function HitList({ hits }: { readonly hits: readonly SearchHit[] }) {
  return (
    <ul onKeyDown={step}>
      {hits.map((hit) => (
        <li key={hit.id} css={item}>
          <HitLink hit={hit} />
        </li>
      ))}
    </ul>
  );
}

const HitLink = observer(function HitLink({ hit }: { readonly hit: SearchHit }) {
  return (
    <KitLink href={useHitLink(hit)} css={row} data-hit="">
      <HitBody hit={hit} />
    </KitLink>
  );
});

function step(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const all = [...document.querySelectorAll<HTMLElement>('main [data-hit]')];
  const at = all.findIndex((one) => one === document.activeElement);
  const next = all[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

const count = css`
  color: var(--c-muted);
  font-weight: var(--fw-regular);
`;

const item = css`
  border-top: 1px solid var(--c-line);
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 56px;
  padding: var(--sp-2) var(--sp-4);
  &:hover {
    background: var(--c-fill);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const foot = css`
  display: grid;
  justify-items: center;
  padding: var(--sp-3);
  border-top: 1px solid var(--c-line);
`;
