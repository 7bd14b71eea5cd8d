import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import { Avatar, Button, clipCss, Dialog, Field } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Correspondent, useConversation } from '../../domains/chat';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { conversation as words } from '../../i18n/vi/lazy/conversation';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';

interface NewMessageProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const NOT_FOUND = 404;
/** Members of the list; one who is not among them is found by their username. */
const SHOWN = 50;

/** Chooses the member of a new private conversation: by their username, or among those who are online. */
export const NewMessage = observer(function NewMessage({ open, onClose }: NewMessageProps) {
  const { t } = useLazyTranslation('conversation', words);
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog open={open} onClose={onClose} title={t('create')} closeLabel={shell('close')}>
      <p css={quiet}>{t('createText')}</p>
      <ByUsername onDone={onClose} />
      <Online onDone={onClose} />
    </Dialog>
  );
});

interface Candidate extends Correspondent {
  readonly username: string;
  readonly profilePicture: string | null;
  readonly simulated: boolean;
}

const ByUsername = observer(function ByUsername({ onDone }: { onDone: () => void }) {
  const { t } = useLazyTranslation('conversation', words);
  const { api, log } = useServices();
  const [username, setUsername] = useState('');
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<Candidate>();
  const field = useRef<HTMLInputElement>(null);
  const wanted = username.trim().replace(/^@/, '');

  // The dialog itself would focus its button "Đóng", which a space closes.
  useEffect(() => {
    field.current?.focus();
  }, []);

  const search = async () => {
    setFound(undefined);
    setFault(undefined);
    try {
      const profile = await api.call('GET /au/api/user/info/{username}', { params: { username: wanted } });
      setFound({ ...profile, showName: profile.nickname });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === NOT_FOUND)) log.warn('finding a member', error);
      const sentence = error instanceof ApiError && error.status !== NOT_FOUND ? error.message : '';
      setFault(sentence || t('unknown', { name: wanted }));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '') void search();
  };
  return (
    <form css={form} onSubmit={submit}>
      <Field
        ref={field}
        label={t('username')}
        value={username}
        onChange={setUsername}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        {...(fault === undefined ? {} : { error: fault })}
      />
      <Button type="submit" block aria-disabled={wanted === ''}>
        {t('find')}
      </Button>
      {found && <Person person={found} onDone={onDone} />}
    </form>
  );
});

/** Other members who are online, who can answer at once. */
const Online = observer(function Online({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useLazyTranslation('conversation', words);
  const { api, viewer } = useServices();
  const { part } = usePart({
    name: 'members online',
    fetch: (signal) => api.call('GET /au/api/user/online-list', { query: { pageSize: SHOWN } }, signal),
  });
  const others = part.value?.list.filter(({ userId }) => userId !== viewer.userId);
  return (
    <>
      <h3 css={title}>{t('online')}</h3>
      {part.state === 'loading' && <ChatSkeleton />}
      {part.state === 'failed' && <p css={quiet}>{t('onlineFailed')}</p>}
      {others?.length === 0 && <p css={quiet}>{t('nobody')}</p>}
      <ul css={list}>
        {others?.map((member) => (
          <li key={member.userId}>
            <Person person={{ ...member, showName: member.displayName, simulated: false }} onDone={onDone} />
          </li>
        ))}
      </ul>
    </>
  );
});

const Person = observer(function Person({ person, onDone }: { person: Candidate; onDone: () => void }) {
  const { t } = useLazyTranslation('conversation', words);
  const { viewer } = useServices();
  const { open, isRefused } = useConversation(person);
  const { userId, username, showName, profilePicture, simulated } = person;
  // A simulated member could not answer.
  const isClosed = isRefused || simulated || userId === viewer.userId;
  return (
    <button
      type="button"
      css={row}
      aria-disabled={isClosed}
      {...(isClosed
        ? { title: t('refused') }
        : {
            onClick: () => {
              onDone();
              open();
            },
          })}
    >
      <Avatar id={userId} name={showName} src={profilePicture} size={40} />
      <span css={who}>
        <span css={clipCss}>{showName}</span>
        <small css={clipCss}>{isClosed ? t('refused') : `@${username}`}</small>
      </span>
    </button>
  );
});

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const form = css`
  display: grid;
  gap: var(--sp-2);
`;

const title = css`
  font-size: var(--fs-14);
`;

const list = css`
  display: grid;
  max-height: 40dvh;
  overflow-y: auto;
`;

const row = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: var(--sp-3);
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: var(--sp-1) var(--sp-2);
  border-radius: var(--r-2);
  text-align: left;
  &:hover {
    background: var(--c-hover);
  }
  &[aria-disabled='true'] {
    color: var(--c-muted);
    cursor: not-allowed;
  }
`;

const who = css`
  display: grid;
  & > small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;
