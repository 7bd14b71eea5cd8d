import { css } from '@emotion/react';
import type { DeskComicChapterRow, PostSource } from '@khandai/contracts';
import { ComicLimit } from '@khandai/contracts';
import { Button, Field, icons } from '@khandai/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inTurn } from '../../acts/in-turn';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import {
  addPages,
  changeDraft,
  type ChapterDraft,
  type ChapterFields,
  keepChanges,
  openDraft,
  reloadDraft,
} from './chapter-draft';
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
  const { id } = chapter;
  const [draft, setDraft] = useState(() => openDraft(chapter));
  const latest = useRef(draft);
  const [known, setKnown] = useState<readonly PostSource[]>([]);
  const [isSending, setSending] = useState(false);
  // Pages arrive while the editor saves: each save begins with the version that the one before it made.
  const [turn] = useState(inTurn);
  const { number, name, pages } = draft.fields;
  const files = new Map([...chapter.files, ...known].map((file) => [file.sourceId, file]));

  // Uploads take minutes: what they end with is what the editor has by then, not what it had when they began.
  const apply = useCallback((step: (before: ChapterDraft) => ChapterDraft) => {
    latest.current = step(latest.current);
    setDraft(latest.current);
  }, []);
  useEffect(() => apply((before) => reloadDraft(before, chapter)), [apply, chapter]);

  const change = (changes: Partial<ChapterFields>) => apply((before) => changeDraft(before, changes));
  const store = async () => {
    const { fields, version } = latest.current;
    const body = { version, name: fields.name, pages: [...fields.pages] };
    const answer = await api.call('POST /other/api/desk/comic-chapter/{id}', {
      ...{ params: { id }, body: { ...body, number: Number(fields.number) || chapter.number } },
    });
    apply((before) => keepChanges(before, fields, answer));
    await onChanged();
  };
  const save = () => turn(() => run(store, t('saved')));
  const know = (sources: readonly PostSource[]) => setKnown((before) => [...before, ...sources]);
  return (
    <div css={root}>
      <p css={state}>
        {stateOf(chapter)} · {t('total', { count: pages.length })}
      </p>
      <div css={texts}>
        <Field
          label={t('fields.number')}
          type="number"
          min={1}
          value={number}
          onChange={(text) => change({ number: text })}
        />
        <Field
          label={t('fields.name')}
          value={name}
          maxLength={ComicLimit.nameLength}
          onChange={(text) => change({ name: text })}
        />
      </div>
      <PageUploader
        known={pages.length}
        onBusy={setSending}
        onSent={(sent) => {
          know(sent.map(({ source }) => source));
          apply((before) => addPages(before, sent));
          // What arrived is kept, also when the browser is closed now.
          void save();
        }}
      />
      <PageRows
        pages={pages}
        files={files}
        onChange={(list) => change({ pages: list })}
        onSource={(source) => know([source])}
      />
      <div css={acts}>
        <Button look="primary" disabled={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
        {pages.length > 1 && (
          <Button
            look="quiet"
            onClick={() => change({ pages: pages.toSorted((one, other) => byFileName(one.fileName, other.fileName)) })}
          >
            {t('sort')}
          </Button>
        )}
        <Button look="quiet" icon={icons.close} disabled={isSending} onClick={onClose}>
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
