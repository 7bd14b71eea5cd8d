import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import { Button, IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { refusalOf } from '../../shell/forms/refusal';
import { useServices } from '../../shell/services/services';
import { useAccount } from '../account';
import type { EventStore } from './EventStore';
import { useEventWords } from './use-event-words';

export interface EventActsProps {
  readonly event: EventStore;
  readonly size?: 'md' | 'sm';
}

/** Books a place and saves the event. A visitor logs in first, then it is done. */
export const EventActs = observer(function EventActs({ event, size = 'md' }: EventActsProps) {
  const { t } = useEventWords();
  const { t: formWords } = useLazyTranslation('form', form);
  const { toasts } = useServices();
  const account = useAccount();
  const { title, state, mine } = event.item;
  const run = async (wanted: Parameters<EventStore['want']>[0], done: string, text?: string) => {
    try {
      await event.want(wanted);
      toasts.push({ tone: 'ok', title: done, ...(text !== undefined && { text }) });
    } catch (error) {
      if (isAborted(error)) return;
      const { fault } = refusalOf(error);
      toasts.push({
        tone: 'bad',
        title: t('notDone'),
        text: 'msg' in fault ? fault.msg : formWords(`failed.${fault.key}`),
      });
    }
  };
  const book = () => {
    const booked = !event.item.mine.booked;
    void run({ booked }, t(booked ? 'done.booked' : 'done.given'), booked ? t('done.bookedText') : undefined);
  };
  const save = () => {
    const saved = !event.item.mine.saved;
    void run({ saved }, t(saved ? 'done.saved' : 'done.unsaved'));
  };
  const isOpen = state === 'open' || state === 'full';
  return (
    <div css={acts}>
      {(isOpen || mine.booked) && (
        <Button
          size={size}
          look={mine.booked ? 'on' : size === 'md' ? 'primary' : 'plain'}
          icon={mine.booked ? icons.ticket : icons.bellPlus}
          aria-pressed={mine.booked}
          aria-label={t(mine.booked ? 'bookedLabel' : 'bookLabel', { title })}
          aria-busy={event.isBusy}
          disabled={state === 'full' && !mine.booked}
          onClick={() => {
            account.asMember(book, t('loginToBook', { title }));
          }}
        >
          {mine.booked ? t('booked') : state === 'full' ? t('states.full') : t('book')}
        </Button>
      )}
      {(isOpen || state === 'started' || mine.saved) && (
        <IconButton
          icon={icons.bookmark}
          css={mine.saved && saved}
          label={t(mine.saved ? 'unsaveLabel' : 'saveLabel', { title })}
          aria-pressed={mine.saved}
          onClick={() => {
            account.asMember(save, t('loginToSave', { title }));
          }}
        />
      )}
    </div>
  );
});

const acts = css`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--sp-1);
`;

const saved = css`
  color: var(--c-accent);
  svg {
    fill: currentColor;
  }
`;
