import { FeedTab, UserFilter } from '@khandai/contracts';
import { EmptyState, icons, LinkButton } from '@khandai/ui-kit';
import { type FeedChoice, useFeedWords } from '../../domains/newsfeed';
import { listPath } from '../../domains/people';
import { addressOf } from './feed-address';

const tips = {
  [FeedTab.newsfeed]: { name: 'newsfeed', icon: icons.pen, next: undefined },
  [FeedTab.home]: {
    name: 'home',
    icon: icons.home,
    next: { href: listPath('suggestions'), label: 'none.home.action' },
  },
  [FeedTab.event]: {
    name: 'event',
    icon: icons.calendar,
    next: { href: '/su-kien', label: 'none.event.action' },
  },
  [FeedTab.community]: { name: 'community', icon: icons.users, next: undefined },
  [FeedTab.tip]: { name: 'tip', icon: icons.ticket, next: { href: '/ty-le-keo', label: 'none.tip.action' } },
} as const;

/** What a tab says while it has no posts, and where there is something to do. */
export function EmptyFeed({ choice: { tab, filter } }: { choice: FeedChoice }) {
  const { t } = useFeedWords();
  const { name, icon, next } = filter === UserFilter.all ? tips[tab] : filtered(tab);
  return (
    <EmptyState
      icon={icon}
      framed
      title={t(`none.${name}.title`)}
      text={t(`none.${name}.text`)}
      action={next && <LinkButton href={next.href}>{t(next.label)}</LinkButton>}
    />
  );
}

const filtered = (tab: FeedTab) =>
  ({
    name: 'filter',
    icon: icons.users,
    next: { href: addressOf({ tab, filter: UserFilter.all }), label: 'none.filter.action' },
  }) as const;
