import { css } from '@emotion/react';
import type { FilterSeverity, FilterWord } from '@khandai/contracts';
import { Button, IconButton, Panel } from '@khandai/ui-kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { WordEdit } from './WordEdit';

const PAGE = 100;

/** The words of one kind, the last changed first. */
export function WordGroup({ severity }: { severity: FilterSeverity }) {
  const t = useResourceWords('word');
  const [pages, setPages] = useState(1);
  return (
    <Panel title={t(`severity.${severity}`)} padded>
      <p css={about}>{t(`hint.${severity}`)}</p>
      {Array.from({ length: pages }, (_, at) => (
        <Words
          key={at}
          severity={severity}
          page={at + 1}
          onMore={at + 1 === pages ? () => setPages(pages + 1) : null}
        />
      ))}
    </Panel>
  );
}

interface WordsProps {
  severity: FilterSeverity;
  page: number;
  /** Shows the next page, below the last one. */
  onMore: (() => void) | null;
}

function Words({ severity, page, onMore }: WordsProps) {
  const t = useResourceWords('word');
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<FilterWord>('word', {
    filter: { severity },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page, perPage: PAGE },
  });
  if (isPending) return null;
  return (
    <>
      {total === 0 && <p css={about}>{t('none')}</p>}
      <ul css={list}>
        {data.map((one) => (
          <Word key={one.id} word={one} />
        ))}
      </ul>
      {onMore && total > page * PAGE && (
        <Button size="sm" onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Word({ word }: { word: FilterWord }) {
  const t = useResourceWords('word');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const [editing, setEditing] = useState(false);
  const values = { word: word.text };
  const remove = () =>
    run(() => api.call('DELETE /other/api/desk/word/{id}', { params: { id: word.id } }), t('removed', values));
  return (
    <li css={chip}>
      <button type="button" aria-label={t('edit.open', values)} aria-haspopup="dialog" onClick={() => setEditing(true)}>
        {word.text}
        {word.note !== '' && <small>{word.note}</small>}
      </button>
      <IconButton icon={X} label={t('remove', values)} disabled={busy} onClick={() => void remove()} />
      {editing && <WordEdit word={word} onClose={() => setEditing(false)} />}
    </li>
  );
}

const about = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-top: var(--sp-2);
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-left: var(--sp-3);
  border-radius: var(--r-1);
  background: var(--c-raised);
  font-size: var(--fs-13);
  & > button:first-of-type {
    display: grid;
    min-width: 0;
    padding: var(--sp-1) 0;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > button:first-of-type:hover {
    color: var(--c-accent);
  }
  @media (pointer: coarse) {
    & > button:first-of-type {
      min-height: 44px;
      align-content: center;
    }
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;
