import { css } from '@emotion/react';
import { Dialog } from '@khandai/ui-kit';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, usePermissions, useTranslate } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { resources } from '../resources';
import { type Command, commandsOf, matching } from './commands';

/** One field over all sections and acts: type, choose with the arrows, Enter. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { permissions = '' } = usePermissions<string>();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = matching(commandsOf(resources, permissions, translate), typed);
  const chosen = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    field.current?.focus();
  }, []);

  const run = ({ to }: Command) => {
    onClose();
    navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && chosen) run(chosen);
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open onClose={onClose} title={t('searchLabel')} closeLabel={translate('ra.action.close')}>
      <input
        ref={field}
        css={input}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        aria-label={t('searchLabel')}
        placeholder={t('search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={id} role="listbox" aria-label={t('searchLabel')} css={list}>
        {found.map((command) => (
          <li
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            aria-selected={command === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              run(command);
            }}
          >
            {command.label}
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 && t('noCommand')}</p>
    </Dialog>
  );
}

const input = css`
  width: 100%;
  min-height: var(--touch);
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  font-size: var(--fs-16);
  &::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
`;

const list = css`
  overflow-y: auto;
  max-height: 50dvh;
  & li {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding: 0 var(--sp-3);
    border-radius: var(--r-2);
    cursor: pointer;
  }
  & li[aria-selected='true'] {
    background: var(--c-accent-tint);
    color: var(--c-accent);
  }
`;
