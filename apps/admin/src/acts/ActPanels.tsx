import { css } from '@emotion/react';
import { Button, Field, Panel } from '@khandai/ui-kit';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { isReason } from '../resources/member/ReasonField';

/** What staff do with a stored record, one panel for each kind of act. */
export const ActPanels = ({ children }: { readonly children: ReactNode }) => <div css={acts}>{children}</div>;

interface ActPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const ActPanel = ({ title, children }: ActPanelProps) => (
  <Panel title={title} padded>
    <div css={body}>{children}</div>
  </Panel>
);

interface ReasonPanelProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** On the button. */
  readonly act: string;
  readonly busy: boolean;
  readonly onAct: (reason: string) => void;
}

/** An act that needs a reason, which readers see. */
export function ReasonPanel({ title, label, hint, act, busy, onAct }: ReasonPanelProps) {
  const [reason, setReason] = useState('');
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    onAct(reason);
  };
  return (
    <Panel title={title} padded>
      <form css={body} onSubmit={submit}>
        <Field label={label} hint={hint} value={reason} onChange={setReason} maxLength={300} required />
        <Button type="submit" look="danger" disabled={busy || !isReason(reason)}>
          {act}
        </Button>
      </form>
    </Panel>
  );
}

const acts = css`
  display: grid;
  gap: var(--sp-3);
  max-width: 40rem;
  padding: 0 var(--sp-4) var(--sp-4);
`;

const body = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-3);
  & > div {
    width: 100%;
  }
`;
