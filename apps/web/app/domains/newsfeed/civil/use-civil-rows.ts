import type { SheetRow } from '@khandai/chat-ui';
import type { Post } from '@khandai/contracts';
import { icons } from '@khandai/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { mayModerateFeed } from '../../account';
import { baseOf } from '../../../shell/router/web-view';
import { useServices } from '../../../shell/services/services';
import { useFeed } from '../feed-context';
import { SAVED } from '../post-path';
import { useFeedWork } from '../use-feed-work';
import { useCivilWords } from './use-civil-words';

/** How long "undo" stays on screen, in milliseconds. */
const UNDO_MS = 10_000;

export interface CivilRowsOptions {
  readonly onChosen: () => void;
  readonly onReport: () => void;
  /** A moderator wants to remove the post. */
  readonly onRemove: () => void;
}

/** What a reader can do with a post for a feed as they like it, for its menu. Call it inside an observer. */
export function useCivilRows(post: Post, { onChosen, onReport, onRemove }: CivilRowsOptions): SheetRow[] {
  const { t } = useCivilWords();
  const { api, toasts, viewer } = useServices();
  const { run, asMember } = useFeedWork();
  const feed = useFeed();
  const navigate = useNavigate();
  const base = baseOf(useLocation().pathname);
  const { id, author, saved } = post;
  const { userId, showName: name } = author;

  const say = (title: string, label: string, onPress: () => void) => {
    toasts.push({ tone: 'ok', title, actions: [{ label, onPress }], duration: UNDO_MS });
  };
  const bookmark = async () => {
    await api.call('POST /au/api/user/newsfeed-bookmark', { body: { id, saved: !saved } });
    // Other facts of the post may have changed meanwhile.
    const now = feed.posts.find((one) => one.id === id);
    if (now) feed.replace({ ...now, saved: !saved });
    if (saved) toasts.push({ tone: 'ok', title: t('done.unsave') });
    else say(t('done.save'), t('openSaved'), () => void navigate(base + SAVED));
  };
  /** Takes posts out of the feed, with a button that brings them back. */
  const withdraw = async (
    title: string,
    isUnwanted: (one: Post) => boolean,
    send: (wanted: boolean) => Promise<unknown>,
  ) => {
    await send(true);
    const putBack = feed.withdraw(isUnwanted);
    say(title, t('undo'), () => {
      void run(async () => {
        await send(false);
        putBack();
        toasts.push({ tone: 'ok', title: t('done.undo') });
      });
    });
  };
  const hide = () =>
    withdraw(
      t('done.hide'),
      (one) => one.id === id,
      (hidden) => api.call('POST /au/api/user/newsfeed-hide', { body: { id, hidden } }),
    );
  const mute = () =>
    withdraw(
      t('done.mute', { name }),
      (one) => one.author.userId === userId,
      (muted) => api.call('POST /au/api/user/newsfeed-mute', { body: { userId, muted } }),
    );
  const act = (work: () => Promise<void>) =>
    asMember(() => {
      onChosen();
      void run(work);
    });

  const isOwn = viewer.userId === userId;
  const keep = saved
    ? { icon: icons.bookmark, label: t('unsave') }
    : { icon: icons.bookmark, label: t('save'), note: t('saveNote') };
  return [
    { ...keep, onPress: act(bookmark) },
    ...(viewer.isMember
      ? [{ icon: icons.list, label: t('openSaved'), onPress: () => void navigate(base + SAVED) }]
      : []),
    ...(isOwn
      ? []
      : [
          { icon: icons.eyeOff, label: t('hide'), note: t('hideNote'), onPress: act(hide) },
          ...(author.username === ''
            ? []
            : [{ icon: icons.volumeOff, label: t('mute', { name }), note: t('muteNote'), onPress: act(mute) }]),
          { icon: icons.flag, label: t('report'), note: t('reportNote'), onPress: asMember(onReport) },
        ]),
    ...(!isOwn && viewer.member && mayModerateFeed(viewer.member)
      ? [{ icon: icons.trash, label: t('remove'), note: t('removeNote'), bad: true, onPress: onRemove }]
      : []),
  ];
}
