import { css } from '@emotion/react';
import type { DeskTitle } from '@khandai/contracts';
import { numCss } from '@khandai/ui-kit';
import { CreateButton, DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import { DeskList } from '../lists/DeskList';
import { DeskTable } from '../lists/DeskTable';
import { toField } from '../time/vietnam-time';
import { ScreenHead } from '../resources/ScreenHead';
import type { DeskTitleKind } from './desk-title-kind';
import { useLicenceWords } from './use-licence-words';
import { useMediaWords } from './use-media-words';

const STATUSES = ['draft', 'published', 'withdrawn'] as const;

/** Titles of one kind, the newest first, with their state and the end of their licence. */
export function TitleList({ kind }: { readonly kind: DeskTitleKind }) {
  const t = useMediaWords();
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
      <ScreenHead name={kind} hint={t('hint')} />
      <DeskList filters={filters} phoneActions={<CreateButton />} exporter={false} empty={false} perPage={25}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="title" label={t('fields.title')} disableSort>
            <FunctionField<DeskTitle>
              render={({ id, title }) => (
                <a css={link} href={`#/${kind}/${id}`}>
                  {title}
                </a>
              )}
            />
          </DataTable.Col>
          <DataTable.Col source="publishedAt" label={t('fields.publishedAt')} disableSort>
            <FunctionField<DeskTitle>
              render={({ publishedAt }) =>
                publishedAt && <span css={numCss}>{toField(Date.parse(publishedAt)).replace('T', ' ')}</span>
              }
            />
          </DataTable.Col>
          <DataTable.Col source="licence" label={t('fields.licence')} disableSort>
            <FunctionField<DeskTitle> render={({ licence }) => licenceWords(licence)} />
          </DataTable.Col>
          <DataTable.Col source="status" label={t('fields.status')} disableSort>
            <FunctionField<DeskTitle> render={({ status }) => t(`statuses.${status}`)} />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}

const link = css`
  overflow-wrap: anywhere;
`;
