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
  /** MatchRows; each becomes an item of the list. */
  children: ReactNode;
}

export function LeagueGroup({ name, label, crest, round, end, children }: LeagueGroupProps) {
  const id = useId();
  return (
    <section css={root} {...(name ? { 'aria-labelledby': id } : { 'aria-label': label })}>
      {name && (
        <div css={head}>
          {crest && <Crest {...crest} size={24} />}
          <h3 id={id} css={nameCss}>
            {name}
          </h3>
          {round && <span css={roundCss}>{round}</span>}
          {end && <span css={push}>{end}</span>}
        </div>
      )}
      <ul css={list}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
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
