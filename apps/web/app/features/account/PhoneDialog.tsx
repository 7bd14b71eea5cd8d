import { Code } from '@khandai/contracts';
import { Button, Dialog, Field, PhoneField, phoneDraft, readPhone, type PhoneDraft } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { codeFault, faultsOf, plainCode } from '../../shell/forms/checks';
import { Form } from '../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { useFields } from '../../shell/forms/use-fields';
import { usePhoneWords } from '../../shell/forms/use-phone-words';
import { useServices } from '../../shell/services/services';
import { ResendCode } from './ResendCode';
import { useMeStore } from './me-context';

interface NumberFields {
  readonly phone: PhoneDraft;
}

interface CodeFields {
  readonly smsCode: string;
}

export interface PhoneDialogProps {
  /** The current number in E.164; empty if there is none. */
  readonly known: string;
  readonly onClose: () => void;
}

const codeFieldOf = new Map<number, 'smsCode'>([Code.wrongCode, Code.codeSpent].map((code) => [code, 'smsCode']));

/** Verifies a phone number by a six-digit code. Lazy, because it brings the phone number rules of every country. */
export function PhoneDialog({ open, known, onClose }: PhoneDialogProps & { open: boolean }) {
  const { t } = useLazyTranslation('me', words);
  const { t: shell } = useTranslation('shell');
  const { clock } = useServices();
  // Survives closing the dialog: a user who leaves to read the SMS finds the code field again.
  const [number] = useState(() => new FormStore<NumberFields>({ empty: { phone: phoneDraft(known) }, clock }));
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Dialog open={open} onClose={onClose} title={t('contact.phone')} closeLabel={shell('close')}>
      <PhoneSteps number={number} sentTo={sentTo} onSent={setSentTo} onClose={onClose} />
    </Dialog>
  );
}

interface StepsProps extends Pick<PhoneDialogProps, 'onClose'> {
  readonly number: FormStore<NumberFields>;
  /** The number that got the code; undefined before sending and after the code was used. */
  readonly sentTo: string | undefined;
  readonly onSent: (phone: string | undefined) => void;
}

const PhoneSteps = observer(function PhoneSteps({ number, sentTo, onSent, onClose }: StepsProps) {
  const store = useMeStore();
  const plan: FormPlan<NumberFields> = {
    keepsFields: true,
    check: ({ phone }) => faultsOf({ phone: 'problem' in readPhone(phone) ? 'phoneForm' : undefined }),
    send: async ({ phone }, signal) => {
      number.holdFor(await store.sendCode(e164Of(phone), signal));
    },
    done: ({ phone }) => {
      onSent(e164Of(phone));
    },
  };
  if (sentTo === undefined) return <NumberForm number={number} plan={plan} onClose={onClose} />;
  return (
    <CodeForm
      sentTo={sentTo}
      onDone={() => {
        onSent(undefined);
        onClose();
      }}
      resend={
        <ResendCode
          store={number}
          onResend={(signal) => number.submit(plan, signal)}
          onOther={() => {
            onSent(undefined);
          }}
        />
      }
    />
  );
});

const NumberForm = observer(function NumberForm({
  number,
  plan,
  onClose,
}: {
  number: FormStore<NumberFields>;
  plan: FormPlan<NumberFields>;
  onClose: () => void;
}) {
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const field = useFields(number);
  const phone = usePhoneWords();
  return (
    <>
      <p>{t('contact.phoneText')}</p>
      <Form
        store={number}
        onSubmit={(signal) => number.submit(plan, signal)}
        submit={t('contact.sendCode')}
        first="phone"
        beside={<Button onClick={onClose}>{tForm('cancel')}</Button>}
      >
        <PhoneField {...field('phone')} {...phone} label={t('contact.phone')} autoComplete="tel" required />
      </Form>
    </>
  );
});

const CodeForm = observer(function CodeForm({
  sentTo,
  resend,
  onDone,
}: {
  sentTo: string;
  resend: ReactNode;
  onDone: () => void;
}) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { clock, toasts } = useServices();
  const [code] = useState(() => new FormStore<CodeFields>({ empty: { smsCode: '' }, fieldOf: codeFieldOf, clock }));
  const field = useFields(code);
  const plan: FormPlan<CodeFields> = {
    check: ({ smsCode }) => faultsOf({ smsCode: codeFault(smsCode) }),
    send: ({ smsCode }, signal) => store.confirmPhone(plainCode(smsCode), signal),
    done: () => {
      onDone();
      toasts.push({ tone: 'ok', title: t('contact.phoneSaved') });
    },
  };
  return (
    <>
      <p role="status">{t(`contact.${codeText(store.codesInFolder)}`, { phone: sentTo })}</p>
      <Form store={code} onSubmit={(signal) => code.submit(plan, signal)} submit={t('contact.confirm')} first="smsCode">
        <Field
          {...field('smsCode')}
          label={t('contact.code')}
          hint={t('contact.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Leaves room for spaces in a code pasted from an SMS.
          maxLength={12}
          required
        />
      </Form>
      {resend}
    </>
  );
});

const e164Of = (phone: PhoneDraft): string => {
  const reading = readPhone(phone);
  return 'e164' in reading ? reading.e164 : phone.text;
};

/** What is known of the code's way. After a reload of the page the server only says that an earlier code is still valid. */
const codeText = (inFolder: boolean | undefined) =>
  inFolder === undefined ? 'codeWaits' : inFolder ? 'codeInFolder' : 'codeText';
