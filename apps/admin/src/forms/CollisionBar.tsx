import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { textOf } from '../resources/log/differences';
import type { Collision, Fields } from './three-way';

interface CollisionBarProps {
  readonly resource: string;
  readonly collisions: readonly Collision[];
  readonly mine: Fields;
  readonly onMine: (collision: Collision) => void;
  readonly onTheirs: (collision: Collision) => void;
}

/** The fields that another editor changed too: the reader takes one of the two values for each. */
export function CollisionBar({ resource, collisions, mine, onMine, onTheirs }: CollisionBarProps) {
  const t = useWords();
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const isShown = collisions.length > 0;

  useEffect(() => {
    if (isShown) bar.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);

  if (!isShown) return null;
  const shown = (value: unknown): string => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    return textOf(value) ?? t('collision.empty');
  };
  return (
    <div ref={bar} role="alert" css={root}>
      <h2>{t('collision.title')}</h2>
      <p>{t('collision.text')}</p>
      <ul>
        {collisions.map((one) => {
          const field = translate(`resources.${resource}.fields.${one.field}`, { _: one.field });
          return (
            <li key={one.field}>
              <b>{field}</b>
              <span>{t('collision.theirValue', { value: shown(one.theirs) })}</span>
              <span>{t('collision.myValue', { value: shown(mine[one.field]) })}</span>
              <span css={acts}>
                <Button
                  look="line"
                  size="sm"
                  aria-label={t('collision.theirsOf', { field })}
                  onClick={() => onTheirs(one)}
                >
                  {t('collision.theirs')}
                </Button>
                <Button look="line" size="sm" aria-label={t('collision.mineOf', { field })} onClick={() => onMine(one)}>
                  {t('collision.mine')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-2);
  width: 100%;
  padding: var(--sp-3) var(--sp-4);
  border-radius: var(--r-2);
  background: var(--c-warn-tint);
  overflow-wrap: anywhere;
  & h2 {
    font-size: var(--fs-16);
  }
  & ul {
    display: grid;
    gap: var(--sp-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    gap: var(--sp-1);
    font-size: var(--fs-14);
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
