import { css } from '@emotion/react';
import { ChipNav, Icon, icons, PageFrame, SideList, Stack } from '@khandai/ui-kit';
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

/** Whether an address is that page, or one below it. */
function isIn(href: string, pathname: string): boolean {
  const path = pathname.replace(/^\/mb(?=\/)/, '');
  return path === href || path.startsWith(`${href}/`);
}

const narrow = css`
  min-width: 0;
  @media (min-width: 1200px) {
    display: none;
  }
`;
