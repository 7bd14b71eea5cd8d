import { css } from '@emotion/react';
import type { DeskLogEntry } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { type Difference, differencesOf } from './differences';
import { useLogWords } from './use-log-words';

/** Differences that a closed row shows. */
const SHOWN = 2;

/** One entry of the log: who did what to which record, what changed, and the undo where it is possible. */
export function AuditRow({ entry, onUndo }: { entry: DeskLogEntry; onUndo: () => void }) {
  const t = useResourceWords('log');
  const translate = useTranslate();
  const { clock } = useDesk();
  const [open, setOpen] = useState(false);
  const { at, actor, action, resource, title, undoable, undoneBy } = entry;
  const differences = differencesOf(entry);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'u' || event.ctrlKey || event.metaKey || event.altKey || !undoable) return;
    event.preventDefault();
    onUndo();
  };

  return (
    <tr onKeyDown={onKeyDown}>
      <td css={nowrap}>
        <time dateTime={at} title={vietnamTime(Date.parse(at))}>
          {vietnamTime(Date.parse(at), clock.now())}
        </time>
      </td>
      <th scope="row" css={name}>
        {actor?.name ?? t('server')}
      </th>
      <td css={actionCss}>{translate(`resources.log.actions.${action}`, { _: action })}</td>
      <td>
        <button
          type="button"
          css={titleCss}
          aria-expanded={open}
          aria-label={t('details', { title })}
          onClick={() => setOpen(!open)}
        >
          {title}
        </button>
        <small css={muted}>{translate(`resources.${resource}.name`, { smart_count: 1, _: resource })}</small>
        <div css={phoneOnly}>{open && <Changes resource={resource} differences={differences} />}</div>
      </td>
      <td className="wide" css={changes}>
        <Changes resource={resource} differences={open ? differences : differences.slice(0, SHOWN)} />
        {!open && differences.length > SHOWN && (
          <small css={muted}>{t('more', { count: differences.length - SHOWN })}</small>
        )}
      </td>
      <td css={act}>
        {undoneBy !== null && <small css={muted}>{t('undone')}</small>}
        {undoable && (
          <Button size="sm" onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Changes({ resource, differences }: { resource: string; differences: readonly Difference[] }) {
  const t = useResourceWords('log');
  const { fieldOf, valueOf } = useLogWords();
  return (
    <ul>
      {differences.map(({ field, before, after }) => (
        <li key={field}>
          <span css={muted}>{fieldOf(resource, field)}: </span>
          {before !== null && <del>{valueOf(resource, field, before)}</del>}
          {before !== null && <span aria-hidden="true"> → </span>}
          <ins>{after === null ? t('nothing') : valueOf(resource, field, after)}</ins>
        </li>
      ))}
    </ul>
  );
}

const nowrap = css`
  white-space: nowrap;
`;

const actionCss = css`
  @media (min-width: 768px) {
    white-space: nowrap;
  }
`;

const name = css`
  font-weight: var(--fw-medium);
  @media (min-width: 768px) {
    white-space: nowrap;
  }
`;

const muted = css`
  color: var(--c-muted);
  font-size: var(--fs-12);
`;

const titleCss = css`
  display: block;
  padding: 0;
  border: 0;
  background: none;
  color: var(--c-text);
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    color: var(--c-accent);
  }
  &:focus-visible {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const phoneOnly = css`
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    display: none;
  }
  & del {
    color: var(--c-neg);
  }
  & ins {
    color: var(--c-up);
    text-decoration: none;
  }
`;

const changes = css`
  max-width: 34rem;
  overflow-wrap: anywhere;
  & del {
    color: var(--c-neg);
  }
  & ins {
    color: var(--c-up);
    text-decoration: none;
  }
`;

const act = css`
  text-align: right;
  white-space: nowrap;
  @media (pointer: coarse) {
    & button {
      min-height: 44px;
    }
  }
`;
