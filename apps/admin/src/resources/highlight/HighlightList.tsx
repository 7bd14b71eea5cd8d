import { css } from '@emotion/react';
import type { DeskHighlightRow } from '@khandai/contracts';
import { numCss } from '@khandai/ui-kit';
import { CreateButton, DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { toField } from '../../time/vietnam-time';
import { ScreenHead } from '../ScreenHead';
import { useLicenceWords } from './use-licence-words';

const STATUSES = ['draft', 'published', 'withdrawn'] as const;

/** Highlights, the newest first, with their state and the end of their licence. */
export function HighlightList() {
  const t = useResourceWords('highlight');
  const licenceWords = useLicenceWords();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('search')} aria-label={t('search')} />,
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      label={t('fields.status')}
      emptyText={t('anyStatus')}
      choices={STATUSES.map((id) => ({ id, name: t(`statuses.${id}`) }))}
    />,
  ];
  return (
    <>
      <ScreenHead name="highlight" hint={t('hint')} />
      <DeskList filters={filters} phoneActions={<CreateButton />} exporter={false} empty={false} perPage={25}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="title" label={t('fields.title')} disableSort>
            <FunctionField<DeskHighlightRow>
              render={({ id, title }) => (
                <a css={link} href={`#/highlight/${id}`}>
                  {title}
                </a>
              )}
            />
          </DataTable.Col>
          <DataTable.Col source="publishedAt" label={t('fields.publishedAt')} disableSort>
            <FunctionField<DeskHighlightRow>
              render={({ publishedAt }) =>
                publishedAt && <span css={numCss}>{toField(Date.parse(publishedAt)).replace('T', ' ')}</span>
              }
            />
          </DataTable.Col>
          <DataTable.Col source="licence" label={t('fields.licence')} disableSort>
            <FunctionField<DeskHighlightRow> render={({ licence }) => licenceWords(licence)} />
          </DataTable.Col>
          <DataTable.Col source="status" label={t('fields.status')} disableSort>
            <FunctionField<DeskHighlightRow> render={({ status }) => t(`statuses.${status}`)} />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}

const link = css`
  overflow-wrap: anywhere;
`;
