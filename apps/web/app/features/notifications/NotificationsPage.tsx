import { css } from '@emotion/react';
import { NotificationKind } from '@khandai/contracts';
import {
  Button,
  Icon,
  icons,
  KitLink,
  NOT_PHONE,
  PageFrame,
  Panel,
  SideList,
  Stack,
  ReadingColumn,
  useMedia,
} from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoginPanel } from '../../domains/account';
import {
  NotificationTabs,
  type NotificationsStore,
  useMarkAll,
  useNotifications,
  useNotificationWords,
} from '../../domains/notifications';
import { listPath, useCounts, usePeopleWords } from '../../domains/people';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';
import { BookingActs } from './BookingActs';
import { QuickSettings } from './QuickSettings';
import { NotificationsSkeleton } from './NotificationsSkeleton';
import { NotificationSettings } from './NotificationSettings';

const PAGE = '/thong-bao';
const BOOKINGS = 'dat-lich';
const SETTINGS = 'cai-dat';
const SETTINGS_PAGE = `${PAGE}?muc=${SETTINGS}`;

/** A member's notifications and what they want to hear of. A guest is asked to log in. */
export const NotificationsPage = observer(function NotificationsPage() {
  const { t } = useNotificationWords();
  const { viewer } = useServices();
  const store = useNotifications().get();
  const [search] = useSearchParams();
  const isWide = useMedia(NOT_PHONE, { onServer: false });
  if (!viewer.isKnown) return <NotificationsSkeleton />;
  if (!viewer.isMember)
    return (
      <PageFrame>
        <LoginPanel
          icon={icons.bell}
          level={1}
          title={t('guest')}
          text={t('guestText')}
          reason={t('guestReason')}
          mayRegister
        />
      </PageFrame>
    );
  if (!store) return <NotificationsSkeleton />;
  const place = search.get('muc');
  if (place === SETTINGS)
    return (
      <Places store={store} current={SETTINGS_PAGE}>
        <NotificationSettings key={viewer.version} back={PAGE} />
      </Places>
    );
  return (
    <Places store={store} current={PAGE} right={isWide && <QuickSettings key={viewer.version} />}>
      <List store={store} kind={place === BOOKINGS ? NotificationKind.booking : NotificationKind.message} />
    </Places>
  );
});

interface PlacesProps {
  readonly store: NotificationsStore;
  readonly current: string;
  /** What is beside the list on wide screens. */
  readonly right?: ReactNode;
  readonly children: ReactNode;
}

const Places = observer(function Places({ store, current, right, children }: PlacesProps) {
  const { t } = useNotificationWords();
  const { t: people } = usePeopleWords();
  const { viewer } = useServices();
  const counts = useCounts(viewer.userId);
  const places = [
    { href: PAGE, label: t('title'), icon: icons.bell, count: store.unread() },
    { href: listPath('requests'), label: people('list.requests'), icon: icons.userPlus, count: counts?.requests ?? 0 },
    { href: SETTINGS_PAGE, label: t('settings'), icon: icons.settings },
  ];
  return (
    <PageFrame
      leftLabel={t('places')}
      left={
        <SideList
          title={t('places')}
          items={places.map(({ icon, ...place }) => ({
            ...place,
            picture: <Icon icon={icon} size={18} />,
            current: place.href === current,
          }))}
        />
      }
      rightLabel={t('settings')}
      right={right}
    >
      <ReadingColumn>{children}</ReadingColumn>
    </PageFrame>
  );
});

const List = observer(function List({ store, kind }: { store: NotificationsStore; kind: NotificationKind }) {
  const { t } = useNotificationWords();
  const navigate = useNavigate();
  const base = baseOf(useLocation().pathname);
  const markAll = useMarkAll(store);
  return (
    <Stack>
      <div css={head}>
        <h1 css={title}>{t('title')}</h1>
        <Button size="sm" look="quiet" icon={icons.markAll} disabled={store.unread() === 0} onClick={markAll}>
          {t('markAllShort')}
        </Button>
        <KitLink href={SETTINGS_PAGE} css={gear} aria-label={t('settings')}>
          <Icon icon={icons.settings} />
        </KitLink>
      </div>
      <Panel>
        <NotificationTabs
          store={store}
          kind={kind}
          bookingActs={BookingActs}
          onChange={(next) =>
            void navigate(base + (next === NotificationKind.booking ? `${PAGE}?muc=${BOOKINGS}` : PAGE), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </Panel>
    </Stack>
  );
});

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: var(--touch);
`;

const title = css`
  flex: 1;
  min-width: 0;
  font-size: var(--fs-20);
`;

const gear = css`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-2);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
  }
`;
