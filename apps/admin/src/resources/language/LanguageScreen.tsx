import { css } from '@emotion/react';
import { Button, Segmented } from '@khandai/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { CollisionBar } from '../../forms/CollisionBar';
import { useUnsaved } from '../../frame/use-unsaved';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { CsvImport } from './CsvImport';
import { saveFile } from './save-file';
import type { Draft } from './sentence-draft';
import { SentenceTable } from './SentenceTable';
import { useSentenceDraft } from './use-sentence-draft';
import { type Only, PAGE_SIZE, useSentences } from './use-sentences';

const FILTERS = ['all', 'own', 'en', 'zh'] as const;

/** All sentences of the site: the built-in ones as placeholders, the operator's in the fields. */
export function LanguageScreen() {
  const t = useResourceWords('language');
  const [q, setQ] = useState('');
  const [only, setOnly] = useState<Only>('all');
  const [page, setPage] = useState(1);
  const [reading, setReading] = useState(0);
  const { draft, type, forget, save, collisions, mine, decide } = useSentenceDraft();
  useUnsaved(draft.size > 0, { isKept: true, onDrop: forget });
  const { answer, failed } = useSentences({ q: q.trim(), only, page, reading });
  const again = () => setReading(reading + 1);
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / PAGE_SIZE));

  return (
    <section css={screen}>
      <Head draft={draft} count={answer?.counts.all} save={save} onSaved={again} onImported={again} />
      <CollisionBar
        resource="language"
        collisions={collisions}
        mine={mine}
        onMine={(one) => decide(one, false)}
        onTheirs={(one) => decide(one, true)}
      />
      <div css={tools}>
        <input
          type="search"
          css={search}
          value={q}
          maxLength={100}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={(event) => (setQ(event.target.value), setPage(1))}
        />
        <Segmented
          label={t('filter')}
          value={only}
          options={FILTERS.map((value) => ({
            value,
            label: t(`filters.${value}`, { count: answer?.counts[value] ?? 0 }),
          }))}
          onChange={(value) => (setOnly(value), setPage(1))}
        />
      </div>
      {failed && (
        <p role="alert">
          {t('loadFailed')} <Button onClick={again}>{t('retry')}</Button>
        </p>
      )}
      {answer && <SentenceTable list={answer.list} draft={draft} onType={type} />}
      <div css={tools}>
        <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
          {t('previous')}
        </Button>
        <span>{t('page', { page, pages })}</span>
        <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
          {t('next')}
        </Button>
      </div>
    </section>
  );
}

interface HeadProps {
  readonly draft: Draft;
  readonly count: number | undefined;
  readonly save: () => Promise<boolean>;
  readonly onSaved: () => void;
  readonly onImported: () => void;
}

function Head({ draft, count, save, onSaved, onImported }: HeadProps) {
  const t = useResourceWords('language');
  const translate = useTranslate();
  const name = translate('resources.language.name', { smart_count: 2 });
  const { api } = useDesk();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function tried(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : t('failed'), { type: 'error' });
    }
    setBusy(false);
  }

  async function saveAll(): Promise<void> {
    if (await save()) notify(t('saved'), { type: 'success' });
    onSaved();
  }

  async function download(): Promise<void> {
    const { csv } = await api.call('GET /other/api/desk/language/csv');
    saveFile('khan-dai-ngon-ngu.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  }

  return (
    <div css={head}>
      <Title title={name} />
      <h1>{name}</h1>
      {count !== undefined && <span css={muted}>{t('keys', { count })}</span>}
      <span css={push}>
        <Button icon={Download} disabled={busy} onClick={() => void tried(download)}>
          {t('export')}
        </Button>
        <CsvImport onImported={onImported} />
        <Button type="submit" look="primary" disabled={busy || draft.size === 0} onClick={() => void tried(saveAll)}>
          {t('save', { count: draft.size })}
        </Button>
      </span>
    </div>
  );
}

const screen = css`
  display: grid;
  gap: var(--sp-3);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  & h1 {
    font-size: var(--fs-20);
  }
`;

const muted = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

const push = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-left: auto;
`;

const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;

const search = css`
  flex: 1;
  min-width: 12rem;
  height: 40px;
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  color: var(--c-text);
  font: inherit;
  &:focus-visible {
    outline: 2px solid var(--c-focus);
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    height: 44px;
    font-size: 1rem;
  }
`;
