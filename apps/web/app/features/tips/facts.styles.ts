import { css } from '@emotion/react';

/** Three numbers beside one another, each over its name. */
export const facts = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  text-align: center;
  & > div {
    display: flex;
    flex-direction: column;
    padding: var(--sp-2) 4px;
  }
  & > div + div {
    border-inline-start: 1px solid var(--c-line);
  }
  & dd {
    margin: 0;
    font-family: var(--font-num);
    font-size: var(--fs-16);
    font-weight: var(--fw-semi);
  }
  & dt {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;
