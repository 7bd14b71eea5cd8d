import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { AvatarStack, clipCss, numCss, type AvatarView } from '@khandai/ui-kit';
import { Crest, type CrestView } from './Crest.js';
import { StateLabel } from './StateLabel.js';
import { RedCards } from './RedCards.js';
import type { StateView, TeamView } from './view.js';

export interface MatchCardProps {
  /** Name of the article, for screen readers: "Công An Hà Nội – Thép Xanh Nam Định". */
  label: string;
  league: { text: string; crest?: CrestView | undefined };
  state: StateView;
  home: TeamView;
  away: TeamView;
  /** Hosts: some avatars, the first host's name, "+3"; `watching` is the number of viewers. */
  hosts?: { people: readonly AvatarView[]; name: string; more?: string | undefined } | undefined;
  watching?: { count: string; word: string } | undefined;
  /** One small button: watch, or book. */
  action?: ReactNode;
  /** Renders without a frame, as part of a larger card. */
  bare?: boolean | undefined;
}

export function MatchCard({ label, league, state, home, away, hosts, watching, action, bare }: MatchCardProps) {
  return (
    <article css={[card, bare && bareCss]} aria-label={label}>
      <div css={top}>
        {league.crest && <Crest {...league.crest} size={16} />}
        <span css={clipCss}>{league.text}</span>
        <StateLabel css={push} {...state} />
      </div>
      <div>
        <Team {...home} />
        <Team {...away} />
      </div>
      <div css={foot}>
        {hosts && hosts.people.length > 0 && <AvatarStack people={hosts.people} max={2} />}
        <span css={hostsCss}>
          {hosts && (
            <span css={clipCss}>
              {hosts.name} {hosts.more && <span css={muted}>{hosts.more}</span>}
            </span>
          )}
          {watching && (
            <small>
              <span css={numCss}>{watching.count}</span> {watching.word}
            </small>
          )}
        </span>
        {action && <span css={push}>{action}</span>}
      </div>
    </article>
  );
}

function Team({ name, crest, score, redCards, standing }: TeamView) {
  return (
    <div css={team} data-standing={standing}>
      <Crest {...crest} size={24} />
      <span css={teamName} title={name}>
        {name}
      </span>
      <span>{redCards && <RedCards {...redCards} />}</span>
      <span css={scoreCss}>{score}</span>
    </div>
  );
}

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-1);
  padding: 10px var(--sp-4) 2px;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  min-width: 0;
  transition: border-color var(--t-fast) var(--ease);
  &:hover {
    border-color: var(--c-line-strong);
  }
`;

const bareCss = css`
  border: 0;
  border-radius: 0;
  @media (min-width: 1200px) {
    align-content: space-between;
    padding: var(--sp-4);
  }
`;

const top = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-12);
  line-height: 1.25rem;
  color: var(--c-muted);
  min-width: 0;
`;

const push = css`
  margin-left: auto;
  flex: none;
`;

const muted = css`
  color: var(--c-muted);
`;

const team = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 10px;
  min-height: 28px;
  &[data-standing='ahead'] > span {
    font-weight: var(--fw-semi);
  }
  &[data-standing='behind'] > span {
    color: var(--c-text-2);
    font-weight: var(--fw-medium);
  }
`;

const teamName = css`
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.25rem;
  font-size: 0.9375rem;
  font-weight: var(--fw-medium);
`;

const scoreCss = css`
  font: var(--fw-semi) var(--fs-20)/1.2 var(--font-num);
  font-variant-numeric: tabular-nums;
  min-width: 1.25ch;
  text-align: right;
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--sp-2);
  min-height: 46px;
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  min-width: 0;
`;

const hostsCss = css`
  flex: 1 1 4rem;
  min-width: 0;
  display: grid;
  line-height: 1.125rem;
  & small {
    ${clipCss};
    font-size: var(--fs-12);
    line-height: 1rem;
    color: var(--c-muted);
  }
`;
