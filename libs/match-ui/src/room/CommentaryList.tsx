import { css } from '@emotion/react';
import { Hidden } from '@khandai/ui-kit';

export interface CommentaryRow {
  id: string;
  /** Minute without its mark: "45+2"; empty before kick-off and in a sport that does not count minutes. */
  minute: string;
  text: string;
  /** Colour and name of the team that the event belongs to. */
  team?: { color: string; name: string } | undefined;
  /** Highlights the row: a goal, a red card. */
  key?: boolean | undefined;
}

export interface CommentaryListProps {
  label: string;
  /** Newest first. */
  rows: readonly CommentaryRow[];
  /** The newest entry that arrived while the list was open; a polite live region announces it. */
  news?: string | undefined;
}

/** The live commentary. Screen readers announce only new entries, not a list that opens or changes its filter. */
export function CommentaryList({ label, rows, news }: CommentaryListProps) {
  const timed = rows.some(({ minute }) => minute !== '');
  return (
    <>
      <div role="status">
        <Hidden>{news ?? ''}</Hidden>
      </div>
      <ol css={list} aria-label={label}>
        {rows.map(({ id, minute, text, team, key }) => (
          <li key={id} css={[row, !timed && untimedRow, key && keyRow]}>
            {timed && <span css={minuteCss}>{minute}</span>}
            <i css={edge} style={team ? { background: team.color } : undefined} aria-hidden="true" />
            <p>
              {team && <Hidden>{team.name}: </Hidden>}
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

const list = css`
  padding: 0 0 var(--sp-3);
`;

const untimedRow = css`
  grid-template-columns: 3px minmax(0, 1fr);
`;

const row = css`
  display: grid;
  grid-template-columns: 48px 3px minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-2) var(--sp-4);
  line-height: 1.25rem;
  & > p {
    overflow-wrap: break-word;
  }
`;

const keyRow = css`
  background: var(--c-accent-tint);
  font-weight: var(--fw-semi);
`;

const minuteCss = css`
  text-align: right;
  font: var(--fw-medium) var(--fs-12)/1.25rem var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
  &:not(:empty)::after {
    content: '′';
  }
`;

const edge = css`
  border-radius: 2px;
  background: var(--c-line);
  /* Club colours may be as pale as the page. */
  box-shadow: 0 0 0 1px var(--c-line);
`;
