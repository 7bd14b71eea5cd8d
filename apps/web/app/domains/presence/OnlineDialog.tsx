import { css } from '@emotion/react';
import { Button, Dialog, Segmented, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNumbers } from '../../i18n/use-numbers';
import { useLazyTranslation } from '../../i18n/use-translation';
import { online } from '../../i18n/vi/lazy/online';
import { ChatSkeleton, EmptyPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { OnlineMember } from './OnlineMember';
import { OnlineListStore, type OnlineScope } from './OnlineListStore';
import { OnlineListContext, useOnlineListStore } from './online-list-context';

export interface OnlineDialogProps {
  readonly groupId: number;
  /** Number of people in the room, including guests. */
  readonly people: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Members in a room, or on the whole site. Lazy, because most visits never open it. */
export const OnlineDialog = observer(function OnlineDialog({ groupId, people, open, onClose }: OnlineDialogProps) {
  const { t } = useLazyTranslation('online', online);
  const { api, timers, network, log } = useServices();
  const [store] = useState(
    () =>
      new OnlineListStore(groupId, {
        load: (query, signal) => api.call('GET /au/api/user/online-list', { query }, signal),
        timers,
        failed: (error) => {
          log.warn('online list', error);
        },
      }),
  );

  useEffect(() => {
    if (!open) return;
    const look = new AbortController();
    void store.open(look.signal);
    return () => {
      look.abort();
    };
  }, [open, store]);

  // Reloads when somebody joins or leaves, and at once when the network is back.
  useEffect(() => {
    if (open) void store.refreshSoon();
  }, [open, people, store]);
  useEffect(() => {
    if (open && network.online) void store.refresh();
  }, [open, network.online, store]);

  // A portal, because the button that opens the dialog is inside a sentence.
  return createPortal(
    <OnlineListContext value={store}>
      <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('shell:close')}>
        <Segmented<OnlineScope>
          label={t('scope')}
          value={store.scope}
          options={[
            { value: 'room', label: t('room') },
            { value: 'site', label: t('site') },
          ]}
          onChange={store.choose}
          block
        />
        <Members people={people} />
      </Dialog>
    </OnlineListContext>,
    document.body,
  );
});

const Members = observer(function Members({ people }: { people: number }): ReactNode {
  const { grouped } = useNumbers();
  const store = useOnlineListStore();
  const { t } = useLazyTranslation('online', online);
  const { members, load, total, scope } = store;
  if (members.length === 0) {
    // The user sees no message when the list fails: it is requested again within seconds.
    if (load.state !== 'idle') return <ChatSkeleton />;
    return (
      <EmptyPanel
        icon={icons.users}
        title={t('empty')}
        text={scope === 'room' ? t('emptyRoom') : t('emptySite')}
        plain
      />
    );
  }
  const others = scope === 'room' ? people - total : 0;
  return (
    <>
      <p css={sum}>
        <b>{t('members', { number: grouped(total), count: total })}</b>{' '}
        {others > 0 && t('others', { number: grouped(others), count: others })}
      </p>
      <ul css={list} aria-label={t('list')}>
        {members.map((member) => (
          <OnlineMember key={member.userId} member={member} />
        ))}
      </ul>
      {store.hasMore && <Button onClick={store.more}>{t('more')}</Button>}
    </>
  );
});

const sum = css`
  color: var(--c-text-2);
`;

const list = css`
  display: grid;
  max-height: 50dvh;
  overflow-y: auto;
`;
