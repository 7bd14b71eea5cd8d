import { css } from '@emotion/react';
import {
  Footer,
  Header,
  Logo,
  Marquee,
  OriginBadge,
  PHONE,
  PrimaryNav,
  SkipLink,
  SubNav,
  ThemeToggle,
} from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useI18n, useTranslation } from '../../i18n/use-translation';
import { HydrateLater } from '../hydration/HydrateLater';
import { useServices } from '../services/services';
import { LanguageSwitch } from './LanguageSwitch';
import { NetworkBar } from './NetworkBar';
import { NewBuild } from './NewBuild';
import { PageBanners } from './PageBanners';
import { PendingPage } from './PendingPage';
import { PhoneBar } from './PhoneBar';
import { RouteProgress } from './RouteProgress';
import { Toasts } from './Toasts';
import { type FrameHandle, useFrameKind, useLayout } from './use-frame-kind';
import { useLazyHash } from './use-lazy-hash';
import { type NavBadges, navLabel, useNavItems } from './use-nav-items';
import { useOrigin } from './use-origin';
import { usePageFocus } from './use-page-focus';
import { useRootData } from './use-root-data';

const PRIMARY_ITEMS = 6;

export interface FrameProps {
  readonly children: ReactNode;
  /** Counts that navigation items show as badges. */
  readonly badges: NavBadges;
  /** In the header, before the current user. */
  readonly search: ReactNode;
  /** End of the header: the current user. */
  readonly account: ReactNode;
  /** Floats over a corner of the page. */
  readonly corner: ReactNode;
  /** Dialogs over the page. */
  readonly dialogs: ReactNode;
  /** Called when a guest asks to log in. */
  readonly onLogin: () => void;
}

/** The header, navigation, footer and overlays around a page. */
export const Frame = observer(function Frame({
  children,
  badges,
  search,
  account,
  corner,
  dialogs,
  onLogin,
}: FrameProps) {
  const { t } = useTranslation('shell');
  const i18n = useI18n();
  const { settings } = useServices();
  const { navigation } = useRootData();
  const origin = useOrigin();
  useLazyHash();
  usePageFocus();
  const items = useNavItems(navigation.primarys, badges);
  const footer = useNavItems(navigation.footerNav, badges);
  const kind = useFrameKind();
  const layout = useLayout();
  const isRoom = kind === 'room';
  const isReader = kind === 'reader';
  const isStage = isRoom || isReader || kind === 'reels';
  const badge = origin && <OriginBadge>{origin}</OriginBadge>;

  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <RouteProgress />
      {!layout && (
        <Around kind={kind}>
          <Marquee
            items={navigation.topMarquee.map((item) => ({ text: navLabel(item, i18n), href: item.href }))}
            labels={{ region: t('marquee.label'), next: t('marquee.next') }}
            end={badge}
          />
        </Around>
      )}
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
            {search}
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
            {account}
          </>
        }
        hiddenOnPhones={isStage}
      />
      {!isReader && (
        <div css={kind && notOnPhones}>
          <SubNav label={t('nav.sub')} items={items} />
        </div>
      )}
      <div css={isStage && !isReader && notOnPhones}>
        <NetworkBar />
      </div>
      <div css={fillsWindow(kind) && belowSubNav}>
        <PageBanners>
          <PendingPage>{children}</PendingPage>
          {layout !== 'clear' && (
            <Around kind={kind}>
              <HydrateLater>
                <Footer
                  label={t('nav.footer')}
                  items={footer}
                  note={`${t('footer.points')} · ${t('footer.adult')}`}
                  end={
                    <span css={footEnd}>
                      <LanguageSwitch />
                      {badge}
                    </span>
                  }
                />
              </HydrateLater>
            </Around>
          )}
        </PageBanners>
      </div>
      {corner}
      {!isRoom && !isReader && <PhoneBar onLogin={onLogin} unread={badges.unread} />}
      {dialogs}
      <NewBuild />
      <Toasts />
    </>
  );
});

/** Below the navigation, which the reader has not. */
const fillsWindow = (kind: FrameHandle['frame']): boolean => kind === 'chat' || kind === 'reels';

/** Parts around ordinary pages: not around pages that fill the window, and on phones not around a room. */
const Around = ({ kind, children }: { kind: FrameHandle['frame']; children: ReactNode }) =>
  fillsWindow(kind) || kind === 'reader' ? null : <div css={kind && notOnPhones}>{children}</div>;

/* A room takes the whole window of a phone; its own sheet leads to the other pages. */
const notOnPhones = css`
  @media ${PHONE} {
    display: none;
  }
`;

/* These pages fill the window below the navigation, which from 1200 px is in the header. */
const belowSubNav = css`
  @media (max-width: 1199px) {
    --nav-h: calc(var(--subnav-h) + 1px);
  }
`;

const footEnd = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-4);
`;
