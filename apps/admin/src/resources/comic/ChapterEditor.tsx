import { css } from '@emotion/react';
import type { DeskComicChapterRow, DeskComicPage, PostSource } from '@khandai/contracts';
import { ComicLimit } from '@khandai/contracts';
import { Button, Field, icons } from '@khandai/ui-kit';
import { useState } from 'react';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { ChapterPublication } from './ChapterPublication';
import { byFileName } from './page-uploads';
import { PageRows } from './PageRows';
import { PageUploader } from './PageUploader';
import { useChapterState } from './use-chapter-state';

export interface ChapterEditorProps {
  readonly chapter: DeskComicChapterRow;
  /** Loads the chapters again. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** A chapter: its number and name, its pages in order, and when readers get it. */
export function ChapterEditor({ chapter, onChanged, onClose }: ChapterEditorProps) {
  const t = useResourceWords('comic-chapter');
  const stateOf = useChapterState();
  const { api } = useDesk();
  const { busy, run } = useAct();
  const { id, version } = chapter;
  const [number, setNumber] = useState(String(chapter.number));
  const [name, setName] = useState(chapter.name);
  const [pages, setPages] = useState<readonly DeskComicPage[]>(chapter.pages);
  const [files, setFiles] = useState<ReadonlyMap<number, PostSource>>(
    () => new Map(chapter.files.map((file) => [file.sourceId, file])),
  );
  const save = (list: readonly DeskComicPage[] = pages) =>
    run(async () => {
      const body = { version, number: Number(number) || chapter.number, name, pages: [...list] };
      await api.call('POST /other/api/desk/comic-chapter/{id}', { params: { id }, body });
      await onChanged();
    }, t('saved'));
  const know = (sources: readonly PostSource[]) =>
    setFiles((known) => new Map([...known, ...sources.map((file) => [file.sourceId, file] as const)]));
  return (
    <div css={root}>
      <p css={state}>
        {stateOf(chapter)} · {t('total', { count: pages.length })}
      </p>
      <div css={texts}>
        <Field label={t('fields.number')} type="number" min={1} value={number} onChange={setNumber} />
        <Field label={t('fields.name')} value={name} maxLength={ComicLimit.nameLength} onChange={setName} />
      </div>
      <PageUploader
        known={pages.length}
        onSent={(sent) => {
          const whole = [...pages, ...sent.map(({ page }) => page)];
          know(sent.map(({ source }) => source));
          setPages(whole);
          // What arrived is kept, also when the browser is closed now.
          void save(whole);
        }}
      />
      <PageRows pages={pages} files={files} onChange={setPages} onSource={(source) => know([source])} />
      <div css={acts}>
        <Button look="primary" disabled={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
        {pages.length > 1 && (
          <Button
            look="quiet"
            onClick={() => setPages(pages.toSorted((one, other) => byFileName(one.fileName, other.fileName)))}
          >
            {t('sort')}
          </Button>
        )}
        <Button look="quiet" icon={icons.close} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <ChapterPublication chapter={chapter} onChanged={onChanged} />
    </div>
  );
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4) var(--sp-4);
`;

const state = css`
  color: var(--c-text-2);
  font-size: var(--fs-13);
`;

const texts = css`
  display: grid;
  grid-template-columns: minmax(6rem, 10rem) minmax(0, 1fr);
  gap: var(--sp-2);
  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
