import { css } from '@emotion/react';
import { Icon } from '@khandai/ui-kit';
import { LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { LinkBase, useLocation, usePermissions, useTranslate } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { resources } from '../resources';
import { type DeskGroup, GROUPS } from '../resources/desk-resource';

/** Sections of the desk by group, as far as the reader's role sees them. */
export function DeskNav({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  return (
    <>
      {open && <div css={shade} aria-hidden="true" onClick={onClose} />}
      <nav id="desk-nav" aria-label={t('nav')} css={[nav, open && shown]}>
        {GROUPS.map((group) => (
          <Group key={group} group={group} />
        ))}
      </nav>
    </>
  );
}

function Group({ group }: { group: DeskGroup }) {
  const t = useWords();
  const translate = useTranslate();
  const { permissions } = usePermissions<string>();
  const entries = resources.filter((one) => one.group === group && one.roles.some((role) => role === permissions));
  const first = group === 'run';
  if (!first && entries.length === 0) return null;
  return (
    <div role="group" aria-label={t(`groups.${group}`)}>
      <p css={heading} aria-hidden="true">
        {t(`groups.${group}`)}
      </p>
      <ul>
        {first && <Entry to="/" icon={LayoutDashboard} label={translate('ra.page.dashboard')} />}
        {entries.map(({ name, icon, badge }) => (
          <Entry
            key={name}
            to={`/${name}`}
            icon={icon}
            label={translate(`resources.${name}.name`, { smart_count: 2 })}
            badge={badge}
          />
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  badge?: ComponentType | undefined;
}

function Entry({ to, icon, label, badge: Badge }: EntryProps) {
  const { pathname } = useLocation();
  const current = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <li>
      <LinkBase to={to} aria-current={current ? 'page' : undefined} css={entryCss}>
        <Icon icon={icon} size={16} />
        <span>{label}</span>
        {Badge && <Badge />}
      </LinkBase>
    </li>
  );
}

const nav = css`
  position: sticky;
  top: 4rem;
  align-self: start;
  overflow-y: auto;
  height: calc(100dvh - 4rem);
  padding: var(--sp-4) var(--sp-2);
  border-right: 1px solid var(--c-line);
  background: var(--c-surface);
  @media (max-width: 899px) {
    position: fixed;
    z-index: var(--z-pop);
    bottom: 0;
    left: 0;
    display: none;
    width: 17rem;
    max-width: 85vw;
  }
`;

const shown = css`
  @media (max-width: 899px) {
    display: block;
  }
`;

const shade = css`
  position: fixed;
  inset: 4rem 0 0;
  z-index: var(--z-pop);
  background: var(--c-overlay);
  @media (min-width: 900px) {
    display: none;
  }
`;

const heading = css`
  padding: var(--sp-3) var(--sp-3) var(--sp-1);
  color: var(--c-muted);
  font-size: var(--fs-12);
`;

const entryCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 36px;
  padding: 0 var(--sp-3);
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
  & > span:first-of-type {
    flex: 1;
  }
  &:hover {
    background: var(--c-hover);
  }
  &[aria-current] {
    background: var(--c-accent-tint);
    color: var(--c-accent);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
