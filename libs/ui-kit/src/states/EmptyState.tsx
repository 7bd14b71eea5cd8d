import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { wrapping } from '../primitives/Button.js';
import { Icon, type IconDrawing } from '../primitives/Icon.js';
import * as icons from '../primitives/icons.js';

export interface StatePanelProps {
  icon: IconDrawing;
  title: string;
  text?: ReactNode;
  /** One button or link to the next step. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** Draws its own card. */
  framed?: boolean | undefined;
}

/** Content that does not exist yet: one sentence, and what to do next. */
export function EmptyState(props: StatePanelProps) {
  return <StatePanel {...props} />;
}

/** What failed, and a way to retry. Stale data stays on the page with its time. */
export function ErrorState({
  icon = icons.alert,
  ...rest
}: Omit<StatePanelProps, 'icon'> & { icon?: IconDrawing | undefined }) {
  return <StatePanel icon={icon} {...rest} alert />;
}

function StatePanel({ icon, title, text, action, level = 2, framed, alert }: StatePanelProps & { alert?: boolean }) {
  const Heading = `h${level}` as const;
  return (
    <div css={[root, framed && frame]} {...(alert ? { role: 'alert' } : {})}>
      <Icon icon={icon} size={28} css={drawing} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div css={actionCss}>{action}</div>}
    </div>
  );
}

// The title may hold words of a reader.
const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: var(--sp-2);
  padding: var(--sp-8) var(--sp-4);
  text-align: center;
  overflow-wrap: anywhere;
  color: var(--c-text-2);
  & > h1,
  & > h2,
  & > h3 {
    font-size: var(--fs-16);
    color: var(--c-text);
  }
  & > p {
    max-width: 34ch;
  }
`;

const frame = css`
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
`;

const drawing = css`
  color: var(--c-muted);
  stroke-width: 1.6;
`;

// Buttons wrap: a day written out in letters twice as large is wider than a phone.
const actionCss = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--sp-2);
  margin-top: var(--sp-2);
  min-width: 0;
  & > a,
  & > button {
    ${wrapping}
  }
`;
