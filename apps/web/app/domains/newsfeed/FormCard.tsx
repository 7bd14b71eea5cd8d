import { css } from '@emotion/react';
import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import type { FormSubject, PostFormStore } from './PostFormStore';
import { SubjectCard } from './SubjectCard';
import { useFeedWords } from './use-feed-words';

/** The card of a post that is being written. */
export const FormCard = observer(function FormCard({ store, subject }: { store: PostFormStore; subject: FormSubject }) {
  const { t } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { fixture, hostId } = subject;
  return (
    <div css={root}>
      {fixture ? <SubjectCard subject={{ fixture, hostId }} bare /> : <p role="status">{shell('loading')}</p>}
      <IconButton
        icon={icons.close}
        size="sm"
        label={t('removeMatch')}
        onClick={() => {
          store.attach(undefined);
        }}
      />
    </div>
  );
});

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--sp-2);
`;
