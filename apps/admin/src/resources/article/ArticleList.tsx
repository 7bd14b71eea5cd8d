import { css } from '@emotion/react';
import { ArticleStatus, type DeskArticleRow } from '@khandai/contracts';
import {
  BooleanInput,
  CreateButton,
  DataTable,
  FilterButton,
  FunctionField,
  NumberField,
  Pagination,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { stateDotCss } from '../../frame/state-dot.styles';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { ArticleBulk } from './ArticleBulk';
import { useArticleWords } from './use-article-words';

/** All articles, the last saved first. */
export function ArticleList() {
  const t = useArticleWords();
  const statuses = Object.values(ArticleStatus).map((id) => ({ id, name: t(`status.${id}`) }));
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('list.search')} aria-label={t('list.search')} />,
    <SelectInput key="status" source="status" alwaysOn choices={statuses} emptyText={t('list.anyStatus')} />,
    <ReferenceInput key="category" source="categoryId" reference="article-category" perPage={100} alwaysOn>
      <SelectInput label={t('fields.categoryName')} optionText="name" emptyText={t('list.anyCategory')} />
    </ReferenceInput>,
    <BooleanInput key="bin" source="bin" />,
  ];
  return (
    <DeskList
      filters={filters}
      actions={
        <TopToolbar>
          <FilterButton />
          <CreateButton label={t('list.create')} />
        </TopToolbar>
      }
      phoneActions={<CreateButton label={t('list.create')} />}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      empty={false}
      exporter={false}
    >
      <DeskTable bulkActionButtons={<ArticleBulk />} rowClick="edit">
        <DataTable.Col source="title" label={t('fields.title')}>
          <FunctionField<DeskArticleRow> render={(row) => <TitleCell row={row} />} />
        </DataTable.Col>
        <DataTable.Col source="categoryName" label={t('fields.categoryName')} disableSort />
        <DataTable.Col source="status" label={t('fields.status')} disableSort>
          <FunctionField<DeskArticleRow> render={(row) => <StatusCell row={row} />} />
        </DataTable.Col>
        <DataTable.Col source="updatedAt" label={t('fields.updatedAt')}>
          <FunctionField<DeskArticleRow> render={(row) => <TimeCell row={row} />} />
        </DataTable.Col>
        <DataTable.NumberCol source="views" label={t('fields.views')}>
          <NumberField source="views" locales="vi-VN" />
        </DataTable.NumberCol>
      </DeskTable>
    </DeskList>
  );
}

function TitleCell({ row }: { row: DeskArticleRow }) {
  const t = useArticleWords();
  return (
    <span css={titleCss}>
      <a href={`#/article/${row.id}`}>{row.title}</a>
      <small>
        {[row.pinned !== null && t('list.pinned', { position: row.pinned }), row.simulated && t('list.simulated')]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}

function StatusCell({ row }: { row: DeskArticleRow }) {
  const t = useArticleWords();
  const look = row.deletedAt !== null ? 'bin' : row.hasDraft ? 'draft' : row.status;
  return (
    <span css={[stateDotCss, statusCss]} data-look={look}>
      {t(`status.${look}`)}
    </span>
  );
}

function TimeCell({ row }: { row: DeskArticleRow }) {
  const { clock } = useDesk();
  const at = row.status === ArticleStatus.scheduled ? (row.publishAt ?? row.updatedAt) : row.updatedAt;
  return <time dateTime={at}>{vietnamTime(Date.parse(at), clock.now())}</time>;
}

const titleCss = css`
  display: grid;
  & a {
    font-weight: var(--fw-medium);
    color: var(--c-text);
  }
  & a:hover {
    color: var(--c-accent);
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & small:empty {
    display: none;
  }
`;

const statusCss = css`
  &[data-look='30']::before {
    background: var(--c-accent-fill);
  }
  &[data-look='draft']::before {
    border-radius: 0;
    background: var(--c-card-yellow);
  }
  &[data-look='40']::before,
  &[data-look='bin']::before {
    border-radius: 0;
    background: var(--c-card-red);
    transform: rotate(45deg);
  }
`;
