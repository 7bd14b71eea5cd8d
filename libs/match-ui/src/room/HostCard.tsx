import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Avatar, Badge, clipCss, type AvatarView } from '@khandai/ui-kit';

export interface HostCardProps {
  label: string;
  host: AvatarView & { online?: boolean | undefined };
  /** Short name of the role: "BLV". */
  role?: string | undefined;
  meta?: ReactNode;
  actions?: ReactNode;
}

export function HostCard({ label, host: { online, ...host }, role, meta, actions }: HostCardProps) {
  return (
    <section css={root} aria-label={label}>
      <Avatar {...host} size={40} online={online} />
      <div css={who}>
        <p css={nameCss}>
          <span css={clipCss}>{host.name}</span>
          {role && <Badge tone="accent">{role}</Badge>}
        </p>
        {meta && <p css={metaCss}>{meta}</p>}
      </div>
      {actions && <div css={acts}>{actions}</div>}
    </section>
  );
}

export interface HostSwitcherProps {
  label: string;
  hosts: readonly { id: string; avatar: AvatarView; note: string; current: boolean }[];
  onChoose: (id: string) => void;
}

/** The hosts of a match side by side; scrolls sideways if there are many. */
export function HostSwitcher({ label, hosts, onChoose }: HostSwitcherProps) {
  return (
    <div css={switcher} role="group" aria-label={label}>
      {hosts.map(({ id, avatar, note, current }) => (
        <button key={id} type="button" css={choice} aria-pressed={current} onClick={() => onChoose(id)}>
          <Avatar {...avatar} size={32} />
          <span>
            {avatar.name}
            <small>{note}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

const root = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1) 10px;
  padding: 6px var(--sp-3);
  border-top: 1px solid var(--c-line);
  @media (min-width: 768px) {
    padding: var(--sp-2) var(--sp-4);
  }
`;

/* If the name would have less space than a short word, the actions wrap to the next row. */
const who = css`
  flex: 1 1 4.5rem;
  min-width: 0;
  line-height: 1.125rem;
`;

const nameCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-weight: var(--fw-semi);
`;

const metaCss = css`
  ${clipCss};
  font-size: var(--fs-12);
  line-height: 1rem;
  color: var(--c-muted);
`;

const acts = css`
  margin-left: auto;
  display: flex;
  align-items: center;
  gap: var(--sp-1);
  flex: none;
`;

const switcher = css`
  display: flex;
  gap: var(--sp-2);
  overflow-x: auto;
  padding: 2px var(--sp-3) var(--sp-3);
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  @media (min-width: 768px) {
    padding: 2px var(--sp-4) var(--sp-3);
  }
`;

const choice = css`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  height: 48px;
  padding: 0 var(--sp-3) 0 6px;
  border-radius: var(--r-2);
  box-shadow: inset 0 0 0 1px var(--c-line);
  line-height: 1rem;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  & small {
    display: block;
    font-size: var(--fs-12);
    font-weight: var(--fw-regular);
    color: var(--c-muted);
  }
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--r-2);
  }
  &[aria-pressed='true'] {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 1px var(--c-accent-line);
  }
`;
