import { css } from '@emotion/react';
import { Clip, hiddenCss, NOT_PHONE, numCss, SIDEWAYS } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { Marble, type MarbleView } from './Marble.js';

export interface LapHeadProps {
  /** Name of the section for screen readers. */
  label: string;
  /** "Vòng 3", "Về đích". */
  lap: string;
  /** "/5" */
  of?: string | undefined;
  /** "Đang đua · 1:23". */
  state: ReactNode;
  live?: boolean | undefined;
  leader?: (MarbleView & { name: string; note: string }) | undefined;
  /** "hơn Bạc Sương 0,3 s · cuộc #2418". */
  detail?: ReactNode;
  /** Facts at the right; phones have no room for them. */
  facts?: ReactNode;
  laps: number;
  /** The part of the race that the leader has run. */
  progress: number;
  /** The same in words. */
  progressLabel: string;
}

/** Takes the place of the score: a race has none. */
export function LapHead(props: LapHeadProps) {
  const { label, lap, of, state, live, leader, detail, facts, laps, progress, progressLabel } = props;
  return (
    <section css={root} aria-label={label}>
      <div css={rows}>
        <p css={number}>
          <b>
            {lap}
            {of && <i>{of}</i>}
          </b>
          <span css={stateCss} data-live={live || undefined}>
            {state}
          </span>
        </p>
        <div css={details}>
          {leader && (
            <p css={leaderCss}>
              <Marble id={leader.id} color={leader.color} />
              <Clip title={leader.name}>{leader.name}</Clip>
              <small>{leader.note}</small>
            </p>
          )}
          {detail && <p css={detailCss}>{detail}</p>}
        </div>
        {facts && <div css={factsCss}>{facts}</div>}
      </div>
      <div css={bar} role="img" aria-label={progressLabel}>
        {Array.from({ length: laps }, (_, lapIndex) => {
          const part = Math.min(1, Math.max(0, progress * laps - lapIndex));
          return <i key={lapIndex} data-done={part === 1 || undefined} style={{ '--v': `${part * 100}%` } as object} />;
        })}
      </div>
    </section>
  );
}

const root = css`
  background: var(--c-surface);
  border-radius: inherit;
`;

const rows = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--sp-4);
  align-items: center;
  padding: 10px var(--sp-3) 10px var(--sp-4);
  @media ${NOT_PHONE} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: var(--sp-4) var(--sp-5) var(--sp-3);
  }
  @media ${SIDEWAYS} {
    padding-block: 2px;
  }
`;

const number = css`
  display: grid;
  & > b {
    ${numCss}
    font-weight: var(--fw-bold);
    font-size: 1.75rem;
    line-height: 32px;
    white-space: nowrap;
  }
  & > b > i {
    font-style: normal;
    font-weight: var(--fw-regular);
    font-size: var(--fs-18);
    color: var(--c-muted);
  }
  @media ${NOT_PHONE} {
    & > b {
      font-size: 2.25rem;
      line-height: 42px;
    }
  }
`;

const stateCss = css`
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
  color: var(--c-text-2);
  &[data-live] {
    color: var(--c-live);
  }
`;

const details = css`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-size: var(--fs-13);
  line-height: 20px;
`;

const leaderCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-weight: var(--fw-semi);
  font-size: var(--fs-14);
  & > small {
    flex: none;
    font-weight: var(--fw-regular);
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;

const detailCss = css`
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

const factsCss = css`
  display: none;
  justify-items: end;
  gap: 2px;
  font-size: var(--fs-12);
  color: var(--c-muted);
  @media ${NOT_PHONE} {
    display: grid;
  }
`;

const bar = css`
  display: flex;
  gap: 4px;
  padding: 0 var(--sp-4) 10px;
  & > i {
    flex: 1;
    height: 5px;
    border-radius: 3px;
    background: linear-gradient(var(--c-live-fill), var(--c-live-fill)) 0 / var(--v) 100% no-repeat var(--c-fill);
  }
  & > [data-done] {
    background: var(--c-control);
  }
  @media ${NOT_PHONE} {
    padding: 0 var(--sp-5) var(--sp-4);
  }
  /* The picture needs the height; its words stay. */
  @media ${SIDEWAYS} {
    ${hiddenCss}
    padding: 0;
  }
`;
