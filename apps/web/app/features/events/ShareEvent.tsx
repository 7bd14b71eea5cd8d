import type { EventCard } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAccount } from '../../domains/account';
import { useEventWords } from '../../domains/events';
import { eventSubject, loadWriteAbout } from '../../domains/newsfeed';
import { useLazyPart } from '../../shell/parts/use-lazy-part';

/** Shares the event in a post. */
export const ShareEvent = observer(function ShareEvent({ event }: { readonly event: EventCard }) {
  const { t } = useEventWords();
  const account = useAccount();
  const [isOpen, open] = useState(false);
  const close = () => {
    open(false);
  };
  const Form = useLazyPart(isOpen, loadWriteAbout, close);
  return (
    <>
      <Button
        icon={icons.share}
        aria-haspopup="dialog"
        onClick={() => {
          account.asMember(
            () => {
              open(true);
            },
            t('loginToShare', { title: event.title }),
          );
        }}
      >
        {t('shareToFeed')}
      </Button>
      {isOpen && Form && <Form subject={eventSubject(event)} onClose={close} />}
    </>
  );
});
