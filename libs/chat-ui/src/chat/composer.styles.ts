import { css } from '@emotion/react';
import { NOT_PHONE, PHONE } from '@khandai/ui-kit';

export const root = css`
  position: relative;
  flex: none;
  container-type: inline-size;
  border-top: 1px solid var(--c-line);
  padding: var(--sp-2);
  background: var(--c-surface);
  /* Files are over the room. */
  &[data-drop] {
    outline: 2px dashed var(--c-accent);
    outline-offset: -4px;
  }
  @media ${PHONE} {
    [data-compact] & {
      padding: 5px 6px 5px var(--sp-2);
    }
  }
`;

export const box = css`
  display: flex;
  align-items: flex-end;
  /* Beside the picture on a phone held sideways only the field and its button have room. */
  @container (max-width: 319px) {
    && > :not(:nth-last-child(-n + 2)) {
      display: none;
    }
  }
`;

export const fieldCss = css`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: flex-end;
  background: var(--c-sunken);
  border-radius: 22px;
  padding-left: var(--sp-4);
  min-height: 44px;
  &:focus-within {
    box-shadow: 0 0 0 2px var(--c-focus);
  }
  & textarea {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    outline: 0;
    resize: none;
    padding: 10px 0;
    line-height: 1.5rem;
    font-size: var(--fs-16);
    scrollbar-width: thin;
  }
  /* One line: on narrow phones the field would be as high as two. */
  & textarea::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--c-muted);
    opacity: 1;
  }
  & textarea:disabled {
    cursor: not-allowed;
  }
  @media ${NOT_PHONE} {
    & textarea {
      font-size: var(--fs-14);
    }
  }
  /* 40 px to the eye, 44 px to the finger. */
  @media ${PHONE} {
    [data-compact] & {
      min-height: 40px;
      border-radius: 20px;
      --touch: 40px;
      & textarea {
        padding: 8px 0;
      }
    }
  }
`;

export const inField = css`
  border-radius: 22px;
`;

export const sendCss = css`
  && {
    background: var(--c-accent-fill);
    color: var(--c-on-accent);
    border-radius: 50%;
    margin-left: var(--sp-2);
  }
  &&:hover {
    background: var(--c-accent-fill-hover);
  }
  &&[aria-disabled='true'] {
    background: var(--c-fill);
    color: var(--c-muted);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  @media ${PHONE} {
    [data-compact] && {
      --touch: 40px;
      margin-left: 6px;
    }
    [data-compact] &&::after {
      content: '';
      position: absolute;
      inset: -2px;
    }
  }
`;

export const counter = css`
  align-self: center;
  padding: 0 var(--sp-1);
  font: var(--fw-medium) var(--fs-12)/1 var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
`;

export const over = css`
  color: var(--c-neg);
`;

export const noteCss = css`
  display: flex;
  gap: 6px;
  align-items: center;
  padding: 0 var(--sp-2) var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-warn);
`;

export const replyCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: 0 0 var(--sp-1) var(--sp-3);
  font-size: var(--fs-12);
  color: var(--c-muted);
  min-width: 0;
  & b {
    font-weight: var(--fw-medium);
    color: var(--c-text-2);
    flex: none;
  }
`;

export const push = css`
  margin-left: auto;
`;
