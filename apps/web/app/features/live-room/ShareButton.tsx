import type { Fixture } from '@khandai/contracts';
import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAccount } from '../../domains/account';
import { matchLabel } from '../../domains/match';
import { loadWriteAbout, matchSubject } from '../../domains/newsfeed';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { useRoomWords } from './use-room-words';

export interface ShareButtonProps {
  readonly fixture: Fixture;
  /** The commentator of the room; null in the match's own room. */
  readonly hostId: number | null;
}

const loadSheet = () => import('./ShareSheet').then(({ ShareSheet }) => ShareSheet);

/** Shares the room: in a post, or its address through the system's share sheet; without one the address is copied. */
export const ShareButton = observer(function ShareButton({ fixture, hostId }: ShareButtonProps) {
  const { t } = useRoomWords();
  const { toasts, log, viewer } = useServices();
  const account = useAccount();
  const [opened, open] = useState<'ways' | 'post'>();
  const close = () => {
    open(undefined);
  };
  const Ways = useLazyPart(opened === 'ways', loadSheet, close);
  const Form = useLazyPart(opened === 'post', loadWriteAbout, close);

  const share = async () => {
    close();
    const url = window.location.href;
    try {
      // Many browsers lack it, although its type is not optional.
      if (typeof navigator.share === 'function') await navigator.share({ title: matchLabel(fixture), url });
      else {
        await navigator.clipboard.writeText(url);
        toasts.push({ tone: 'ok', title: t('share.copied') });
      }
    } catch (error) {
      // A user who closes the share sheet without sharing causes no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('share', error);
      toasts.push({ tone: 'bad', title: t('share.failed'), text: t('share.failedText') });
    }
  };
  const post = () => {
    if (viewer.isMember) {
      open('post');
      return;
    }
    close();
    account.ask('login', t('share.login'));
  };

  return (
    <>
      <IconButton
        icon={icons.share}
        label={t('share.button')}
        aria-haspopup="dialog"
        onClick={() => {
          open('ways');
        }}
      />
      {opened === 'ways' && Ways && <Ways onPost={post} onLink={() => void share()} onClose={close} />}
      {opened === 'post' && Form && <Form subject={matchSubject(fixture, hostId)} onClose={close} />}
    </>
  );
});
