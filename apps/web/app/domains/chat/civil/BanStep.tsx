import { BanForm } from '@khandai/chat-ui';
import { banReasons, type ChatMessage, CivilLimit } from '@khandai/contracts';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import { useCivilWork } from './use-civil-work';

/** Seconds of each duration; null is for good. */
const durations = { moment: 10, break: 600, hour: 3_600, day: 86_400, forever: null } as const;
type Duration = keyof typeof durations;
const order: readonly Duration[] = ['moment', 'break', 'hour', 'day', 'forever'];

/** The author of a message, and the room where they wrote it; without one, they are banned from all rooms. */
export interface Banned extends Pick<ChatMessage, 'userId' | 'showName'> {
  readonly groupId: number | undefined;
}

interface BanStepProps {
  readonly message: Banned;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

/** Bans the author of a message from the chat, for a time or for good. */
export function BanStep({ message, onClose, onCancel }: BanStepProps) {
  const { t } = useLazyTranslation('moderate', moderate);
  const { api, viewer } = useServices();
  const { run, done } = useCivilWork();
  const [busy, setBusy] = useState(false);
  const { groupId, userId, showName } = message;
  const isEverywhere = groupId === undefined;
  const role = viewer.member?.role;
  const wordOf = (duration: Duration) => t(`durations.${duration}`);

  return (
    <BanForm
      about={null}
      reasons={banReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      durations={order.map((value) => ({ value, label: wordOf(value) }))}
      start={{ reason: 'insult', duration: 'break' }}
      canEverywhere={role !== 'commentator' && !isEverywhere}
      busy={busy}
      noteLimit={CivilLimit.noteLength}
      labels={{
        reason: t('reason'),
        duration: t('duration'),
        address: t('address'),
        addressNote: t('addressNote'),
        scope: t('scope'),
        here: t('here'),
        everywhere: t('everywhere'),
        note: t('note'),
        notePlaceholder: t('notePlaceholder'),
        consequence: t(isEverywhere ? 'consequenceEverywhere' : 'consequence'),
        cancel: t('cancel'),
        submit: (duration) =>
          durations[duration] === null ? t('banForever') : t('banFor', { time: wordOf(duration) }),
      }}
      onCancel={onCancel}
      onSubmit={(choice) => {
        void (async () => {
          setBusy(true);
          await run(async () => {
            const seconds = durations[choice.duration];
            const { ban } = await api.call('POST /ac/api/chat/message/banned-chat', {
              body: {
                userId,
                reason: choice.reason,
                ip: choice.address,
                ...(choice.everywhere || isEverywhere ? {} : { groupId }),
                ...(seconds === null ? {} : { seconds }),
                ...(choice.note === '' ? {} : { note: choice.note }),
              },
            });
            onClose();
            done(t('done.ban', { name: showName }), async () => {
              await api.call('POST /ac/api/chat/message/unban', { body: { banId: ban.banId } });
            });
          });
          setBusy(false);
        })();
      }}
    />
  );
}
