import { css } from '@emotion/react';
import type { EventItem } from '@khandai/contracts';
import { Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { usePart } from '../../shell/parts/use-part';
import { PartBody } from '../../shell/parts/PartBody';
import { useServices } from '../../shell/services/services';
import { useEventTime, useEventWords } from '../events';
import { eventSubject, type FormSubject } from './form-subject';
import { pickerList, pickerQuiet, pickerRow } from './picker.styles';
import { useFeedWords } from './use-feed-words';

interface EventPickerProps {
  readonly onChoose: (subject: FormSubject) => void;
  readonly onClose: () => void;
}

const SHOWN = 50;

/** The events of a card: those ahead. */
export const EventPicker = observer(function EventPicker({ onChoose, onClose }: EventPickerProps) {
  const { t } = useEventWords();
  const { t: feed } = useFeedWords();
  const { api } = useServices();
  const query = { when: 'upcoming', pageSize: SHOWN } as const;
  const { part, retry } = usePart({
    name: 'events of a post',
    fetch: (signal) => api.call('GET /au/api/user/event/list', { query }, signal),
  });
  return (
    <Dialog open onClose={onClose} title={t('choose')} closeLabel={feed('close')}>
      <PartBody
        part={part}
        waiting={
          <p css={pickerQuiet} role="status">
            {t('loading')}
          </p>
        }
        onRetry={retry}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p css={pickerQuiet}>{t('none')}</p>
          ) : (
            <ul css={pickerList}>
              {list.map((event) => (
                <Choice
                  key={event.eventId}
                  event={event}
                  onChoose={() => {
                    onChoose(eventSubject(event));
                    onClose();
                  }}
                />
              ))}
            </ul>
          )
        }
      </PartBody>
    </Dialog>
  );
});

const Choice = observer(function Choice({
  event,
  onChoose,
}: {
  readonly event: EventItem;
  readonly onChoose: () => void;
}) {
  const time = useEventTime(event);
  return (
    <li>
      <button type="button" css={[pickerRow, wrapped]} onClick={onChoose}>
        <b>{event.title}</b>
        <small>{time}</small>
      </button>
    </li>
  );
});

const wrapped = css`
  overflow-wrap: anywhere;
`;
