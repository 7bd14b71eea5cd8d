import { css } from '@emotion/react';
import type { DeskComicChapterRow } from '@khandai/contracts';
import { Button, Field } from '@khandai/ui-kit';
import { useState } from 'react';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { fromField } from '../../time/vietnam-time';

interface ChapterPublicationProps {
  readonly chapter: DeskComicChapterRow;
  readonly onChanged: () => Promise<void>;
}

/** Publishes a chapter now or at a time, takes it back, or deletes it. It acts on the chapter as it is stored. */
export function ChapterPublication({ chapter, onChanged }: ChapterPublicationProps) {
  const t = useResourceWords('comic-chapter');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const [time, setTime] = useState('');
  const { id, version, publishedAt } = chapter;
  const params = { id };
  const act = (work: () => Promise<unknown>, done: string) => {
    void run(async () => {
      await work();
      await onChanged();
    }, done);
  };
  if (publishedAt !== null)
    return (
      <div css={root}>
        <Button
          look="line"
          disabled={busy}
          onClick={() =>
            act(
              () => api.call('POST /other/api/desk/comic-chapter/{id}/unpublish', { params, body: { version } }),
              t('unpublished'),
            )
          }
        >
          {t('unpublish')}
        </Button>
      </div>
    );
  const publish = (at: string | null, done: string) =>
    act(() => api.call('POST /other/api/desk/comic-chapter/{id}/publish', { params, body: { version, at } }), done);
  const planned = fromField(time);
  return (
    <div css={root}>
      <Button look="line" disabled={busy || chapter.pages.length === 0} onClick={() => publish(null, t('published'))}>
        {t('publish')}
      </Button>
      <Field label={t('planAt')} type="datetime-local" value={time} onChange={setTime} />
      <Button
        look="line"
        disabled={busy || planned === undefined || chapter.pages.length === 0}
        onClick={() => planned !== undefined && publish(new Date(planned).toISOString(), t('planned'))}
      >
        {t('plan')}
      </Button>
      <Button
        look="danger"
        disabled={busy}
        onClick={() => act(() => api.call('DELETE /other/api/desk/comic-chapter/{id}', { params }), t('deleted'))}
      >
        {t('delete')}
      </Button>
    </div>
  );
}

const root = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--sp-2);
  padding-top: var(--sp-3);
  border-top: 1px solid var(--c-line);
`;
