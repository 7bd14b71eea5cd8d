import { css } from '@emotion/react';
import { numCss } from '@khandai/ui-kit';

/** From this width "59 phút nữa" fits on one line. */
const MEDIUM = '@container (min-width: 480px)';

/** From this width a match fits on one line. LeagueGroup is the size container. */
const WIDE = '@container (min-width: 600px)';

/**
 * From this width the score stays next to the names: at the far end of the row it would be hard to match with its
 * teams.
 */
const LOOSE = '@container (min-width: 840px)';

/** Up to this width, of phones of 360 px, the words of long names need what the other columns can spare. */
const NARROW = '@container (max-width: 22rem)';

/** At a text size of 200 % the time would take the width of the names, so it is above them. */
const LARGE_TEXT = '@container (max-width: 16rem)';

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: var(--sp-2);
  min-height: 63px;
  padding: 6px var(--sp-1) 6px var(--sp-3);
  border-top: 1px solid var(--c-line);
  transition: background var(--t) var(--ease);
  &:hover {
    background: var(--c-hover);
  }
  ${NARROW} {
    grid-template-columns: 54px minmax(0, 1fr) auto auto;
    column-gap: 6px;
  }
  ${MEDIUM} {
    grid-template-columns: 84px minmax(0, 1fr) auto auto;
  }
  ${WIDE} {
    grid-template-columns: 92px minmax(0, 1fr) auto auto auto;
  }
  ${LOOSE} {
    grid-template-columns: 92px minmax(0, 22rem) auto minmax(0, 1fr) auto;
  }
  ${LARGE_TEXT} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

export const liveRow = css`
  &::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px 0;
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--c-live-fill);
  }
`;

export const goalRow = css`
  background: var(--c-accent-tint);
  &:hover {
    background: var(--c-accent-tint);
  }
`;

export const goalWord = css`
  flex: none;
  color: var(--c-accent);
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
`;

export const when = css`
  display: grid;
  line-height: 1.125rem;
  ${LARGE_TEXT} {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--sp-2);
  }
`;

export const time = css`
  font: var(--fw-medium) var(--fs-14)/1.25rem var(--font-num);
  font-variant-numeric: tabular-nums;
  &[data-live] {
    color: var(--c-live);
    font-weight: var(--fw-semi);
  }
`;

export const wrapping = css`
  white-space: normal;
`;

/* Both teams are equally high, as both scores beside them are. */
export const teams = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: 1fr;
  gap: 2px;
  align-self: stretch;
  min-width: 0;
  ${LARGE_TEXT} {
    grid-area: 2 / 1;
  }
`;

const LEAGUE_HEIGHT = '24px';

export const teamsOfLeague = css`
  grid-template-rows: ${LEAGUE_HEIGHT};
`;

export const league = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 0;
  font-size: var(--fs-12);
  color: var(--c-muted);
  min-width: 0;
  padding-bottom: 2px;
`;

export const team = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 24px;
  min-width: 0;
  &[data-standing='behind'] {
    color: var(--c-text-2);
  }
`;

/* On two lines where one is too short, and as many as a long word needs: a name cut off could be that of another team. */
export const teamName = css`
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.25rem;
  font-weight: var(--fw-medium);
  ${NARROW} {
    letter-spacing: -0.015em;
  }
`;

export const scores = css`
  grid-row: 1;
  grid-column: 3;
  display: grid;
  grid-auto-rows: 1fr;
  gap: 2px;
  align-self: stretch;
  align-items: center;
  justify-items: end;
  padding-right: var(--sp-1);
  font: var(--fw-semi) var(--fs-14)/1.5rem var(--font-num);
  font-variant-numeric: tabular-nums;
  ${WIDE} {
    grid-column: 4;
    min-width: 64px;
  }
  ${LOOSE} {
    grid-column: 3;
  }
  ${LARGE_TEXT} {
    grid-area: 2 / 2;
  }
`;

/* What the muted numbers are, beside both. */
export const scoresOfHalf = css`
  grid-template-columns: auto auto;
  column-gap: 4px;
`;

export const halfLabel = css`
  grid-row: 1 / 3;
  font: var(--fw-regular) var(--fs-11)/1rem var(--font-num);
  color: var(--c-muted);
`;

export const scoresOfLeague = css`
  padding-top: calc(${LEAGUE_HEIGHT} + 2px);
`;

/* One button beside both teams. */
export const mark = css`
  align-items: center;
  padding-right: 0;
`;

export const pair = css`
  display: flex;
  gap: 10px;
  ${NARROW} {
    gap: 6px;
  }
  & > span {
    min-width: 1.2ch;
    text-align: right;
  }
  &[data-standing='behind'] {
    color: var(--c-text-2);
    font-weight: var(--fw-regular);
  }
`;

export const half = css`
  ${numCss};
  color: var(--c-muted);
  font-weight: var(--fw-regular);
  font-size: var(--fs-12);
`;

export const end = css`
  position: relative;
  z-index: 1;
  grid-row: 1;
  grid-column: 3;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-2);
  min-width: 0;
  ${WIDE} {
    max-width: 17rem;
  }
  ${LOOSE} {
    grid-column: 4;
    justify-self: end;
  }
  ${LARGE_TEXT} {
    grid-area: 2 / 2;
  }
`;

/* Without a score its grid cell is free. */
export const endWide = css`
  ${WIDE} {
    grid-column: 3 / 5;
    padding-right: var(--sp-1);
  }
  ${LOOSE} {
    grid-column: 4;
  }
`;

/* In a narrow list a button needs a row of its own. */
export const endBelow = css`
  grid-row: 2;
  grid-column: 2 / -1;
  justify-content: space-between;
  padding: var(--sp-1) var(--sp-2) 0 0;
  ${WIDE} {
    grid-row: 1;
    grid-column: 3;
    justify-content: flex-end;
    padding: 0;
  }
  ${LOOSE} {
    grid-column: 4;
  }
  ${LARGE_TEXT} {
    grid-area: 3 / 1 / 4 / -1;
  }
`;

/* In a narrow list the hosts are in the league's row. */
export const endOfLeague = css`
  @container (max-width: 599px) {
    justify-content: flex-end;
    & > span {
      display: none;
    }
  }
`;

/* The whole row underneath is one link. In a narrow list the names of the hosts would take the teams' space. */
export const clickThrough = css`
  pointer-events: none;
  @container (max-width: 599px) {
    & > span > span + span {
      display: none;
    }
  }
`;

export const hostsInside = css`
  margin-left: auto;
  ${WIDE} {
    display: none;
  }
`;

export const hosts = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
`;

export const hostNames = css`
  display: flex;
  gap: var(--sp-1);
  min-width: 0;
  max-width: 8.5rem;
  font-size: var(--fs-13);
  color: var(--c-text-2);
  @container (max-width: 359px) {
    display: none;
  }
`;

export const toggle = css`
  position: relative;
  z-index: 1;
  grid-row: 1;
  grid-column: -2;
  padding: 0 6px;
  ${LARGE_TEXT} {
    grid-row: 2;
  }
`;

export const extra = css`
  grid-column: 2 / -1;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding-top: var(--sp-1);
  font-size: var(--fs-12);
  color: var(--c-muted);
  min-width: 0;
  ${LARGE_TEXT} {
    grid-column: 1 / -1;
  }
`;

export const whole = css`
  position: absolute;
  inset: 0;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
