import { css } from '@emotion/react';
import { Hidden } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { Marble, type MarbleView } from './Marble.js';

export interface RaceRowProps {
  /** "Cuộc #2417". */
  title: ReactNode;
  /** "20:25 · về đích sau 1:29,3". */
  note: ReactNode;
  /** The first three; none while the result is covered. */
  podium?: readonly (MarbleView & { name: string })[] | undefined;
  /** "Bạc Sương nhất · bạn chọn 2, trượt", or a button that shows the result. */
  result: ReactNode;
  /** Replay and proof. */
  actions?: ReactNode;
}

/** A race that is over. */
export function RaceRow({ title, note, podium, result, actions }: RaceRowProps) {
  return (
    <li css={root}>
      <div>
        <p>
          <b>{title}</b> <small>{note}</small>
        </p>
        <p css={resultCss}>
          {podium?.map(({ id, color, name }) => (
            <span key={id}>
              <Marble id={id} color={color} size={20} />
              <Hidden>{name}, </Hidden>
            </span>
          ))}
          <small>{result}</small>
        </p>
      </div>
      {actions && <div css={acts}>{actions}</div>}
    </li>
  );
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px var(--sp-3);
  align-items: center;
  min-height: 60px;
  padding: 8px var(--sp-2) 8px var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  line-height: 18px;
  & small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  & b {
    font-weight: var(--fw-medium);
  }
`;

const resultCss = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding-top: 3px;
  & > span {
    position: relative;
    line-height: 0;
  }
`;

const acts = css`
  display: flex;
`;
