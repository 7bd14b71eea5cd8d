import { css } from '@emotion/react';
import { Children, useId } from 'react';
import type { ReactNode } from 'react';
import { Crest, type CrestView } from '../primitives/Crest.js';
import { clipCss } from '../primitives/text.js';

export interface LeagueGroupProps {
  /** Without a name the rows stand in a plain card that `label` names. */
  name?: string | undefined;
  label?: string | undefined;
  crest?: CrestView | undefined;
  round?: string | undefined;
  end?: ReactNode;
  /** Of the name among the page's headings; 3 unless given. */
  level?: 2 | 3 | undefined;
  /** MatchRows; each becomes an item of the list. */
  children: ReactNode;
}

export function LeagueGroup({ name, label, crest, round, end, level = 3, children }: LeagueGroupProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  // Without a name of its own it is a list of whatever section it stands in, and no section besides.
  const Root = name ? 'section' : 'div';
  return (
    <Root css={root} aria-labelledby={name && id}>
      {name && (
        <div css={head}>
          {crest && <Crest {...crest} size={24} />}
          <Heading id={id} css={nameCss}>
            {name}
          </Heading>
          {round && <span css={roundCss}>{round}</span>}
          {end && <span css={push}>{end}</span>}
        </div>
      )}
      <ul css={list} aria-label={name ? undefined : label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </Root>
  );
}

const root = css`
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  overflow: hidden;
  min-width: 0;
`;

const head = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 var(--sp-1) 0 var(--sp-3);
`;

const nameCss = css`
  ${clipCss};
  font-weight: var(--fw-semi);
  font-size: var(--fs-14);
`;

const roundCss = css`
  color: var(--c-muted);
  font-size: var(--fs-12);
  white-space: nowrap;
`;

const push = css`
  margin-left: auto;
`;

/* The first row's edge lies under the card's own. */
const list = css`
  margin-top: -1px;
  section > div + & {
    margin-top: 0;
  }
`;
