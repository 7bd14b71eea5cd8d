import { css } from '@emotion/react';
import type { UserSession } from '@khandai/contracts';
import { Badge, Button, Dialog, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fullTime } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { PartBody } from '../../shell/parts/PartBody';
import { useServices } from '../../shell/services/services';
import { Section } from './Section';
import { SettingRow } from './SettingRow';
import { useActionToast } from './use-action-toast';
import { useMeStore } from './me-context';

/** Devices where the member is logged in, this one first. */
export const SessionsPanel = observer(function SessionsPanel({ id }: { id: string }) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { value: sessions } = store.sessions;
  const { others } = store;
  const [asking, ask] = useState(false);
  const own = sessions?.find(({ current }) => current);
  return (
    <Section
      id={id}
      title={t('sessions.title')}
      {...(others.length > 0 && {
        end: (
          <Button
            look="quiet"
            size="sm"
            onClick={() => {
              ask(true);
            }}
          >
            {t('sessions.endOthers')}
          </Button>
        ),
      })}
    >
      <PartBody
        part={store.sessions}
        failedTitle={t('sessions.failed')}
        onRetry={store.reloadSessions}
        waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
      >
        {() => (
          <>
            {own && <Device session={own} />}
            {others.map((session) => (
              <Device key={session.sessionId} session={session} />
            ))}
            <p css={note}>{others.length === 0 ? t('sessions.only') : t('sessions.note')}</p>
          </>
        )}
      </PartBody>
      <EndOthers
        open={asking}
        onClose={() => {
          ask(false);
        }}
      />
    </Section>
  );
});

const Device = observer(function Device({ session }: { session: UserSession }) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { clock } = useServices();
  const runAction = useActionToast();
  const [busy, setBusy] = useState(false);
  const { device, address, lastUsedAt, current } = session;
  const time = fullTime(Date.parse(lastUsedAt), clock.timezone, t('match:weekdays'));
  const end = async () => {
    if (busy) return;
    setBusy(true);
    await runAction(
      (signal) => store.endSession(session, signal),
      t('sessions.endFailed'),
      t('sessions.ended', { device }),
    );
    setBusy(false);
  };
  return (
    <SettingRow
      icon={icons.monitor}
      label={device}
      {...(current && { mark: <Badge tone="ok">{t('sessions.current')}</Badge> })}
      note={`${current ? t('sessions.now') : t('sessions.lastUsed', { time })} · ${t('sessions.from', { address })}`}
      {...(!current && {
        end: (
          <Button size="sm" aria-label={t('sessions.endLabel', { device })} aria-busy={busy} onClick={() => void end()}>
            {t('sessions.end')}
          </Button>
        ),
      })}
    />
  );
});

const EndOthers = observer(function EndOthers({ open, onClose }: { open: boolean; onClose: () => void }) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { t: shell } = useTranslation('shell');
  const runAction = useActionToast();
  const end = () => {
    onClose();
    void runAction(store.endOthers, t('sessions.endFailed'), t('sessions.endedOthers'));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('sessions.endOthersTitle')}
      closeLabel={shell('close')}
      actions={
        <>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <Button look="primary" onClick={end}>
            {t('sessions.end')}
          </Button>
        </>
      }
    >
      <p>{t('sessions.endOthersText', { number: store.others.length, count: store.others.length })}</p>
    </Dialog>
  );
});

const waiting = css`
  min-height: 132px;
`;

const note = css`
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
