import { css } from '@emotion/react';
import type { NavigationLink } from '@khandai/contracts';
import { Button, Field, IconButton } from '@khandai/ui-kit';
import { Eye, EyeOff, GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useResourceWords } from '../../i18n/use-resource-words';

interface NavRowProps {
  readonly link: NavigationLink;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (part: Partial<NavigationLink>) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDrag: (on: boolean) => void;
  readonly onDropHere: () => void;
}

/** A link with its handle: drag it, or Alt and the arrows. */
export function NavRow({ link, open, onOpen, onChange, onRemove, onMove, onDrag, onDropHere }: NavRowProps) {
  const t = useResourceWords('navigation');
  const { label, href, hidden = false } = link;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(by);
  };

  return (
    <li
      css={row}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
    >
      <div css={line}>
        <IconButton
          icon={GripVertical}
          label={t('move', { label })}
          size="sm"
          draggable
          css={handle}
          onKeyDown={onKeyDown}
          onDragStart={() => onDrag(true)}
          onDragEnd={() => onDrag(false)}
        />
        <span css={[words, hidden && faint]}>
          {label} <code>{href}</code> {hidden && <small>{t('hidden')}</small>}
        </span>
        <IconButton
          icon={hidden ? EyeOff : Eye}
          label={t(hidden ? 'show' : 'hide', { label })}
          size="sm"
          onClick={() => onChange({ hidden: !hidden })}
        />
        <IconButton
          icon={Pencil}
          label={t('edit', { label })}
          size="sm"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        />
        <IconButton icon={Trash2} label={t('remove', { label })} size="sm" onClick={onRemove} />
      </div>
      {open && (
        <div css={form}>
          <Field
            label={t('fields.label')}
            value={label}
            maxLength={200}
            onChange={(value) => onChange({ label: value })}
          />
          <Field
            label={t('fields.href')}
            value={href}
            maxLength={2_000}
            onChange={(value) => onChange({ href: value })}
          />
          <Button onClick={() => onOpen(false)}>{t('done')}</Button>
        </div>
      )}
    </li>
  );
}

const row = css`
  border-top: 1px solid var(--c-line);
`;

const line = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--sp-2);
  font-size: var(--fs-13);
  @media (pointer: coarse) {
    & button {
      width: 44px;
      height: 44px;
    }
  }
`;

const handle = css`
  cursor: grab;
`;

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & code {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & small {
    color: var(--c-muted);
  }
`;

const faint = css`
  color: var(--c-muted);
`;

const form = css`
  display: grid;
  gap: var(--sp-3);
  justify-items: start;
  padding: var(--sp-2) var(--sp-4) var(--sp-4);
  & > div {
    width: 100%;
  }
`;
