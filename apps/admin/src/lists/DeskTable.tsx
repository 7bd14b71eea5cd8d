import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { DataTable, type DataTableProps } from 'react-admin';
import { Cards, type Column } from './Cards';
import { usePhone } from './use-phone';

interface DeskTableProps extends Pick<DataTableProps, 'bulkActionButtons' | 'rowClick'> {
  /** `DataTable.Col` or `DataTable.NumberCol`; the first one names the record. */
  readonly children: ReactNode;
}

/** The records of a list: a table, or on a phone a card for each with everything that the table shows. */
export function DeskTable({ children, ...props }: DeskTableProps) {
  const isPhone = usePhone();
  if (!isPhone) return <DataTable {...props}>{children}</DataTable>;
  const columns = Children.toArray(children)
    .filter((child) => isValidElement<Column>(child))
    .map((child: ReactElement<Column>) => child.props);
  return <Cards columns={columns} bulkActions={props.bulkActionButtons} />;
}
