import type { Fixture, UserInfo } from '@khandai/contracts';
import { Badge, Button, Dialog, LinkButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { form } from '../../../i18n/vi/lazy/form';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { kickOffText, leagueText, matchLabel, roomPath } from '../../../domains/match';
import { useServices } from '../../../shell/services/services';
import { SettingRow } from '../SettingRow';
import { useActionToast } from '../use-action-toast';
import { BroadcastDialog } from './BroadcastDialog';
import { StreamsDialog } from './StreamsDialog';
import { useStudioStore } from './studio-context';

export interface HostedProps {
  readonly fixture: Fixture;
  readonly me: UserInfo;
}

/** A hosted fixture and its actions. */
export const HostedRow = observer(function HostedRow({ fixture, me }: HostedProps) {
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { clock } = useServices();
  const runAction = useActionToast();
  const [busy, setBusy] = useState(false);
  const [opened, open] = useState<'streams' | 'broadcast' | 'giveUp'>();
  const match = matchLabel(fixture);
  const onAir = store.isOnAir(fixture);
  const close = () => {
    open(undefined);
  };
  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    await runAction(
      (signal) => store.goOnAir(fixture, !onAir, signal),
      t('mine.changeFailed'),
      onAir ? t('mine.isOver') : t('mine.isLive'),
    );
    setBusy(false);
  };
  return (
    <>
      <SettingRow
        icon={icons.mic}
        label={match}
        {...(onAir && { mark: <Badge tone="ok">{t('mine.onAir')}</Badge> })}
        note={`${kickOffText(fixture, { now: clock.minute, timezone: clock.timezone, weekdays: t('match:weekdays') })} · ${leagueText(fixture)}`}
        end={
          <>
            <Button
              size="sm"
              look={onAir ? 'line' : 'on'}
              aria-label={onAir ? t('mine.leaveOf', { match }) : t('mine.goLiveOf', { match })}
              aria-busy={busy}
              onClick={() => void toggle()}
            >
              {onAir ? t('mine.leave') : t('mine.goLive')}
            </Button>
            <Button
              size="sm"
              aria-label={t('streams.openOf', { match })}
              onClick={() => {
                open('streams');
              }}
            >
              {t('streams.open')}
            </Button>
            <Button
              size="sm"
              aria-label={t('broadcast.openOf', { match })}
              onClick={() => {
                open('broadcast');
              }}
            >
              {t('broadcast.open')}
            </Button>
            <LinkButton
              size="sm"
              look="quiet"
              href={`${roomPath(fixture)}?blv=${me.userId}`}
              aria-label={t('visitOf', { match })}
            >
              {t('visit')}
            </LinkButton>
            <Button
              size="sm"
              look="quiet"
              aria-label={t('giveUp.openOf', { match })}
              onClick={() => {
                open('giveUp');
              }}
            >
              {t('giveUp.open')}
            </Button>
          </>
        }
      />
      {opened === 'streams' && <StreamsDialog fixture={fixture} onClose={close} />}
      {opened === 'broadcast' && <BroadcastDialog me={me} fixture={fixture} onClose={close} />}
      {opened === 'giveUp' && <GiveUp fixture={fixture} onClose={close} />}
    </>
  );
});

function GiveUp({ fixture, onClose }: { fixture: Fixture; onClose: () => void }) {
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { t: shell } = useTranslation('shell');
  const runAction = useActionToast();
  const giveUp = () => {
    onClose();
    void runAction((signal) => store.giveUp(fixture, signal), t('giveUp.failed'), t('giveUp.done'));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('giveUp.title')}
      closeLabel={shell('close')}
      actions={
        <>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <Button look="primary" onClick={giveUp}>
            {t('giveUp.open')}
          </Button>
        </>
      }
    >
      <p>{t('giveUp.text', { match: matchLabel(fixture) })}</p>
    </Dialog>
  );
}
