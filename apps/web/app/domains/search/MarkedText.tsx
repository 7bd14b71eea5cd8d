import { css } from '@emotion/react';
import type { SearchHit } from '@khandai/contracts';
import type { ReactNode } from 'react';

/** A text with the letters that match the search. */
export function MarkedText({ text, marks }: SearchHit['title']) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [begin, end] of marks) {
    parts.push(text.slice(at, begin));
    parts.push(
      <mark key={begin} css={mark}>
        {text.slice(begin, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

const mark = css`
  border-radius: 2px;
  background: var(--c-accent-tint);
  color: var(--c-accent);
`;
