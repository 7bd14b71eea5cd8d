import { Icon, PageFrame, SideList, Stack, icons, type IconDrawing } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { BookedList } from '../../domains/bookings';
import { EngageLinks } from '../../domains/engage';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { BlockedPanel } from './BlockedPanel';
import { AccountSkeleton } from './AccountSkeleton';
import { ContactPanel } from './ContactPanel';
import { DataPanel } from './DataPanel';
import { FollowedPanel } from './FollowedPanel';
import { MeContext } from './me-context';
import { MeStore } from './MeStore';
import { ProfilePanel } from './ProfilePanel';
import { Section } from './Section';
import { SecurityPanel } from './SecurityPanel';
import { SessionsPanel } from './SessionsPanel';
import { SettingsPanel } from './SettingsPanel';
import { LazyStudio } from './studio/LazyStudio';

const SECTIONS = [
  { id: 'ho-so', icon: icons.account, label: 'nav.profile' },
  { id: 'hoat-dong', icon: icons.coins, label: 'nav.engage' },
  { id: 'lien-he', icon: icons.phone, label: 'nav.contact' },
  { id: 'lich-da-dat', icon: icons.bell, label: 'nav.bookings' },
  { id: 'tran-theo-doi', icon: icons.bellRing, label: 'nav.follows' },
  { id: 'mat-khau', icon: icons.lock, label: 'nav.security' },
  { id: 'thiet-bi', icon: icons.monitor, label: 'nav.sessions' },
  { id: 'da-chan', icon: icons.ban, label: 'nav.blocked' },
  { id: 'du-lieu', icon: icons.list, label: 'nav.data' },
  { id: 'cai-dat', icon: icons.settings, label: 'nav.settings' },
] as const satisfies readonly { id: string; icon: IconDrawing; label: string }[];

/** Shown to commentators only. */
const STUDIO = { id: 'phong-cua-toi', icon: icons.mic, label: 'nav.studio' } as const;

const sectionsOf = (isCommentator: boolean) => (isCommentator ? [SECTIONS[0], STUDIO, ...SECTIONS.slice(1)] : SECTIONS);

export interface MyAccountProps {
  /** The panel for the action of an e-mail link. */
  readonly linkPanel: ReactNode;
  /** How many addresses this page has verified so far. */
  readonly verified: number;
}

/** A member's account. */
export const MyAccount = observer(function MyAccount({ linkPanel, verified }: MyAccountProps) {
  const { t } = useLazyTranslation('me', words);
  const { api, log, session } = useServices();
  const { pathname, hash } = useLocation();
  const [store] = useState(
    () =>
      new MeStore({
        api,
        report: (error) => {
          log.warn('account', error);
        },
        changed: (info) => {
          session.updateInfo(info);
        },
      }),
  );

  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);

  useEffect(() => {
    if (verified > 0) store.reloadMe();
  }, [store, verified]);

  const { value: me, state } = store.me;
  if (!me && state === 'loading') return <AccountSkeleton />;
  const isCommentator = me?.role === 'commentator';
  return (
    <MeContext value={store}>
      <PageFrame
        leftLabel={t('nav.title')}
        left={
          <SideList
            title={t('nav.title')}
            items={sectionsOf(isCommentator).map(({ id, icon, label }, at) => ({
              href: `${pathname}#${id}`,
              label: t(label),
              picture: <Icon icon={icon} size={18} />,
              current: hash === `#${id}` || (hash === '' && at === 0),
            }))}
          />
        }
        rightLabel={t('settings.title')}
        right={<SettingsPanel id="cai-dat" me={me} />}
        rightOnPhones
      >
        <Stack>
          {linkPanel}
          {me ? (
            <>
              <ProfilePanel id="ho-so" me={me} />
              <Section id="hoat-dong" title={t('nav.engage')}>
                <EngageLinks />
              </Section>
              {isCommentator && <LazyStudio id={STUDIO.id} me={me} />}
              <ContactPanel id="lien-he" me={me} />
              <Section id="lich-da-dat" title={t('nav.bookings')}>
                <BookedList />
              </Section>
              <FollowedPanel id="tran-theo-doi" />
              <SecurityPanel id="mat-khau" me={me} />
              <SessionsPanel id="thiet-bi" />
              <BlockedPanel id="da-chan" />
              <DataPanel id="du-lieu" me={me} />
            </>
          ) : (
            <RetryPanel onRetry={store.open} />
          )}
        </Stack>
      </PageFrame>
    </MeContext>
  );
});
