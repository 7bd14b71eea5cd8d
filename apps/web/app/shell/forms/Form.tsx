import { css } from '@emotion/react';
import { Button, Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import type { FormStore } from './FormStore';
import type { FormFault } from './refusal';

export interface FormProps {
  readonly store: Pick<FormStore<object>, 'busy' | 'waitSeconds' | 'fault'>;
  /** Submits the form; resolves with the first field to correct. `signal` aborts when the form unmounts. */
  readonly onSubmit: (signal: AbortSignal) => Promise<string | undefined>;
  /** Label of the button: a verb. */
  readonly submit: string;
  /** The action cannot be undone; the button is styled as dangerous. */
  readonly final?: boolean;
  /** The field that gets the focus when the form mounts, and when this prop changes. */
  readonly first?: string;
  /** Content beside the button, such as a cancel link. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Longest wait shown in seconds; longer waits are shown in minutes. */
const LONG_WAIT = 99;

/** Stacks fields and a submit button. A refusal moves the focus to the first field to correct. */
export const Form = observer(function Form({ store, onSubmit, submit, final, first, beside, children }: FormProps) {
  const { t } = useLazyTranslation('form', form);
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
    // The form shows its own errors under the fields; the browser's validation bubbles would cover it.
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
  const { t } = useLazyTranslation('form', form);
  const element = useRef<HTMLParagraphElement>(null);
  // The top of a long form may be out of view when the user submits it at the bottom.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return as its cleanup.
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
