import { css } from '@emotion/react';
import type { DeskLogEntry } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { Changes } from './Changes';
import { differencesOf } from './differences';

interface AuditProps {
  readonly entry: DeskLogEntry;
  readonly onUndo: () => void;
}

/** One entry of the log: who did what to which record, what changed, and the undo where it is possible. */
export function AuditRow({ entry, onUndo }: AuditProps) {
  const [open, setOpen] = useState(false);
  const { actor, action, resource } = useEntryWords(entry);
  return (
    <tr onKeyDown={undoByKey(entry, onUndo)}>
      <td css={nowrap}>
        <Time at={entry.at} />
      </td>
      <th scope="row" css={nowrap}>
        {actor}
      </th>
      <td css={nowrap}>{action}</td>
      <td>
        <Subject title={entry.title} open={open} onOpen={setOpen} />
        <small css={muted}>{resource}</small>
      </td>
      <td css={changes}>
        <Changes resource={entry.resource} differences={differencesOf(entry)} open={open} />
      </td>
      <td css={act}>
        <Undo entry={entry} onUndo={onUndo} />
      </td>
    </tr>
  );
}

/** The same on a phone. */
export function AuditCard({ entry, onUndo }: AuditProps) {
  const [open, setOpen] = useState(false);
  const { actor, action, resource } = useEntryWords(entry);
  return (
    <li css={card} onKeyDown={undoByKey(entry, onUndo)}>
      <p>
        <b>{actor}</b> · {action} · <Time at={entry.at} />
      </p>
      <Subject title={entry.title} open={open} onOpen={setOpen} />
      <small css={muted}>{resource}</small>
      <Changes resource={entry.resource} differences={differencesOf(entry)} open={open} />
      <Undo entry={entry} onUndo={onUndo} />
    </li>
  );
}

function useEntryWords({ actor, action, resource }: DeskLogEntry) {
  const t = useResourceWords('log');
  const translate = useTranslate();
  return {
    actor: actor?.name ?? t('server'),
    action: translate(`resources.log.actions.${action}`, { _: action }),
    resource: translate(`resources.${resource}.name`, { smart_count: 1, _: resource }),
  };
}

const undoByKey =
  ({ undoable }: DeskLogEntry, onUndo: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'u' || event.ctrlKey || event.metaKey || event.altKey || !undoable) return;
    event.preventDefault();
    onUndo();
  };

function Time({ at }: { readonly at: string }) {
  const { clock } = useDesk();
  return (
    <time dateTime={at} title={vietnamTime(Date.parse(at))}>
      {vietnamTime(Date.parse(at), clock.now())}
    </time>
  );
}

interface SubjectProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The record of an entry; shows and hides the rest of what changed. */
function Subject({ title, open, onOpen }: SubjectProps) {
  const t = useResourceWords('log');
  return (
    <button
      type="button"
      css={titleCss}
      aria-expanded={open}
      aria-label={t('details', { title })}
      onClick={() => onOpen(!open)}
    >
      {title}
    </button>
  );
}

function Undo({ entry: { undoable, undoneBy }, onUndo }: AuditProps) {
  const t = useResourceWords('log');
  return (
    <>
      {undoneBy !== null && <small css={muted}>{t('undone')}</small>}
      {undoable && (
        <Button size="sm" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </>
  );
}

const nowrap = css`
  white-space: nowrap;
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

const changes = css`
  max-width: 34rem;
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

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--sp-1);
  padding: var(--sp-3) var(--sp-4);
  font-size: var(--fs-14);
  & + & {
    border-top: 1px solid var(--c-line);
  }
  & > p {
    color: var(--c-text-2);
    font-size: var(--fs-13);
  }
  & > p > b {
    color: var(--c-text);
    font-weight: var(--fw-medium);
  }
  & > button[aria-expanded] {
    font-weight: var(--fw-medium);
  }
  & > button:last-child {
    min-height: 44px;
    margin-top: var(--sp-1);
  }
`;
