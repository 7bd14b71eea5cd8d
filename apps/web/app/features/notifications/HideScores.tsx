import type { NotificationSettings } from '@khandai/contracts';
import { Panel } from '@khandai/ui-kit';
import { useNotificationWords } from '../../domains/notifications';
import { SettingLine } from './SettingLine';

interface HideScoresProps {
  readonly value: boolean;
  readonly onChange: (change: Pick<NotificationSettings, 'hideScores'>) => void;
}

/** Whether notifications say no scores. */
export function HideScores({ value, onChange }: HideScoresProps) {
  const { t } = useNotificationWords();
  return (
    <Panel>
      <SettingLine
        label={t('hideScores')}
        note={t('hideScoresNote')}
        checked={value}
        onChange={(hideScores) => {
          onChange({ hideScores });
        }}
      />
    </Panel>
  );
}
