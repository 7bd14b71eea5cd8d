import { css } from '@emotion/react';
import { numCss } from '@khandai/ui-kit';
import { SearchInput, SelectInput } from 'react-admin';
import { toField } from '../time/vietnam-time';

interface StatusFilterWords {
  readonly search: string;
  readonly status: string;
  readonly anyStatus: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** Filters of records that are found by words and have a status. */
export const statusFilters = ({ search, status, anyStatus, choices }: StatusFilterWords) => [
  <SearchInput key="q" source="q" alwaysOn placeholder={search} aria-label={search} />,
  <SelectInput key="status" source="status" alwaysOn label={status} emptyText={anyStatus} choices={[...choices]} />,
];

interface RecordLinkProps {
  readonly href: string;
  readonly children: string;
}

/** The name of a record, which leads to its screen. */
export const RecordLink = ({ href, children }: RecordLinkProps) => (
  <a css={link} href={href}>
    {children}
  </a>
);

/** @param at RFC 3339 */
export const ListTime = ({ at }: { readonly at: string }) => (
  <span css={numCss}>{toField(Date.parse(at)).replace('T', ' ')}</span>
);

const link = css`
  overflow-wrap: anywhere;
`;
