import { css } from '@emotion/react';

/* From this width the pitch is horizontal, as on television. */
const WIDE = '@container (min-width: 640px)';

export const pitch = css`
  position: relative;
  display: flex;
  flex-direction: column;
  aspect-ratio: 68/105;
  max-width: 28rem;
  margin: 0 auto;
  border-radius: var(--r-2);
  overflow: hidden;
  background: repeating-linear-gradient(#17693f 0 8.33%, #145f39 8.33% 16.66%);
  color: #fff;
  ${WIDE} {
    flex-direction: row;
    aspect-ratio: 105/68;
    max-width: none;
    background: repeating-linear-gradient(90deg, #17693f 0 8.33%, #145f39 8.33% 16.66%);
  }
`;

export const line = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  &[data-way='lying'] {
    display: none;
  }
  ${WIDE} {
    &[data-way='lying'] {
      display: block;
    }
    &[data-way='upright'] {
      display: none;
    }
  }
`;

export const half = css`
  position: relative;
  flex: 1 1 50%;
  min-width: 0;
  min-height: 0;
  display: flex;
  flex-direction: column;
  padding: var(--sp-2) 2px;
  &[data-side='away'] {
    flex-direction: column-reverse;
  }
  ${WIDE} {
    flex-direction: row;
    padding: var(--sp-3) var(--sp-2);
    &[data-side='away'] {
      flex-direction: row-reverse;
    }
  }
`;

export const row = css`
  flex: 1 1 0;
  min-width: 0;
  display: flex;
  & > ol {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: center;
    justify-content: space-around;
  }
  /* Seen from the stand, the left back of the home team is far away: guests stand the other way round. */
  [data-side='away'] > & > ol {
    flex-direction: row-reverse;
  }
  ${WIDE} {
    & > ol {
      flex-direction: column;
    }
    [data-side='away'] > & > ol {
      flex-direction: column-reverse;
    }
  }
`;

export const playerCss = css`
  position: relative;
  flex: 0 1 72px;
  min-width: 0;
  display: grid;
  justify-items: center;
  ${WIDE} {
    flex: none;
    width: 100%;
    max-width: 104px;
  }
`;

export const shirt = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid;
  border-radius: 50%;
  box-shadow: 0 1px 3px rgb(0 0 0 / 0.4);
  font: var(--fw-semi) var(--fs-12)/1 var(--font-num);
  font-variant-numeric: tabular-nums;
`;

export const captainCss = css`
  position: absolute;
  left: -13px;
  bottom: 1px;
  display: grid;
  place-items: center;
  width: 14px;
  height: 14px;
  border-radius: 3px;
  background: #e8c15a;
  color: #13233f;
  font: var(--fw-bold) 10px/1 var(--font);
`;

export const nameCss = css`
  position: relative;
  max-width: 100%;
  margin-top: 2px;
  padding: 0 4px;
  border-radius: var(--r-1);
  background: rgb(6 30 18 / 0.66);
  font-size: 11px;
  font-weight: var(--fw-medium);
  line-height: 1rem;
  & > span[aria-hidden] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${WIDE} {
    font-size: var(--fs-12);
  }
`;

export const marksCss = css`
  position: absolute;
  left: calc(50% + 12px);
  top: -5px;
  display: flex;
  gap: 2px;
  filter: drop-shadow(0 1px 1px rgb(0 0 0 / 0.5));
`;
