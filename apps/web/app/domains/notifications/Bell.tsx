import { css } from '@emotion/react';
import { NotificationKind } from '@khandai/contracts';
import {
  CountBadge,
  Icon,
  IconButton,
  icons,
  KitLink,
  LinkButton,
  PHONE,
  NOT_PHONE,
  useDisclosure,
} from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Waiting } from './NotificationList';
import { NotificationTabs } from './NotificationTabs';
import type { NotificationsStore } from './NotificationsStore';
import { useNotifications } from './notifications-domain';
import { useMarkAll } from './use-mark-all';
import { useNotificationWords } from './use-notification-words';

/** The member's notifications in the header: a panel, and on phones a link to their page. */
export const Bell = observer(function Bell() {
  const { t } = useNotificationWords();
  const store = useNotifications().get();
  const { open, toggle, close, id, root, button, onKeyDown } = useDisclosure();
  const count = store?.unread() ?? 0;
  const label = count > 0 ? t('bellUnread', { count }) : t('bell');
  const badge = count > 0 ? <CountBadge count={count} /> : undefined;
  return (
    <>
      <KitLink href="/thong-bao" css={[phoneLink, onPhones]} aria-label={label}>
        <Icon icon={icons.bell} />
        {badge && <span css={corner}>{badge}</span>}
      </KitLink>
      <div ref={root} css={[rootCss, notOnPhones]} onKeyDown={onKeyDown}>
        <IconButton
          ref={button}
          icon={icons.bell}
          label={label}
          badge={badge}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        />
        <div id={id} css={panel} role="dialog" aria-label={t('title')} hidden={!open}>
          {open && (store ? <Opened store={store} onClose={close} /> : <Waiting />)}
        </div>
      </div>
    </>
  );
});

const Opened = observer(function Opened({ store, onClose }: { store: NotificationsStore; onClose: () => void }) {
  const { t } = useNotificationWords();
  const markAll = useMarkAll(store);
  const [kind, choose] = useState<NotificationKind>(
    store.unread(NotificationKind.message) === 0 && store.unread(NotificationKind.booking) > 0
      ? NotificationKind.booking
      : NotificationKind.message,
  );
  return (
    <>
      <div css={head}>
        <h2>{t('title')}</h2>
        <IconButton icon={icons.markAll} label={t('markAll')} disabled={store.unread() === 0} onClick={markAll} />
        <KitLink
          href="/thong-bao?muc=cai-dat"
          css={phoneLink}
          aria-label={t('settings')}
          title={t('settings')}
          onClick={onClose}
        >
          <Icon icon={icons.settings} />
        </KitLink>
      </div>
      <div css={body}>
        <NotificationTabs store={store} kind={kind} onChange={choose} onFollow={onClose} />
      </div>
      <div css={foot}>
        <LinkButton look="quiet" block href="/thong-bao" onClick={onClose}>
          {t('all')}
        </LinkButton>
      </div>
    </>
  );
});

const rootCss = css`
  position: relative;
`;

const onPhones = css`
  @media ${NOT_PHONE} {
    display: none;
  }
`;

const notOnPhones = css`
  @media ${PHONE} {
    display: none;
  }
`;

const phoneLink = css`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-2);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
    color: var(--c-text);
  }
`;

const corner = css`
  position: absolute;
  top: 2px;
  left: 50%;
`;

const panel = css`
  position: absolute;
  z-index: var(--z-header);
  top: calc(100% + var(--sp-1));
  right: 0;
  width: 25rem;
  overflow: hidden;
  border-radius: var(--r-3);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-3),
    0 0 0 1px var(--c-line-strong);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-1);
  min-height: 52px;
  padding: 0 var(--sp-1) 0 var(--sp-4);
  & > h2 {
    flex: 1;
    font-size: var(--fs-16);
  }
`;

const body = css`
  max-height: min(70vh, 36rem);
  overflow-y: auto;
  scrollbar-width: thin;
`;

const foot = css`
  border-top: 1px solid var(--c-line);
`;
