import type { UserInfo } from '@khandai/contracts';
import { Badge, Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { EmailDialog } from './EmailDialog';
import { Section } from './Section';
import { SettingRow } from './SettingRow';
import { useActionToast } from './use-action-toast';
import { useMeStore } from './me-context';

interface ContactProps {
  readonly me: UserInfo;
}

const RESEND_MS = 60_000;
const loadPhoneDialog = () => import('./PhoneDialog').then(({ PhoneDialog }) => PhoneDialog);

/** The member's e-mail and phone, and whether each is verified. */
export function ContactPanel({ id, ...rest }: ContactProps & { id: string }) {
  const { t } = useLazyTranslation('me', words);
  return (
    <Section id={id} title={t('contact.title')}>
      <EmailRow {...rest} />
      <PhoneRow {...rest} />
    </Section>
  );
}

const EmailRow = observer(function EmailRow({ me }: ContactProps) {
  const { t } = useLazyTranslation('me', words);
  const [changing, change] = useState(false);
  const [pending, setPending] = useState<string>();
  const { emailAddress: email, emailVerified } = me;
  const notes = [
    ...(emailVerified ? [] : [email === null ? t('contact.noEmailNote') : t('contact.unverifiedNote')]),
    ...(pending === undefined || (pending === email && emailVerified)
      ? []
      : [t('contact.pendingNote', { email: pending })]),
  ];
  return (
    <>
      <SettingRow
        icon={icons.mail}
        label={t('contact.email')}
        value={email ?? t('contact.noEmail')}
        {...(email !== null && { mark: <Shown is={emailVerified} /> })}
        {...(notes.length > 0 && { note: notes.join(' ') })}
        end={
          <>
            {email !== null && !emailVerified && <ResendButton email={email} />}
            <Button
              size="sm"
              onClick={() => {
                change(true);
              }}
            >
              {email === null ? t('contact.addEmail') : t('contact.changeEmail')}
            </Button>
          </>
        }
      />
      <EmailDialog
        open={changing}
        verified={emailVerified ? email : null}
        onClose={() => {
          change(false);
        }}
        onSent={setPending}
      />
    </>
  );
});

/** Resends the verification e-mail, at most once a minute. */
const ResendButton = observer(function ResendButton({ email }: { email: string }) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { clock } = useServices();
  const runAction = useActionToast();
  const [until, hold] = useState(0);
  const [busy, setBusy] = useState(false);
  const seconds = Math.max(0, Math.ceil((until - clock.now) / 1_000));
  const send = async () => {
    if (busy || seconds > 0) return;
    setBusy(true);
    const work = async (signal: AbortSignal) => {
      await store.sendEmail(email, signal);
      // Starts the wait only after a successful send, so the user can retry a failed one at once.
      hold(clock.now + RESEND_MS);
    };
    await runAction(work, t('contact.resendFailed'), t('contact.sent'));
    setBusy(false);
  };
  return (
    <Button size="sm" look="on" aria-disabled={busy || seconds > 0} aria-busy={busy} onClick={() => void send()}>
      {seconds > 0 ? t('contact.resendIn', { seconds, count: seconds }) : t('contact.resend')}
    </Button>
  );
});

const PhoneRow = observer(function PhoneRow({ me }: ContactProps) {
  const { t } = useLazyTranslation('me', words);
  const [changing, change] = useState(false);
  const close = () => {
    change(false);
  };
  const Dialog = useLazyPart(changing, loadPhoneDialog, close);
  const { phoneNumber: phone, phoneVerified } = me;
  const act =
    phone === null ? t('contact.addPhone') : phoneVerified ? t('contact.changePhone') : t('contact.verifyPhone');
  return (
    <>
      <SettingRow
        icon={icons.phone}
        label={t('contact.phone')}
        value={phone ?? t('contact.noPhone')}
        {...(phone !== null && { mark: <Shown is={phoneVerified} /> })}
        end={
          <Button
            size="sm"
            aria-busy={changing && !Dialog}
            onClick={() => {
              change(true);
            }}
          >
            {act}
          </Button>
        }
      />
      {Dialog && <Dialog open={changing} known={phone ?? ''} onClose={close} />}
    </>
  );
});

function Shown({ is }: { is: boolean }) {
  const { t } = useLazyTranslation('me', words);
  return is ? (
    <Badge tone="ok" icon={icons.check}>
      {t('contact.verified')}
    </Badge>
  ) : (
    <Badge tone="warn">{t('contact.unverified')}</Badge>
  );
}
