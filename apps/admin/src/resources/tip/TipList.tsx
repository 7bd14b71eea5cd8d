import { css } from '@emotion/react';
import { type DeskTip, tipStates } from '@khandai/contracts';
import { Badge } from '@khandai/ui-kit';
import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { InboxList } from '../../lists/InboxList';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { outcomeOf, pickOf, TONES } from './tip-words';

/** All tips, the newest first. None is ever deleted. */
export function TipList() {
  const t = useResourceWords('tip');
  const { clock } = useDesk();
  const states = tipStates.map((id) => ({ id, name: t(`state.${id}`) }));
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('list.search')} aria-label={t('list.search')} />,
    <SelectInput key="state" source="state" alwaysOn choices={states} emptyText={t('list.anyState')} />,
  ];
  return (
    <InboxList filters={filters}>
      <DataTable.Col source="match" label={t('fields.match')} disableSort>
        <FunctionField<DeskTip>
          render={({ id, match }) => (
            <a css={name} href={`#/tip/${id}`}>
              {match.home} – {match.away}
            </a>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="pick" label={t('fields.pick')} disableSort>
        <FunctionField<DeskTip> render={(tip) => pickOf(tip, t)} />
      </DataTable.Col>
      <DataTable.Col source="state" label={t('fields.state')} disableSort>
        <FunctionField<DeskTip> render={(tip) => <Badge tone={TONES[tip.state]}>{outcomeOf(tip, t)}</Badge>} />
      </DataTable.Col>
      <DataTable.Col source="tipster" label={t('fields.tipster')} disableSort>
        <FunctionField<DeskTip> render={({ tipster }) => tipster.showName} />
      </DataTable.Col>
      <DataTable.Col source="postedAt" label={t('fields.postedAt')} disableSort>
        <FunctionField<DeskTip> render={({ postedAt }) => vietnamTime(Date.parse(postedAt), clock.now())} />
      </DataTable.Col>
    </InboxList>
  );
}

const name = css`
  overflow-wrap: anywhere;
  color: inherit;
`;
