import { css } from '@emotion/react';

export interface KeyListProps {
  /** Each entry lists the keys that share one action. */
  keys: readonly { keys: readonly string[]; does: string }[];
  /** Between keys that share an action: "hoặc". */
  or?: string;
  /** In a line, for the foot of what the keys are for. */
  row?: boolean;
}

/** Keyboard shortcuts and their actions. */
export function KeyList({ keys, or = '', row = false }: KeyListProps) {
  return (
    <dl css={row ? line : list}>
      {keys.map(({ keys: names, does }) => (
        <div key={does}>
          <dt>
            {names.map((name, n) => (
              <span key={name}>
                {n > 0 && <small> {or} </small>}
                <kbd>{name}</kbd>
              </span>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);
  font-size: var(--fs-12);
  color: var(--c-muted);
  & > div {
    display: flex;
    align-items: center;
    gap: var(--sp-1);
  }
  & kbd {
    display: inline-block;
    min-width: 22px;
    padding: 0 5px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-fill);
    font:
      var(--fw-medium) var(--fs-12)/20px var(--font-num),
      var(--font);
    text-align: center;
    color: var(--c-text);
  }
`;

const list = css`
  display: grid;
  gap: var(--sp-1);
  & > div {
    display: grid;
    grid-template-columns: minmax(8rem, auto) 1fr;
    align-items: center;
    gap: var(--sp-3);
    min-height: 32px;
  }
  & kbd {
    display: inline-block;
    min-width: 28px;
    padding: 0 6px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-fill);
    font:
      var(--fw-medium) var(--fs-13)/24px var(--font-num),
      var(--font);
    text-align: center;
  }
  & small {
    color: var(--c-muted);
  }
`;
