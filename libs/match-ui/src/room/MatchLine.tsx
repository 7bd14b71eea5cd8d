import { css } from '@emotion/react';
import { Avatar, type AvatarView, clipCss, Hidden, Icon, icons, SIDEWAYS } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { Crest } from '../match/Crest.js';
import { StateLabel } from '../match/StateLabel.js';
import type { StateView, TeamView } from '../match/view.js';

export interface MatchLineProps {
  label: string;
  home: TeamView;
  away: TeamView;
  /** Kick-off, shown until there is a score. */
  time?: string | undefined;
  state: StateView;
  /** The whole line in words, and where a press leads: "Công An Hà Nội 2 – 1 Nam Định, phút 67. Mở Tổng quan". */
  spoken: string;
  onOpen: () => void;
  host: AvatarView & {
    /** Label of the button with the host's name: "Bình luận viên Gió Lào. Đổi BLV". */
    label: string;
    onOpen: () => void;
  };
  /** At the end of the line: the button that books a coming match. */
  end?: ReactNode;
}

/** Score, minute and host of a match in the 40 px that a phone has for them. */
export function MatchLine({ label, home, away, time, state, spoken, onOpen, host, end }: MatchLineProps) {
  const scored = home.score !== undefined && away.score !== undefined;
  const { label: hostLabel, onOpen: openHost, ...avatar } = host;
  return (
    <section css={root} aria-label={label}>
      <button type="button" css={scoreCss} onClick={onOpen}>
        <Hidden>{spoken}</Hidden>
        <span aria-hidden="true" css={shownCss}>
          <span css={[teamCss, homeCss]}>
            <Crest {...home.crest} size={18} />
            {home.crest.code}
            <RedCard team={home} />
          </span>
          {scored ? (
            <>
              <b css={[goalsCss, homeGoals]}>{home.score}</b>
              <i css={dashCss}>–</i>
              <b css={[goalsCss, awayGoals]}>{away.score}</b>
            </>
          ) : (
            <b css={goalsCss}>{time}</b>
          )}
          <span css={[teamCss, awayCss]}>
            <RedCard team={away} />
            {away.crest.code}
            <Crest {...away.crest} size={18} />
          </span>
          <span css={stateCss}>
            <StateLabel {...state} />
          </span>
        </span>
      </button>
      {end && <span css={endCss}>{end}</span>}
      <button type="button" css={hostCss} aria-haspopup="dialog" onClick={openHost}>
        <Hidden>{hostLabel}</Hidden>
        <span aria-hidden="true" css={shownCss}>
          <Avatar {...avatar} size={24} />
          <span css={clipCss}>{avatar.name}</span>
          <Icon icon={icons.chevronDown} size={14} />
        </span>
      </button>
    </section>
  );
}

function RedCard({ team: { redCards } }: { team: TeamView }) {
  return redCards && redCards.count > 0 ? <i css={cardCss} title={redCards.label} /> : null;
}

/** The keyboard of a phone leaves the line a column beside the picture. */
const COLUMN = '@container room (max-width: 559px) and (min-aspect-ratio: 5/7)';

const root = css`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 40px;
  padding: 0 var(--sp-2) 0 var(--sp-1);
  background: var(--c-surface);
  ${COLUMN} {
    flex-direction: column;
    align-items: stretch;
    justify-content: center;
    height: 100%;
  }
  /* Dark beside the picture in both themes, so its words have the colours of the dark one. */
  @media ${SIDEWAYS} {
    height: 40px;
    background: #05090c;
    color: #fff;
    --c-live: #ff6b72;
    --c-muted: #93a0ab;
    --c-warn: #e6b84f;
  }
`;

/* 40 px high to the eye, 44 px to the finger. */
const scoreCss = css`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: 5px;
  height: 40px;
  padding: 0 6px 0 var(--sp-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -2px 0;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${COLUMN} {
    display: grid;
    grid-template: 'home home-goals' 24px 'away away-goals' 24px 'state state' 20px / minmax(0, 1fr) auto;
    height: auto;
  }
`;

/* What is shown abbreviates what is read out: names of teams, the initials of a host. */
const shownCss = css`
  display: contents;
`;

/* A button of 44 px in a line of 40 px: without a background it does not cross the edges to the eye. */
const endCss = css`
  display: flex;
  margin: -2px 0;
  @container room (max-aspect-ratio: 5/7) {
    & > * {
      background: none;
    }
  }
`;

const teamCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-1);
  min-width: 0;
`;

/* The narrowest phones have no width for crests beside two names and a host. */
const homeCss = css`
  @container room (max-width: 375px) and (max-aspect-ratio: 5/7) {
    & > svg {
      display: none;
    }
  }
  ${COLUMN} {
    grid-area: home;
  }
`;

const awayCss = css`
  @container room (max-width: 375px) and (max-aspect-ratio: 5/7) {
    & > svg {
      display: none;
    }
  }
  ${COLUMN} {
    grid-area: away;
    flex-direction: row-reverse;
    justify-content: flex-end;
  }
`;

const goalsCss = css`
  font: var(--fw-bold) var(--fs-18)/1.5rem var(--font-num);
  font-variant-numeric: tabular-nums;
`;

const homeGoals = css`
  ${COLUMN} {
    grid-area: home-goals;
  }
`;

const awayGoals = css`
  ${COLUMN} {
    grid-area: away-goals;
  }
`;

const dashCss = css`
  margin: 0 -1px;
  font-style: normal;
  color: var(--c-muted);
  ${COLUMN} {
    display: none;
  }
`;

const cardCss = css`
  width: 7px;
  height: 10px;
  border-radius: 1.5px;
  background: var(--c-card-red);
`;

/* The minute stands for the period where there is one, unless the line has the width of a landscape. */
const stateCss = css`
  margin-left: 2px;
  @container room (max-width: 559px) and (max-aspect-ratio: 5/7) {
    & > span:has([data-part='minute']) {
      font-size: 0;
      & > [data-part='minute'] {
        font-size: var(--fs-13);
      }
    }
  }
  ${COLUMN} {
    grid-area: state;
  }
`;

const hostCss = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 44px;
  height: 28px;
  margin-left: auto;
  padding: 0 6px 0 2px;
  border-radius: var(--r-full);
  background: var(--c-fill);
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
  &::after {
    content: '';
    position: absolute;
    inset: -8px 0;
  }
  & > svg {
    color: var(--c-muted);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  ${COLUMN} {
    align-self: flex-start;
    max-width: 100%;
    margin-left: 6px;
  }
  @media ${SIDEWAYS} {
    margin-left: 0;
    background: rgb(255 255 255 / 0.14);
  }
`;
