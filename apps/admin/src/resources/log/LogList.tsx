import { css } from '@emotion/react';
import type { DeskLogEntry } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { Download } from 'lucide-react';
import { DateInput, Pagination, SearchInput, SelectInput, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { DeskList } from '../../lists/DeskList';
import { usePhone } from '../../lists/use-phone';
import { useDesk } from '../../session/desk-services';
import { saveFile } from '../language/save-file';
import { ScreenHead } from '../ScreenHead';
import { AuditCard, AuditRow } from './AuditRow';
import { UndoDialog, useUndo } from './UndoDialog';

const RESOURCES = [
  'article',
  'article-category',
  'hashtag',
  'event',
  'task',
  'gift',
  'draw',
  'highlight',
  'reel',
  'comic',
  'comic-chapter',
  'tip',
  'banner',
  'navigation',
  'marquee',
  'domain',
  'seo-template',
  'language',
  'page',
  'feedback',
  'member',
  'word',
  'fixture',
] as const;
const ACTIONS = [
  ...(['create', 'update', 'delete', 'publish', 'unpublish', 'withdraw', 'reinstate'] as const),
  ...(['cancel', 'restore', 'import', 'undo'] as const),
  ...(['role', 'lock', 'unlock', 'end-sessions', 'reset-link', 'override', 'release', 'answer'] as const),
  ...(['void', 'settle'] as const),
];

/** The log of the desk, the newest entries first. */
export function LogList() {
  const t = useResourceWords('log');
  const translate = useTranslate();
  const sections = RESOURCES.map((id) => ({ id, name: translate(`resources.${id}.name`, { smart_count: 1, _: id }) }));
  const acts = ACTIONS.map((id) => ({ id, name: t(`actions.${id}`) }));
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('search')} aria-label={t('search')} />,
    <SelectInput
      key="resource"
      source="resource"
      alwaysOn
      choices={sections}
      emptyText={t('anyResource')}
      label={t('fields.resource')}
    />,
    <SelectInput
      key="action"
      source="action"
      alwaysOn
      choices={acts}
      emptyText={t('anyAction')}
      label={t('fields.action')}
    />,
    <DateInput key="day" source="day" alwaysOn label={t('fields.day')} />,
  ];
  return (
    <>
      <ScreenHead name="log" hint={t('hint')} />
      <DeskList
        filters={filters}
        actions={
          <TopToolbar>
            <SaveFile />
          </TopToolbar>
        }
        phoneActions={<SaveFile />}
        perPage={50}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        empty={false}
        exporter={false}
      >
        <LogTable />
      </DeskList>
    </>
  );
}

type LogFilter = Partial<Record<'q' | 'resource' | 'action' | 'day', string>>;

/** The entries that the filter leaves, as a file. */
function SaveFile() {
  const t = useResourceWords('log');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const list = useListContext<DeskLogEntry>();
  const filter: unknown = list.filterValues;
  const { q, resource, action, day } = { ...(filter as LogFilter | undefined) };
  const query = { ...(q && { q }), ...(resource && { resource }), ...(action && { action }), ...(day && { day }) };
  const download = () =>
    run(async () => {
      const { csv } = await api.call('GET /other/api/desk/log/csv', { query });
      saveFile('nhat-ky.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    }, t('downloaded'));
  return (
    <Button look="line" icon={Download} disabled={busy} onClick={() => void download()}>
      {t('download')}
    </Button>
  );
}

function LogTable() {
  const t = useResourceWords('log');
  const isPhone = usePhone();
  const { data = [], isPending } = useListContext<DeskLogEntry>();
  const undo = useUndo();
  if (!isPending && data.length === 0) return <p css={empty}>{t('empty')}</p>;
  return (
    <>
      {isPhone ? (
        <ul css={cards} aria-label={t('table')} aria-busy={isPending}>
          {data.map((entry) => (
            <AuditCard key={entry.id} entry={entry} onUndo={() => undo.ask(entry)} />
          ))}
        </ul>
      ) : (
        <div css={scroll} role="region" aria-label={t('table')} tabIndex={0}>
          <table css={table} aria-busy={isPending}>
            <caption css={caption}>{t('table')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('fields.at')}</th>
                <th scope="col">{t('fields.actor')}</th>
                <th scope="col">{t('fields.action')}</th>
                <th scope="col">{t('fields.title')}</th>
                <th scope="col">{t('fields.change')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {data.map((entry) => (
                <AuditRow key={entry.id} entry={entry} onUndo={() => undo.ask(entry)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <UndoDialog undo={undo} />
    </>
  );
}

const empty = css`
  padding: var(--sp-6);
  color: var(--c-muted);
  text-align: center;
`;

const cards = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const scroll = css`
  overflow-x: auto;
`;

const caption = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & th,
  & td {
    padding: 6px var(--sp-3);
    border-bottom: 1px solid var(--c-line);
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-weight: var(--fw-regular);
    white-space: nowrap;
  }
  & tbody th {
    font-weight: var(--fw-medium);
  }
  & tbody tr:hover,
  & tbody tr:focus-within {
    background: var(--c-hover);
  }
`;
