import type { ReactElement, ReactNode } from 'react';
import { Pagination } from 'react-admin';
import { DeskList } from './DeskList';
import { DeskTable } from './DeskTable';

interface InboxListProps {
  readonly filters: readonly ReactElement<{ readonly source?: string; readonly alwaysOn?: boolean }>[];
  /** `DataTable.Col`; the first one names the record. */
  readonly children: ReactNode;
}

/** Records that others made, the newest first: staff open them, and neither make nor delete them. */
export function InboxList({ filters, children }: InboxListProps) {
  return (
    <DeskList
      filters={filters}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      empty={false}
      exporter={false}
      actions={false}
    >
      <DeskTable bulkActionButtons={false} rowClick="edit">
        {children}
      </DeskTable>
    </DeskList>
  );
}
