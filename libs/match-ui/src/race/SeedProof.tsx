import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface ProofValueView {
  name: string;
  /** A hash, a seed, an order. */
  value?: string | undefined;
  /** Instead of a value: "Công bố khi bi cuối về đích". */
  note?: string | undefined;
}

export interface SeedProofProps {
  values: readonly ProofValueView[];
  /** What computing it again said, in sentences; read aloud when it comes. */
  verdicts: readonly { text: string; isRight: boolean }[];
  /** Buttons. */
  children?: ReactNode;
}

/** What was published of a race, before it and after it, and whether it agrees. */
export function SeedProof({ values, verdicts, children }: SeedProofProps) {
  return (
    <div css={root}>
      <dl>
        {values.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === undefined ? <span css={[box, noteCss]}>{note}</span> : <code css={box}>{value}</code>}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        {verdicts.length > 0 && (
          <ul>
            {verdicts.map(({ text, isRight }) => (
              <li key={text} data-wrong={!isRight || undefined}>
                <Icon icon={isRight ? icons.check : icons.close} size={16} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children && <div css={acts}>{children}</div>}
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-3);
  & > dl {
    display: grid;
    gap: var(--sp-2);
  }
  & dt {
    font-size: var(--fs-12);
    line-height: 18px;
    color: var(--c-muted);
  }
  & dd {
    min-width: 0;
    margin: 0;
  }
  & ul {
    display: grid;
    gap: var(--sp-1);
  }
  & li {
    display: flex;
    gap: 6px;
    align-items: center;
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
    color: var(--c-accent);
  }
  & [data-wrong] {
    color: var(--c-neg);
  }
  & li > svg {
    flex: none;
  }
`;

const box = css`
  display: block;
  padding: 8px 10px;
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: var(--c-text-2);
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  font-size: var(--fs-12);
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const noteCss = css`
  font-family: var(--font);
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
