import { css } from '@emotion/react';
import type { DeskPageVersion } from '@khandai/contracts';
import { Button, Dialog } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMayDrop } from '../../frame/use-unsaved';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import type { PageFormProps } from './PageForm';
import { usePageActs } from './use-page-acts';
import { usePageWords } from './use-page-words';

interface PageHistoryProps extends PageFormProps {
  /** Something is typed that is not saved. */
  readonly isChanged: boolean;
  readonly onClose: () => void;
}

/** Saved texts of a plain page; each can become the draft again, in the place of what is typed. */
export function PageHistory({ page, isChanged, onSaved, onConflict, onClose }: PageHistoryProps) {
  const t = usePageWords();
  const translate = useTranslate();
  const { api } = useDesk();
  const { busy, restore } = usePageActs(page, onSaved, onConflict);
  const mayDrop = useMayDrop(isChanged);
  const [list, setList] = useState<readonly DeskPageVersion[] | null>();

  useEffect(() => {
    api.call('GET /other/api/desk/page/{id}/versions', { params: { id: page.id } }).then(
      (versions) => setList(versions.list),
      () => setList(null),
    );
  }, [api, page.id]);

  return (
    <Dialog open onClose={onClose} title={t('editor.history')} closeLabel={t('history.close')} wide>
      {list === undefined && <p role="status">{translate('ra.page.loading')}</p>}
      {list === null && <p role="alert">{t('history.failed')}</p>}
      {list?.length === 0 && <p>{t('history.none')}</p>}
      <ol css={rows}>
        {list?.map(({ version, title, builtIn, published, author, createdAt }) => (
          <li key={version} css={row}>
            <span>
              <b>{builtIn ? t('history.builtIn') : title}</b>
              <small>
                {t('history.by', {
                  time: vietnamTime(Date.parse(createdAt)),
                  name: author ?? t('history.unknown'),
                })}
                {published && ` · ${t('history.published')}`}
              </small>
            </span>
            <Button
              size="sm"
              disabled={busy}
              onClick={() => mayDrop() && void restore(version).then((done) => done && onClose())}
            >
              {t('history.restore')}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const rows = css`
  display: grid;
  gap: var(--sp-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  & > span {
    display: grid;
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--c-text-2);
  }
`;
