import type { UserInfo } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { downloadFile } from '../../shell/services/download-file';
import { DeleteDialog } from './DeleteDialog';
import { Section } from './Section';
import { SettingRow } from './SettingRow';
import { useActionToast } from './use-action-toast';
import { useMeStore } from './me-context';

export interface DataProps {
  readonly me: UserInfo;
}

/** Export and deletion of the member's data. */
export const DataPanel = observer(function DataPanel({ id, me }: DataProps & { id: string }) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const [deleting, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const runAction = useActionToast();
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const work = async (signal: AbortSignal) => {
      const data = await store.exportData(signal);
      downloadFile(`${JSON.stringify(data, null, 2)}\n`, {
        name: `khan-dai-${me.username}.json`,
        type: 'application/json',
      });
    };
    await runAction(work, t('data.exportFailed'), t('data.exported'));
    setBusy(false);
  };
  return (
    <Section id={id} title={t('data.title')}>
      <SettingRow
        icon={icons.arrowDown}
        label={t('data.export')}
        note={t('data.exportText')}
        end={
          <Button
            size="sm"
            aria-label={busy ? undefined : t('data.export')}
            aria-busy={busy}
            onClick={() => void download()}
          >
            {busy ? t('data.exporting') : t('data.exportShort')}
          </Button>
        }
      />
      <SettingRow
        icon={icons.trash}
        label={t('data.delete')}
        note={t('data.deleteText')}
        end={
          <Button
            size="sm"
            look="line"
            aria-label={t('data.delete')}
            onClick={() => {
              ask(true);
            }}
          >
            {t('data.deleteShort')}
          </Button>
        }
      />
      <DeleteDialog
        open={deleting}
        me={me}
        onClose={() => {
          ask(false);
        }}
      />
    </Section>
  );
});
