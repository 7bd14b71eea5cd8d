import { observer } from 'mobx-react-lite';
import { FeedContext } from './feed-context';
import type { WriteAboutProps } from './lazy-write';
import { PostForm } from './PostForm';
import { useLoneFeed } from './use-lone-feed';

/** A new post with a card, on a page without a feed. */
export const WriteAbout = observer(function WriteAbout({ subject, onClose }: WriteAboutProps) {
  const store = useLoneFeed();
  return (
    <FeedContext value={store}>
      <PostForm task={{ kind: 'create', subject }} onClose={onClose} />
    </FeedContext>
  );
});
