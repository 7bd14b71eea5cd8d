import type { EventCard } from '@khandai/contracts';
import { Badge, type BadgeTone, OriginBadge } from '@khandai/ui-kit';
import { useEventWords } from './use-event-words';

const tones: Readonly<Record<EventCard['state'], BadgeTone>> = {
  open: 'ok',
  full: 'warn',
  started: 'accent',
  over: 'plain',
  cancelled: 'warn',
};

/** The state of an event, and the mark of a simulated one. */
export function EventState({ event: { state, simulated } }: { readonly event: EventCard }) {
  const { t } = useEventWords();
  return (
    <>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {simulated && <OriginBadge>{t('simulated')}</OriginBadge>}
    </>
  );
}
