import { css } from '@emotion/react';
import { type DeskFeedback, feedbackKinds, feedbackStates } from '@khandai/contracts';
import { Badge, type BadgeTone } from '@khandai/ui-kit';
import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import { InboxList } from '../../lists/InboxList';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { useFeedbackWords } from './use-feedback-words';

export const TONES: Readonly<Record<DeskFeedback['state'], BadgeTone>> = {
  new: 'accent',
  open: 'info',
  answered: 'ok',
  closed: 'plain',
};

/** The inbox, the newest first. */
export function FeedbackList() {
  const t = useFeedbackWords();
  const { clock } = useDesk();
  const states = feedbackStates.map((id) => ({ id, name: t(`state.${id}`) }));
  const kinds = feedbackKinds.map((id) => ({ id, name: t(`kind.${id}`) }));
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('list.search')} aria-label={t('list.search')} />,
    <SelectInput key="state" source="state" alwaysOn choices={states} emptyText={t('list.anyState')} />,
    <SelectInput key="kind" source="kind" alwaysOn choices={kinds} emptyText={t('list.anyKind')} />,
  ];
  return (
    <InboxList filters={filters}>
      <DataTable.Col source="text" label={t('fields.text')} disableSort>
        <FunctionField<DeskFeedback>
          render={({ id, text }) => (
            <a css={words} href={`#/feedback/${id}`}>
              {text}
            </a>
          )}
        />
      </DataTable.Col>
      <DataTable.NumberCol source="id" label={t('fields.id')} disableSort />
      <DataTable.Col source="state" label={t('fields.state')} disableSort>
        <FunctionField<DeskFeedback> render={({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>} />
      </DataTable.Col>
      <DataTable.Col source="kind" label={t('fields.kind')} disableSort>
        <FunctionField<DeskFeedback> render={({ kind }) => t(`kind.${kind}`)} />
      </DataTable.Col>
      <DataTable.Col source="sender" label={t('fields.sender')} disableSort>
        <FunctionField<DeskFeedback> render={({ sender, email }) => sender?.nickname ?? email ?? t('list.guest')} />
      </DataTable.Col>
      <DataTable.Col source="createdAt" label={t('fields.createdAt')} disableSort>
        <FunctionField<DeskFeedback> render={({ createdAt }) => vietnamTime(Date.parse(createdAt), clock.now())} />
      </DataTable.Col>
    </InboxList>
  );
}

const words = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  max-width: 40rem;
  color: inherit;
`;
