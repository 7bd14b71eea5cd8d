import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { AvatarStack, type AvatarView } from '../primitives/Avatar.js';
import { Crest, type CrestView } from '../primitives/Crest.js';
import { clipCss, numCss } from '../primitives/text.js';
import { StateLabel } from './StateLabel.js';
import { RedCards } from './TeamBits.js';
import type { StateView, TeamView } from './view.js';

export interface MatchRowProps {
  /** Where the whole row leads. */
  href?: string | undefined;
  label: string;
  /** Kick-off, "21:00"; live rows show the running minute in its place. */
  time: string;
  state: StateView;
  home: TeamView;
  away: TeamView;
  /** League over the teams, where rows of several leagues stand together. */
  league?: { text: string; crest?: CrestView | undefined } | undefined;
  /** Half-time score, home then away, muted before the score. */
  halfTime?: readonly [number, number] | undefined;
  hosts?: readonly AvatarView[] | undefined;
  /** BookButton, a star. */
  action?: ReactNode;
  /** A muted line under the teams. */
  extra?: ReactNode;
}

/** One match in a list. It follows the width of its container, not the window's. */
export function MatchRow({ href, label, time, state, home, away, league, halfTime, hosts = [], action, extra }: MatchRowProps) {
  const live = state.tone === 'live';
  const scored = home.score !== undefined && away.score !== undefined;
  return (
    <div css={[row, live && liveRow]}>
      <div css={when}>
        <span css={timeCss} data-live={(live && state.minute !== undefined) || undefined}>
          {live && state.minute !== undefined ? `${state.minute}′` : time}
        </span>
        <StateLabel css={wrapping} tone={state.tone} word={state.word} />
      </div>
      <div css={teams}>
        {league && (
          <div css={leagueCss}>
            {league.crest && <Crest {...league.crest} size={14} />}
            <span css={clipCss}>{league.text}</span>
            {hosts.length > 0 && (
              <span css={hostsInside}>
                <AvatarStack people={hosts} size={20} />
              </span>
            )}
          </div>
        )}
        <Team {...home} />
        <Team {...away} />
      </div>
      {scored && (
        <div css={scores}>
          <Score half={halfTime?.[0]} team={home} />
          <Score half={halfTime?.[1]} team={away} />
        </div>
      )}
      {(action || hosts.length > 0) && (
        <div css={[end, !action && clickThrough]}>
          {hosts.length > 0 && (
            <span css={hostsAtEnd}>
              <AvatarStack people={hosts} size={24} />
              <HostNames hosts={hosts} />
            </span>
          )}
          {action}
        </div>
      )}
      {extra && <div css={extraCss}>{extra}</div>}
      {href && <KitLink href={href} css={whole} aria-label={label} />}
    </div>
  );
}

function Team({ name, crest, redCards, standing }: TeamView) {
  return (
    <div css={team} data-standing={standing}>
      <Crest {...crest} size={20} />
      <span css={teamName} title={name}>
        {name}
      </span>
      {redCards && <RedCards {...redCards} />}
    </div>
  );
}

/** The first by name, the others counted. */
function HostNames({ hosts: [first, ...others] }: { hosts: readonly AvatarView[] }) {
  return (
    <span css={hostNames}>
      <span css={clipCss}>{first?.name}</span>
      {others.length > 0 && <span css={numCss}>+{others.length}</span>}
    </span>
  );
}

function Score({ half, team: { score, standing } }: { half?: number | undefined; team: TeamView }) {
  return (
    <div css={pair} data-standing={standing}>
      {half !== undefined && <span css={halfCss}>{half}</span>}
      <span>{score}</span>
    </div>
  );
}

const row = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--sp-2);
  padding: 7px var(--sp-2) 7px var(--sp-3);
  border-top: 1px solid var(--c-line);
  &:hover {
    background: var(--c-hover);
  }
`;

const liveRow = css`
  &::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px 0;
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--c-live-fill);
  }
`;

const when = css`
  display: grid;
  flex: none;
  width: 66px;
  line-height: 18px;
`;

const timeCss = css`
  font: var(--fw-medium) var(--fs-14)/20px var(--font-num);
  font-variant-numeric: tabular-nums;
  &[data-live] {
    color: var(--c-live);
    font-weight: var(--fw-semi);
  }
`;

const wrapping = css`
  white-space: normal;
`;

const teams = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

const leagueCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-12);
  color: var(--c-muted);
  min-width: 0;
  padding-bottom: 2px;
`;

const team = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 24px;
  min-width: 0;
  &[data-standing='behind'] {
    color: var(--c-text-2);
  }
`;

const teamName = css`
  ${clipCss};
  font-weight: var(--fw-medium);
`;

const scores = css`
  display: grid;
  flex: none;
  gap: 2px;
  align-self: end;
  justify-items: end;
  font: var(--fw-semi) var(--fs-14)/24px var(--font-num);
  font-variant-numeric: tabular-nums;
`;

const pair = css`
  display: flex;
  gap: 10px;
  & > span {
    min-width: 1.2ch;
    text-align: right;
  }
  &[data-standing='behind'] {
    color: var(--c-text-2);
    font-weight: var(--fw-regular);
  }
`;

const halfCss = css`
  ${numCss};
  color: var(--c-muted);
  font-weight: var(--fw-regular);
  font-size: var(--fs-12);
`;

const end = css`
  position: relative;
  z-index: 1;
  flex: none;
  display: grid;
  justify-items: end;
  align-content: center;
  gap: 4px;
`;

/* The row beneath is one link. */
const clickThrough = css`
  pointer-events: none;
`;

const hostsInside = css`
  margin-left: auto;
  @media (min-width: 600px) {
    display: none;
  }
`;

const hostsAtEnd = css`
  display: none;
  align-items: center;
  gap: var(--sp-2);
  @media (min-width: 600px) {
    display: flex;
    justify-content: flex-end;
    /* Room for three, so that scores of all rows stand under one another. */
    min-width: 64px;
  }
  @media (min-width: 900px) {
    justify-content: flex-start;
    width: 13rem;
  }
`;

const hostNames = css`
  display: none;
  gap: var(--sp-1);
  min-width: 0;
  font-size: var(--fs-13);
  color: var(--c-text-2);
  @media (min-width: 900px) {
    display: flex;
  }
`;

const extraCss = css`
  flex-basis: 100%;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-1) 0 0 74px;
  font-size: var(--fs-12);
  color: var(--c-muted);
  min-width: 0;
`;

const whole = css`
  position: absolute;
  inset: 0;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
