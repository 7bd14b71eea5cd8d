import { css } from '@emotion/react';
import { Children, type CSSProperties, useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton, KitLink, clipCss, icons } from '@khandai/ui-kit';
import { Crest, type CrestView } from './Crest.js';

export interface LeagueGroupProps {
  /** Without a name, `label` names a plain card that contains the rows. */
  name?: string | undefined;
  label?: string | undefined;
  /** Target of the name's link. */
  href?: string | undefined;
  crest?: CrestView | undefined;
  round?: string | undefined;
  /** "3 đang đá · 7", muted at the end of the head. */
  count?: string | undefined;
  /** Pins the group to the top of its page; `label` includes the league. */
  pin?: { pressed: boolean; label: string; onToggle: () => void } | undefined;
  /** Shows and hides the rows. */
  fold?: { open: boolean; label: string; onToggle: () => void } | undefined;
  end?: ReactNode;
  /** Heading level of the name; 3 by default. */
  level?: 2 | 3 | undefined;
  /**
   * For lists of hundreds of groups: the browser skips layout and paint of off-screen groups and reserves their
   * estimated height.
   */
  lazy?: boolean | undefined;
  /** MatchRow elements; each becomes a list item. A group without them is its head alone. */
  children?: ReactNode;
}

const HEAD_PX = 45;
const ROW_PX = 64;

export function LeagueGroup(props: LeagueGroupProps) {
  const { name, label, href, crest, round, count, pin, fold, end, level = 3, lazy, children } = props;
  const id = useId();
  const listId = useId();
  const Heading = `h${level}` as const;
  // Without a name the group is only a list of the surrounding section, not a section of its own.
  const Root = name ? 'section' : 'div';
  const open = fold?.open ?? true;
  const rows = open ? Children.count(children) : 0;
  const room = lazy ? ({ '--room': `${HEAD_PX + rows * ROW_PX}px` } as CSSProperties) : undefined;
  return (
    <Root css={[root, lazy && lazyCss]} aria-labelledby={name && id} style={room}>
      {name && (
        <div css={head}>
          {crest && <Crest {...crest} size={24} />}
          <Heading id={id} css={nameCss} title={name}>
            {href ? <KitLink href={href}>{name}</KitLink> : name}
          </Heading>
          {round && <span css={roundCss}>{round}</span>}
          <span css={push}>
            {count && <span css={countCss}>{count}</span>}
            {end}
            {pin && (
              <IconButton
                size="sm"
                icon={icons.pin}
                label={pin.label}
                aria-pressed={pin.pressed}
                onClick={pin.onToggle}
              />
            )}
            {fold && (
              <IconButton
                size="sm"
                icon={open ? icons.chevronUp : icons.chevronDown}
                label={fold.label}
                aria-expanded={open}
                aria-controls={listId}
                onClick={fold.onToggle}
              />
            )}
          </span>
        </div>
      )}
      <ul id={listId} css={list} aria-label={name ? undefined : label} hidden={rows === 0}>
        {open && Children.map(children, (child) => <li>{child}</li>)}
      </ul>
    </Root>
  );
}

const root = css`
  container-type: inline-size;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  overflow: hidden;
  min-width: 0;
`;

const lazyCss = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--room);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 var(--sp-2) 0 var(--sp-3);
`;

const nameCss = css`
  ${clipCss};
  font-weight: var(--fw-semi);
  font-size: var(--fs-14);
  & > a {
    display: block;
    line-height: 2.75rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & > a:focus-visible {
    outline-offset: -4px;
  }
`;

const roundCss = css`
  ${clipCss};
  flex: 0 1000 auto;
  color: var(--c-muted);
  font-size: var(--fs-12);
`;

const push = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--sp-2);
  margin-left: auto;
`;

const countCss = css`
  color: var(--c-muted);
  font-size: var(--fs-12);
  white-space: nowrap;
  @container (max-width: 419px) {
    display: none;
  }
`;

/* The border of the first row overlaps the card's own border. */
const list = css`
  margin-top: -1px;
  section > div + & {
    margin-top: 0;
  }
`;
