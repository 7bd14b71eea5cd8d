import { css, keyframes } from '@emotion/react';
import { Crest } from '../match/Crest.js';
import { Icon, icons, numCss, UPRIGHT } from '@khandai/ui-kit';
import type { PlayerView } from './player-view.js';

/**
 * A message over the picture: countdown to kick-off, loading or switching a source, a failure, the end. `silent`:
 * another element announces it.
 */
export function PlayerMessage({ view, silent = false }: { view: PlayerView; silent?: boolean }) {
  switch (view.state) {
    case 'playing':
      return null;
    case 'listening':
      return (
        <div css={[root, opaque]}>
          <Icon icon={icons.headphones} size={28} />
          <p css={textCss}>{view.text}</p>
          {view.action}
        </div>
      );
    case 'countdown':
    case 'ended': {
      const figure = view.state === 'countdown' ? view.time : view.score;
      return (
        <div css={[root, opaque]}>
          {view.state === 'countdown' && <p css={textCss}>{view.text}</p>}
          <div css={pair}>
            <Crest {...view.home} size={40} />
            {figure && <span css={[numCss, big]}>{figure}</span>}
            <Crest {...view.away} size={40} />
          </div>
          {view.state === 'ended' && <p css={textCss}>{view.text}</p>}
          {view.action}
        </div>
      );
    }
    case 'failed':
      return (
        <div css={[root, opaque]} role="alert">
          <Icon icon={icons.monitor} size={28} />
          <p css={textCss}>{view.text}</p>
          {view.actions && <div css={acts}>{view.actions}</div>}
        </div>
      );
    default:
      return (
        <div css={[root, view.state === 'switching' && opaque]} {...(silent ? {} : { role: 'status' })}>
          <p css={[textCss, onPicture]}>{view.text}</p>
          <span css={meter} aria-hidden="true" />
        </div>
      );
  }
}

/* On phones a tag with the origin of the data lies in the upper corner, where it would touch a crest. */
const root = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--sp-3);
  padding: var(--sp-4);
  text-align: center;
  pointer-events: none;
  @media ${UPRIGHT} {
    padding-block: var(--sp-8) var(--sp-2);
  }
  & > * {
    pointer-events: auto;
  }
`;

const opaque = css`
  background: radial-gradient(120% 120% at 50% 0, #16242b, #070b0e);
`;

const pair = css`
  display: flex;
  align-items: center;
  gap: var(--sp-4);
`;

const big = css`
  font-size: var(--fs-24);
  font-weight: var(--fw-semi);
`;

const textCss = css`
  max-width: 32ch;
  font-size: var(--fs-14);
  color: #dce4ea;
  & b {
    font-family: var(--font-num);
    font-variant-numeric: tabular-nums;
    font-weight: var(--fw-semi);
    color: #fff;
  }
`;

const onPicture = css`
  padding: 2px var(--sp-3);
  border-radius: var(--r-1);
  background: var(--c-scrim);
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--sp-2);
`;

/** Starts and ends at rest on the left, so that the bar begins to move without a jump. */
const slide = keyframes`
  from { transform: none; animation-timing-function: ease-in; }
  70% { transform: translateX(260%); animation-timing-function: steps(1, start); }
  70.1% { transform: translateX(-100%); animation-timing-function: ease-out; }
  to { transform: none; }
`;

/** A stream that opens sooner shows no movement: each frame would delay the page that still loads around it. */
const MOVES_AFTER = '2s';

const meter = css`
  position: relative;
  width: 160px;
  height: 6px;
  border-radius: var(--r-full);
  background: rgb(255 255 255 / 0.2);
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 40%;
    border-radius: inherit;
    background: #2dae6d;
    animation: ${slide} 1.4s ${MOVES_AFTER} infinite;
  }
`;
