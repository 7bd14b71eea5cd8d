import { css } from '@emotion/react';
import { Button, Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLateWords } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/late/form';
import type { FormStore } from './FormStore';
import type { FormFault } from './refusal';

export interface FormProps {
  readonly store: Pick<FormStore<object>, 'busy' | 'waitSeconds' | 'fault'>;
  /** Hands the form in; answers the first field to be mended. What is under way when the form is left is given up. */
  readonly onSubmit: (signal: AbortSignal) => Promise<string | undefined>;
  /** What the button says: a verb. */
  readonly submit: string;
  /** What is sent cannot be taken back: the button looks like it. */
  readonly final?: boolean;
  /** Field that has the focus when the form appears, and when this changes. */
  readonly first?: string;
  /** Stands beside the button, e.g. a way out. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Seconds that are told as such; what is longer is told in minutes. */
const LONG_WAIT = 99;

/** Fields under one another and their button. A refusal moves the focus to the first field to be mended. */
export const Form = observer(function Form({ store, onSubmit, submit, final, first, beside, children }: FormProps) {
  const { t } = useLateWords('form', form);
  const element = useRef<HTMLFormElement>(null);
  const life = useRef(new AbortController());
  const { busy, waitSeconds, fault } = store;

  useEffect(() => {
    life.current = new AbortController();
    return () => {
      life.current.abort();
    };
  }, []);

  const focus = (name: string): void => element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  useEffect(() => {
    if (first !== undefined) focus(first);
  }, [first]);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await onSubmit(life.current.signal);
    if (wrong !== undefined) focus(wrong);
  };

  return (
    // What is wrong is said under the fields, in our words; the browser's own bubbles would hide the form.
    <form ref={element} noValidate css={fields} onSubmit={(event) => void send(event)}>
      {fault && <Fault fault={fault} />}
      {children}
      <div css={buttons}>
        {beside}
        <Button
          type="submit"
          look="primary"
          css={final && finalCss}
          block={beside === undefined}
          aria-disabled={busy || waitSeconds > 0}
          aria-busy={busy}
        >
          {words()}
        </Button>
      </div>
    </form>
  );

  function words(): string {
    if (busy) return t('sending');
    const minutes = Math.ceil(waitSeconds / 60);
    if (waitSeconds > LONG_WAIT) return t('waitMinutes', { minutes, count: minutes });
    return waitSeconds > 0 ? t('wait', { seconds: waitSeconds, count: waitSeconds }) : submit;
  }
});

function Fault({ fault }: { fault: FormFault }) {
  const { t } = useLateWords('form', form);
  const element = useRef<HTMLParagraphElement>(null);
  // A long form is handed in at its end, from where its beginning may be out of sight.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    void element.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <p ref={element} role="alert" css={alert}>
      <Icon icon={icons.alert} size={16} />
      {'msg' in fault ? fault.msg : t(`failed.${fault.key}`)}
    </p>
  );
}

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--sp-2);
`;

const finalCss = css`
  &:not([aria-disabled='true']) {
    background: var(--c-neg);
    color: var(--c-surface);
  }
`;

const alert = css`
  display: flex;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-neg);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
  & svg {
    margin-top: 2px;
  }
`;
