import { css } from '@emotion/react';
import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { cardOf, type FormSubject } from './form-subject';
import type { PostFormStore } from './PostFormStore';
import { SubjectCard } from './SubjectCard';
import { useArticleTalkWords } from './use-article-talk-words';
import { useFeedWords } from './use-feed-words';

/** The card of a post that is being written. */
export const FormCard = observer(function FormCard({ store, subject }: { store: PostFormStore; subject: FormSubject }) {
  const { t } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { t: talk } = useArticleTalkWords();
  const card = cardOf(subject);
  return (
    <div css={root}>
      {card ? <SubjectCard subject={card} bare /> : <p role="status">{shell('loading')}</p>}
      <IconButton
        icon={icons.close}
        size="sm"
        label={'articleId' in subject ? talk('remove') : t('removeMatch')}
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
