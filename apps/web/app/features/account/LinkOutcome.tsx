import { Button, EmptyState, ErrorState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { useVerifyStore } from './verify-context';

export interface LinkOutcomeProps {
  readonly words: Readonly<Record<'running' | 'done' | 'doneText' | 'refused', string>>;
  readonly close: ReactNode;
  /** What to do after a refusal; by default the same as after success. */
  readonly afterRefusal?: ReactNode;
}

/** What came of an e-mailed link: it runs, it is done, the server refused it, or gave no answer. */
export const LinkOutcome = observer(function LinkOutcome({ words, close, afterRefusal = close }: LinkOutcomeProps) {
  const { state, verify } = useVerifyStore();
  const { t: tForm } = useLazyTranslation('form', form);
  const { t: shell } = useTranslation('shell');
  switch (state.status) {
    case 'verifying':
      return <EmptyState icon={icons.clock} level={2} framed title={words.running} />;
    case 'verified':
      return <EmptyState icon={icons.done} level={2} framed title={words.done} text={words.doneText} action={close} />;
    case 'unanswered':
      return (
        <ErrorState
          level={2}
          framed
          title={words.refused}
          text={tForm(`failed.${state.key}`)}
          action={<Button onClick={() => void verify()}>{shell('retry')}</Button>}
        />
      );
    case 'refused':
      return <ErrorState level={2} framed title={words.refused} text={state.msg} action={afterRefusal} />;
  }
});
