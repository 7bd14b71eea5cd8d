import { SheetRows, type SheetRow } from '@khandai/chat-ui';
import { type Post, PostVisibility } from '@khandai/contracts';
import { postAfter, type PostEvent } from '@khandai/newsfeed';
import { icons, Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useServices } from '../../shell/services/services';
import { useMemberRows } from '../people';
import { RemovePostSheet } from './civil/RemovePostSheet';
import { ReportSheet } from './civil/ReportSheet';
import { useCivilRows } from './civil/use-civil-rows';
import { useFeed } from './feed-context';
import { ownPostsOf } from './own-posts';
import { PostForm } from './PostForm';
import { RemoveDialog } from './RemoveDialog';
import { useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';
import { usePostLink } from './use-post-link';

export interface PostMenuProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** What the reader may do with a post: its author changes and deletes it, others keep it out of their feeds or report it. */
export const PostMenu = observer(function PostMenu({ post, onClose }: PostMenuProps) {
  const { t } = useFeedWords();
  const services = useServices();
  const { api, viewer } = services;
  const feed = useFeed();
  const { run, done } = useFeedWork();
  const [next, go] = useState<'edit' | 'remove' | 'report' | 'takeDown'>();
  const { id, author, visibility } = post;
  const isOwn = viewer.userId === author.userId;
  const isPrivate = visibility === PostVisibility.private;
  const may = (event: PostEvent) => isOwn && postAfter(post, event) !== null;

  const link = usePostLink(post);
  const copy = async () => {
    if (await link.copy()) onClose();
  };
  const show = (wanted: 1 | 2) =>
    run(async () => {
      feed.replace(await api.call('POST /au/api/user/newsfeed-update', { body: { id, visibility: wanted } }));
      done(wanted === PostVisibility.private ? 'makePrivate' : 'makePublic');
      onClose();
    });
  const remove = () =>
    run(async () => {
      await feed.remove(id, () => api.call('DELETE /au/api/user/newsfeed/{id}', { params: { id } }));
      ownPostsOf(services).change();
      done('remove');
      onClose();
    });

  const memberRows = useMemberRows(author, {
    onChosen: onClose,
    onBlocked: () => {
      feed.withdraw((one) => one.author.userId === author.userId);
    },
  });

  const civilRows = useCivilRows(post, {
    onChosen: onClose,
    onReport: () => go('report'),
    onRemove: () => go('takeDown'),
  });

  const rows: SheetRow[] = [
    { icon: icons.copy, label: t('copy'), onPress: () => void copy() },
    ...(may('edit') ? [{ icon: icons.pen, label: t('edit'), onPress: () => go('edit') }] : []),
    ...(may('show') && isPrivate
      ? [{ icon: icons.globe, label: t('makePublic'), onPress: () => void show(PostVisibility.public) }]
      : []),
    ...(may('hide') && !isPrivate
      ? [{ icon: icons.lock, label: t('makePrivate'), onPress: () => void show(PostVisibility.private) }]
      : []),
    ...civilRows,
    ...memberRows,
    ...(may('remove') ? [{ icon: icons.trash, label: t('remove'), bad: true, onPress: () => go('remove') }] : []),
  ];

  if (next === 'edit') return <PostForm task={{ kind: 'edit', post }} onClose={onClose} />;
  if (next === 'report') return <ReportSheet postId={id} onClose={onClose} />;
  if (next === 'takeDown') return <RemovePostSheet id={id} onClose={onClose} />;
  if (next === 'remove')
    return (
      <RemoveDialog title={t('removeAsk')} text={t('removeText')} onRemove={() => void remove()} onClose={onClose} />
    );
  return (
    <Sheet open onClose={onClose} title={t('tools')} closeLabel={t('close')}>
      <SheetRows label={t('tools')} rows={rows} />
    </Sheet>
  );
});
