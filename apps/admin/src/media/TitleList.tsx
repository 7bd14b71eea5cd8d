import type { DeskTitle } from '@khandai/contracts';
import { CreateButton, DataTable, FunctionField } from 'react-admin';
import { DeskList } from '../lists/DeskList';
import { DeskTable } from '../lists/DeskTable';
import { ListTime, RecordLink, statusFilters } from '../lists/list-parts';
import { ScreenHead } from '../resources/ScreenHead';
import type { DeskTitleKind } from './desk-title-kind';
import { useLicenceWords } from './use-licence-words';
import { useMediaWords } from './use-media-words';

const STATUSES = ['draft', 'published', 'withdrawn'] as const;

/** Titles of one kind, the newest first, with their state and the end of their licence. */
export function TitleList({ kind }: { readonly kind: DeskTitleKind }) {
  const t = useMediaWords();
  const licenceWords = useLicenceWords();
  const filters = statusFilters({
    ...{ search: t('search'), status: t('fields.status'), anyStatus: t('anyStatus') },
    choices: STATUSES.map((id) => ({ id, name: t(`statuses.${id}`) })),
  });
  return (
    <>
      <ScreenHead name={kind} hint={t('hint')} />
      <DeskList filters={filters} phoneActions={<CreateButton />} exporter={false} empty={false} perPage={25}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="title" label={t('fields.title')} disableSort>
            <FunctionField<DeskTitle>
              render={({ id, title }) => <RecordLink href={`#/${kind}/${id}`}>{title}</RecordLink>}
            />
          </DataTable.Col>
          <DataTable.Col source="publishedAt" label={t('fields.publishedAt')} disableSort>
            <FunctionField<DeskTitle> render={({ publishedAt }) => publishedAt && <ListTime at={publishedAt} />} />
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
