import { css } from '@emotion/react';
import { IconButton, icons, PageFrame, Tabs } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoginPanel, mayModerate } from '../../domains/account';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { ErrorPage } from '../../shell/frame/ErrorPage';
import { useServices } from '../../shell/services/services';
import { BanList } from './BanList';
import { LogList } from './LogList';
import { ModerationContext } from './moderation-context';
import { ModerationSkeleton } from './ModerationSkeleton';
import { ModerationStore, type Section, sections } from './ModerationStore';
import { QueueList } from './QueueList';

/** For those who keep the chat rooms in order. For other members the page does not exist; guests are asked to log in. */
export const ModerationPage = observer(function ModerationPage() {
  const { t } = useLazyTranslation('moderation', moderation);
  const { viewer } = useServices();
  const { member } = viewer;
  if (member)
    return mayModerate(member) ? (
      <Desk key={viewer.version} />
    ) : (
      <ErrorPage status={404} title={t('missing')} text={t('missingText')} />
    );
  // A member's profile, and with it their role, may still load.
  if (!viewer.isKnown || viewer.isMember) return <ModerationSkeleton />;
  return (
    <PageFrame>
      <LoginPanel icon={icons.shield} level={1} title={t('guest')} text={t('guestText')} reason={t('loginReason')} />
    </PageFrame>
  );
});

const Desk = observer(function Desk() {
  const { t } = useLazyTranslation('moderation', moderation);
  const { api, log, timers } = useServices();
  const [store] = useState(
    () =>
      new ModerationStore({
        api,
        timers,
        isSeen: () => document.visibilityState === 'visible',
        report: (error) => {
          log.warn('moderation', error);
        },
      }),
  );

  useEffect(() => {
    const visit = new AbortController();
    void store.run(visit.signal);
    const seen = () => {
      if (document.visibilityState === 'visible') store.refresh();
    };
    document.addEventListener('visibilitychange', seen, { signal: visit.signal });
    return () => {
      visit.abort();
    };
  }, [store]);

  const waiting = store.count('all');
  const panels = { queue: <QueueList />, bans: <BanList />, log: <LogList /> };
  return (
    <ModerationContext value={store}>
      <PageFrame>
        <div css={page}>
          <div css={head}>
            <h1 css={title}>{t('title')}</h1>
            <p css={note} role="status">
              {store.queue.value && (waiting > 0 ? t('waiting', { number: waiting, count: waiting }) : t('calm'))}
            </p>
            <IconButton icon={icons.refresh} label={t('refresh')} onClick={store.refresh} />
          </div>
          <Tabs<Section>
            label={t('tabs')}
            value={store.section}
            tabs={sections.map((id) => ({
              id,
              label: id === 'queue' && waiting > 0 ? `${t('tab.queue')} ${waiting}` : t(`tab.${id}`),
              panel: panels[id],
            }))}
            onChange={store.choose}
          />
        </div>
      </PageFrame>
    </ModerationContext>
  );
});

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 72rem;
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 56px;
`;

const title = css`
  font-size: var(--fs-20);
`;

const note = css`
  flex: 1;
  min-width: 0;
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
