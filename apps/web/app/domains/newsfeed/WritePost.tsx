import { css } from '@emotion/react';
import { Avatar } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { useFeedWords } from './use-feed-words';
import { useFeedWork } from './use-feed-work';

const loadForm = () => import('./PostForm').then(({ PostForm }) => PostForm);

/** Where a member begins a post. */
export const WritePost = observer(function WritePost() {
  const { t } = useFeedWords();
  const { viewer } = useServices();
  const { asMember } = useFeedWork();
  const [isWriting, write] = useState(false);
  const close = () => {
    write(false);
  };
  const Form = useLazyPart(isWriting, loadForm, close);
  const name = viewer.name ?? '';
  return (
    <section css={ask} aria-label={t('write')}>
      {viewer.isMember && (
        <Avatar id={viewer.userId ?? 0} name={name} src={viewer.member?.profilePicture ?? null} size={40} />
      )}
      <button
        type="button"
        css={box}
        aria-haspopup="dialog"
        onClick={asMember(() => {
          write(true);
        })}
      >
        {viewer.isKnown && !viewer.isMember ? t('askGuest') : t('ask')}
      </button>
      {isWriting && Form && <Form task={{ kind: 'create' }} onClose={close} />}
    </section>
  );
});

const ask = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4);
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
`;

const box = css`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  padding: var(--sp-2) var(--sp-4);
  border-radius: 22px;
  background: var(--c-sunken);
  color: var(--c-muted);
  font-size: var(--fs-16);
  text-align: start;
`;
