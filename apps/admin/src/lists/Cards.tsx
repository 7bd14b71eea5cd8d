import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  ListNoResults,
  type RaRecord,
  RecordContextProvider,
  SortButton,
  TextField,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useWords } from '../i18n/desk-i18n';

/** What a card needs of a column of the table. */
export interface Column {
  readonly source?: string;
  readonly label?: string;
  readonly disableSort?: boolean;
  readonly children?: ReactNode;
}

interface CardsProps {
  readonly columns: readonly Column[];
  /** Buttons for the selection; without them nothing is selected. */
  readonly bulkActions?: ReactNode | false;
}

/** The records of a list on a phone: the first column is the heading of a card, the others are its lines. */
export function Cards({ columns, bulkActions }: CardsProps) {
  const { data = [], isPending, total } = useListContext<RaRecord>();
  const sortable = columns.flatMap(({ source, disableSort }) => (source !== undefined && !disableSort ? [source] : []));
  const [title, ...lines] = columns;
  return (
    <>
      {bulkActions !== undefined && bulkActions !== false && <BulkActionsToolbar>{bulkActions}</BulkActionsToolbar>}
      {sortable.length > 0 && <SortButton fields={sortable} />}
      {!isPending && total === 0 && <ListNoResults />}
      <ul css={list} aria-busy={isPending}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <li css={card} data-row>
              <div css={head}>
                {bulkActions !== undefined && bulkActions !== false && <Select record={record} />}
                <div>{title && <Value column={title} />}</div>
              </div>
              <dl css={facts}>
                {lines.map((column) => (
                  <Line key={column.source} column={column} />
                ))}
              </dl>
            </li>
          </RecordContextProvider>
        ))}
      </ul>
    </>
  );
}

function Select({ record }: { record: { readonly id: number | string } }) {
  const t = useWords();
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  return (
    <label css={box}>
      <input
        type="checkbox"
        aria-label={t('list.select')}
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
      />
    </label>
  );
}

function Line({ column }: { column: Column }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { source = '', label } = column;
  return (
    <div>
      <dt>{label ?? translate(`resources.${resource}.fields.${source}`)}</dt>
      <dd>
        <Value column={column} />
      </dd>
    </div>
  );
}

const Value = ({ column: { source = '', children } }: { column: Column }) => children ?? <TextField source={source} />;

const list = css`
  display: grid;
  gap: var(--sp-2);
  margin: 0;
  padding: var(--sp-2);
  list-style: none;
`;

const card = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  overflow-wrap: anywhere;
  &:focus-within {
    border-color: var(--c-control);
  }
`;

const head = css`
  display: flex;
  gap: var(--sp-2);
  font-size: var(--fs-16);
  & > div {
    flex: 1;
    min-width: 0;
  }
  & a {
    display: inline-block;
    padding: var(--sp-2) 0;
    font-weight: var(--fw-medium);
  }
`;

const box = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -4px 0 0 -10px;
  & input {
    width: 20px;
    height: 20px;
    accent-color: var(--c-accent-fill);
  }
`;

const facts = css`
  display: grid;
  gap: var(--sp-1);
  margin: 0;
  font-size: var(--fs-13);
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--sp-4);
  }
  & > div:has(dd:empty) {
    display: none;
  }
  & dt {
    flex: none;
    color: var(--c-muted);
  }
  & dd {
    min-width: 0;
    margin: 0;
    text-align: right;
  }
`;
