import { css } from '@emotion/react';
import type { DeskComicChapterRow, DeskComicRow } from '@khandai/contracts';
import { Button, Panel } from '@khandai/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { ChapterEditor } from './ChapterEditor';
import { useChapterState } from './use-chapter-state';

const PAGE_SIZE = 100;

/** The chapters of a stored comic, the newest first. One is edited at a time. */
export function Chapters() {
  const comic = useRecordContext<DeskComicRow>();
  return comic ? <List key={comic.id} titleId={comic.id} /> : null;
}

function List({ titleId }: { readonly titleId: number }) {
  const t = useResourceWords('comic-chapter');
  const stateOf = useChapterState();
  const notify = useNotify();
  const { api } = useDesk();
  const [list, setList] = useState<readonly DeskComicChapterRow[]>([]);
  const [openId, open] = useState<number>();

  const read = useCallback(async () => {
    const all: DeskComicChapterRow[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const page = await api.call('GET /other/api/desk/comic-chapter', {
        query: { titleId, pageNum, pageSize: PAGE_SIZE },
      });
      all.push(...page.list);
      if (page.list.length < PAGE_SIZE) break;
    }
    return all;
  }, [api, titleId]);

  const load = async () => setList(await read());

  const say = useCallback(
    (error: unknown) => {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : 'ra.notification.http_error', { type: 'error' });
    },
    [notify],
  );

  useEffect(() => {
    read().then(setList, say);
  }, [read, say]);

  const add = async () => {
    try {
      const made = await api.call('POST /other/api/desk/comic-chapter', { body: { titleId } });
      await load();
      open(made.id);
      notify(t('added', { number: made.number }), { type: 'success' });
    } catch (error) {
      say(error);
    }
  };

  return (
    <div css={root}>
      <Panel
        title={t('heading')}
        end={
          <Button size="sm" look="line" onClick={() => void add()}>
            {t('add')}
          </Button>
        }
      >
        {list.length === 0 && <p css={none}>{t('none')}</p>}
        <ul>
          {list.map((chapter) => (
            <li key={chapter.id} css={item}>
              {openId === chapter.id ? (
                <ChapterEditor chapter={chapter} onChanged={load} onClose={() => open(undefined)} />
              ) : (
                <div css={row}>
                  <span>
                    <b>
                      {chapter.name === ''
                        ? t('chapter', { number: chapter.number })
                        : t('named', { number: chapter.number, name: chapter.name })}
                    </b>
                    <small>
                      {t('total', { count: chapter.pages.length })} · {stateOf(chapter)}
                    </small>
                  </span>
                  <Button size="sm" onClick={() => open(chapter.id)}>
                    {t('open', { number: chapter.number })}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

const root = css`
  max-width: 60rem;
  padding: 0 var(--sp-4) var(--sp-4);
`;

const none = css`
  padding: 0 var(--sp-4) var(--sp-4);
  color: var(--c-muted);
`;

const item = css`
  border-top: 1px solid var(--c-line);
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-4);
  & > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;
