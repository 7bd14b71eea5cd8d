import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { SearchHit } from '@khandai/contracts';
import { Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { useServices } from '../../shell/services/services';

export interface TeamPickerProps {
  readonly onChoose: (teamId: string) => void;
  readonly onClose: () => void;
}

type Load =
  { readonly state: 'idle' | 'loading' | 'failed' } | { readonly state: 'loaded'; readonly list: readonly SearchHit[] };

/** How long the user pauses before the server searches, in milliseconds. */
const PAUSE_MS = 250;
const SHOWN = 20;

/** Teams whose name fits, with or without marks. Lazy chunk. */
export const TeamPicker = observer(function TeamPicker({ onChoose, onClose }: TeamPickerProps) {
  const { t } = useLazyTranslation('me', words);
  const { t: shell } = useTranslation('shell');
  const { api, log, timers } = useServices();
  const [load, setLoad] = useState<Load>({ state: 'idle' });
  const [word, setWord] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    const q = word.trim();
    if (q === '') return;
    const visit = new AbortController();
    const { signal } = visit;
    const search = async () => {
      await timers.sleep(PAUSE_MS, signal);
      if (signal.aborted) return;
      setLoad({ state: 'loading' });
      const query = { q, kind: 'team' as const, pageSize: SHOWN };
      const { groups } = await api.call('GET /other/api/search', { query }, signal);
      setLoad({ state: 'loaded', list: groups.flatMap(({ list }) => list) });
    };
    search().catch((error: unknown) => {
      if (isAborted(error)) return;
      log.warn('teams to support', error);
      setLoad({ state: 'failed' });
    });
    return () => {
      visit.abort();
    };
  }, [api, log, timers, word]);
  const found = load.state === 'loaded' && word.trim() !== '' ? load.list : [];
  return (
    <Dialog open onClose={onClose} title={t('team.title')} closeLabel={shell('close')}>
      <input
        ref={field}
        type="search"
        css={searchCss}
        aria-label={t('team.search')}
        placeholder={t('team.search')}
        maxLength={60}
        value={word}
        onChange={({ target }) => {
          setWord(target.value);
        }}
      />
      <p css={quiet} role="status">
        {load.state === 'loading' ? shell('loading') : ''}
        {load.state === 'failed' ? t('team.searchFailed') : ''}
        {load.state === 'loaded' && found.length === 0 && word.trim() !== '' ? t('team.notFound') : ''}
      </p>
      <ul css={list}>
        {found.map(({ id, title, note }) => (
          <li key={id}>
            <button
              type="button"
              css={rowCss}
              onClick={() => {
                onChoose(id);
                onClose();
              }}
            >
              <b>{title.text}</b>
              {note.text !== '' && <small>{note.text}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

const searchCss = css`
  width: 100%;
  min-height: var(--touch);
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: inherit;
  font: inherit;
  font-size: var(--fs-16);
  &::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
`;

const quiet = css`
  color: var(--c-muted);
  &:empty {
    display: none;
  }
`;

const list = css`
  display: grid;
  max-height: 20rem;
  overflow-y: auto;
`;

const rowCss = css`
  display: grid;
  width: 100%;
  min-height: 52px;
  padding: var(--sp-1) var(--sp-2);
  align-content: center;
  text-align: start;
  border-radius: var(--r-2);
  overflow-wrap: anywhere;
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > b {
    font-weight: var(--fw-medium);
  }
  & > small {
    font-size: var(--fs-13);
    color: var(--c-muted);
  }
`;
