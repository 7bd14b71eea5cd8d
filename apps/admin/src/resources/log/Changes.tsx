import { css } from '@emotion/react';
import { useResourceWords } from '../../i18n/use-resource-words';
import type { Difference } from './differences';
import { useLogWords } from './use-log-words';

/** Differences that a closed entry shows. */
const SHOWN = 2;

interface ChangesProps {
  readonly resource: string;
  readonly differences: readonly Difference[];
  /** All differences are shown, not the first ones alone. */
  readonly open: boolean;
}

/** What an entry changed, field by field. */
export function Changes({ resource, differences, open }: ChangesProps) {
  const t = useResourceWords('log');
  const { fieldOf, valueOf } = useLogWords();
  const shown = open ? differences : differences.slice(0, SHOWN);
  return (
    <div css={root}>
      <ul>
        {shown.map(({ field, before, after }) => (
          <li key={field}>
            <small>{fieldOf(resource, field)}: </small>
            {before !== null && <del>{valueOf(resource, field, before)}</del>}
            {before !== null && <span aria-hidden="true"> → </span>}
            <ins>{after === null ? t('nothing') : valueOf(resource, field, after)}</ins>
          </li>
        ))}
      </ul>
      {differences.length > shown.length && <small>{t('more', { count: differences.length - shown.length })}</small>}
    </div>
  );
}

const root = css`
  overflow-wrap: anywhere;
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & del {
    color: var(--c-neg);
  }
  & ins {
    color: var(--c-up);
    text-decoration: none;
  }
`;
