import { css } from '@emotion/react';
import { ChipNav, Icon, icons, KitLink, PageFrame, SideList, Stack } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CHECK_IN, DRAWS, LEVELS, POINT_BOOK, RANKINGS, REFERRAL, TASKS } from './paths';
import { useEngageWords } from './use-engage-words';

const PAGES = [
  { href: '/tai-khoan', icon: icons.account, label: 'nav.profile' },
  { href: CHECK_IN, icon: icons.calendarCheck, label: 'nav.checkIn' },
  { href: TASKS, icon: icons.listChecks, label: 'nav.tasks' },
  { href: POINT_BOOK, icon: icons.coins, label: 'nav.points' },
  { href: '/luot-chon', icon: icons.ticket, label: 'nav.picks' },
  { href: DRAWS, icon: icons.gift, label: 'nav.draws' },
  { href: '/su-kien', icon: icons.ticket, label: 'nav.events' },
  { href: REFERRAL, icon: icons.userPlus, label: 'nav.referral' },
  { href: LEVELS, icon: icons.crown, label: 'nav.levels' },
  { href: RANKINGS, icon: icons.trophy, label: 'nav.rankings' },
] as const;

/** The frame of the pages about points: their menu, which is a row of chips on narrow screens, and a column beside. */
export function EngageFrame({ right, children }: { right?: ReactNode; children: ReactNode }) {
  const { t } = useEngageWords();
  const { pathname } = useLocation();
  const items = PAGES.map(({ href, icon, label }) => ({
    href,
    label: t(label),
    picture: <Icon icon={icon} size={18} />,
    current: isIn(href, pathname),
  }));
  return (
    <PageFrame
      leftLabel={t('nav.title')}
      left={<SideList title={t('nav.title')} items={items} />}
      right={right}
      rightLabel={t('points')}
      rightOnPhones
    >
      <Stack>
        <div css={narrow}>
          <ChipNav label={t('nav.title')} items={items} />
        </div>
        {children}
      </Stack>
    </PageFrame>
  );
}

/** Links to all pages about points, for pages outside of their frame. */
export function EngageLinks() {
  const { t } = useEngageWords();
  return (
    <ul css={links}>
      {PAGES.slice(1).map(({ href, icon, label }) => (
        <li key={href}>
          <KitLink href={href} css={link}>
            <Icon icon={icon} size={20} />
            {t(label)}
          </KitLink>
        </li>
      ))}
    </ul>
  );
}

/** Whether an address is that page, or one below it. */
function isIn(href: string, pathname: string): boolean {
  const path = pathname.replace(/^\/mb(?=\/)/, '');
  return path === href || path.startsWith(`${href}/`);
}

const links = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--sp-2);
  padding: var(--sp-1) var(--sp-4) var(--sp-4);
`;

const link = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  height: 100%;
  min-height: var(--touch);
  padding: var(--sp-1) var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  & > svg {
    flex: none;
    color: var(--c-text-2);
  }
  &:hover {
    border-color: var(--c-line-strong);
  }
`;

const narrow = css`
  min-width: 0;
  @media (min-width: 1200px) {
    display: none;
  }
`;
