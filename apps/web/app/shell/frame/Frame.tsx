import { css } from '@emotion/react';
import { Footer, Header, Logo, Marquee, OriginBadge, PrimaryNav, SkipLink, SubNav, ThemeToggle } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { MiniDock } from '../../domains/player/MiniDock';
import { useServices } from '../services/services';
import { AccountBadge } from '../../domains/account/AccountBadge';
import { AccountDialogs } from '../../domains/account/AccountDialogs';
import { MemberBookings } from '../../domains/bookings/MemberBookings';
import { LanguageSwitch } from './LanguageSwitch';
import { NetworkBar } from './NetworkBar';
import { NewBuild } from './NewBuild';
import { PageBanners } from './PageBanners';
import { PendingPage } from './PendingPage';
import { PhoneBar } from './PhoneBar';
import { RouteProgress } from './RouteProgress';
import { Toasts } from './Toasts';
import { useIsRoom } from './use-is-room';
import { useLateHash } from './use-late-hash';
import { useNavItems } from './use-nav-items';
import { useOrigin } from './use-origin';
import { usePageFocus } from './use-page-focus';
import { useRootData } from './use-root-data';

const PRIMARY_ITEMS = 6;

/** Everything around a page. */
export const Frame = observer(function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { settings } = useServices();
  const { navigation } = useRootData();
  const origin = useOrigin();
  useLateHash();
  usePageFocus();
  const items = useNavItems(navigation.primarys);
  const footer = useNavItems(navigation.footerNav);
  const isRoom = useIsRoom();
  const badge = origin && <OriginBadge>{origin}</OriginBadge>;

  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <RouteProgress />
      <div css={isRoom && notOnPhones}>
        <Marquee
          items={navigation.topMarquee.map(({ label, href }) => ({ text: label, href }))}
          labels={{ region: t('marquee.label'), next: t('marquee.next') }}
          end={badge}
        />
      </div>
      <Header
        logo={<Logo href="/" label={t('home')} />}
        nav={
          <PrimaryNav
            label={t('nav.primary')}
            items={items.slice(0, PRIMARY_ITEMS)}
            more={{ label: t('nav.more'), items: items.slice(PRIMARY_ITEMS) }}
          />
        }
        end={
          <>
            <ThemeToggle
              value={settings.theme}
              onChange={(theme) => {
                settings.change({ theme });
              }}
              labels={{
                system: t('theme.toggle', { theme: t('theme.system') }),
                light: t('theme.toggle', { theme: t('theme.light') }),
                dark: t('theme.toggle', { theme: t('theme.dark') }),
              }}
            />
            <AccountBadge />
          </>
        }
        scrollsOffOnPhones={isRoom}
      />
      <div css={isRoom && notOnPhones}>
        <SubNav label={t('nav.sub')} items={items} />
      </div>
      <NetworkBar />
      <PageBanners>
        <PendingPage>{children}</PendingPage>
        <div css={isRoom && notOnPhones}>
          <Footer
            label={t('nav.footer')}
            items={footer}
            note={t('footer.adult')}
            end={
              <span css={footEnd}>
                <LanguageSwitch />
                {badge}
              </span>
            }
          />
        </div>
      </PageBanners>
      <MiniDock />
      <PhoneBar />
      <AccountDialogs />
      <MemberBookings />
      <NewBuild />
      <Toasts />
    </>
  );
});

const notOnPhones = css`
  @media (max-width: 767px) {
    display: none;
  }
`;

const footEnd = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-4);
`;
