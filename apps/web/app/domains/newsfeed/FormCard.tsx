import { css } from '@emotion/react';
import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import type { FormSubject } from './form-subject';
import type { PostFormStore } from './PostFormStore';
import { SubjectCard } from './SubjectCard';
import { useSubjectWords } from './use-subject-words';

/** The card of a post that is being written. */
export const FormCard = observer(function FormCard({ store, subject }: { store: PostFormStore; subject: FormSubject }) {
  const { t: shell } = useTranslation('shell');
  const { remove } = useSubjectWords(subject.ref.type);
  const { card } = subject;
  return (
    <div css={root} ref={intoView}>
      {card ? <SubjectCard subject={card} bare /> : <p role="status">{shell('loading')}</p>}
      <IconButton
        icon={icons.close}
        size="sm"
        label={remove}
        onClick={() => {
          store.attach(undefined);
        }}
      />
    </div>
  );
});

/** Above many pictures the card is not on the screen when it was chosen below them. */
const intoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--sp-2);
  /* The foot of the form lies over the end of what is scrolled. */
  scroll-margin-bottom: 80px;
`;
