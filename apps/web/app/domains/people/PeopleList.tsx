import { css } from '@emotion/react';
import { Button, EmptyState, Field, icons, LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { listPath, type PeopleListName } from './people-lists';
import type { PeopleListStore } from './PeopleListStore';
import { peopleCss, PersonRow } from './PersonRow';
import { usePeopleList } from './use-people-list';
import { usePeopleWords } from './use-people-words';

/** Shorter lists need no search. */
const MIN_SEARCHED = 5;
/** Wait after a key press before the search starts. */
const TYPING_MS = 250;

export interface PeopleListProps {
  readonly name: PeopleListName;
  /** Whose friends these are; the user's own without. */
  readonly ownerId?: number;
  /** Replaces the sentence of an empty list. */
  readonly empty?: ReactNode;
}

/** A list of members with a search. Its key has to name the list and the user. */
export const PeopleList = observer(function PeopleList({ name, ownerId, empty }: PeopleListProps) {
  const store = usePeopleList(name, ownerId);
  const isLong = name === 'friends' || store.hasMore || store.list.length > MIN_SEARCHED;
  return (
    <>
      {name !== 'suggestions' && ((isLong && store.list.length > 0) || store.search !== '') && <Search store={store} />}
      {store.list.length > 0 && (
        <ul css={peopleCss}>
          {store.list.map((person) => (
            <PersonRow key={person.userId} person={person} list={name} />
          ))}
        </ul>
      )}
      <Foot name={name} store={store} empty={empty} />
    </>
  );
});

const Search = observer(function Search({ store }: { store: PeopleListStore }) {
  const { t } = usePeopleWords();
  const { timers } = useServices();
  const [word, type] = useState(store.search);
  const find = useEffectEvent(() => {
    store.find(word.trim());
  });
  useEffect(() => {
    const typing = new AbortController();
    void timers.sleep(TYPING_MS, typing.signal).then(() => {
      if (!typing.signal.aborted) find();
    });
    return () => {
      typing.abort();
    };
  }, [word, timers]);
  return (
    <div css={searchCss}>
      <Field label={t('search')} value={word} onChange={type} type="search" autoComplete="off" maxLength={64} />
    </div>
  );
});

interface FootProps {
  readonly name: PeopleListName;
  readonly store: PeopleListStore;
  readonly empty: ReactNode;
}

const Foot = observer(function Foot({ name, store, empty }: FootProps) {
  const { t } = usePeopleWords();
  const { status, hasMore, list, isLoaded, search } = store;
  if (status === 'failed') return <RetryPanel title={t('failed')} text={t('failedText')} onRetry={store.more} />;
  const isEmpty = isLoaded && list.length === 0 && status === 'idle';
  return (
    <>
      <p role="status" css={statusCss}>
        {status === 'loading' ? t('loading') : ''}
      </p>
      {isEmpty && (search === '' ? (empty ?? <Empty name={name} />) : <NotFound word={search} />)}
      {hasMore && isLoaded && status === 'idle' && (
        <p css={more}>
          <Button look="quiet" onClick={store.more}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
});

function Empty({ name }: { name: PeopleListName }) {
  const { t } = usePeopleWords();
  return (
    <EmptyState
      icon={icons.users}
      title={t(`empty.${name}.title`)}
      text={t(`empty.${name}.text`)}
      action={
        (name === 'friends' || name === 'following') && (
          <LinkButton href={listPath('suggestions')}>{t('toSuggestions')}</LinkButton>
        )
      }
    />
  );
}

function NotFound({ word }: { word: string }) {
  const { t } = usePeopleWords();
  return <EmptyState icon={icons.search} title={t('notFound', { word })} text={t('notFoundText')} />;
}

const searchCss = css`
  padding: var(--sp-3) var(--sp-4);
  border-bottom: 1px solid var(--c-line);
`;

const statusCss = css`
  text-align: center;
  font-size: var(--fs-13);
  color: var(--c-muted);
  &:not(:empty) {
    padding: var(--sp-3);
  }
`;

const more = css`
  padding: var(--sp-2);
  text-align: center;
  border-top: 1px solid var(--c-line);
`;
