import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { Comments } from './Comments';
import { type Commented, CommentsStore } from './CommentsStore';
import { FeedContext } from './feed-context';
import type { FeedStore } from './FeedStore';
import { useFeedWords } from './use-feed-words';
import { useFirstComments } from './use-first-comments';
import { useLoneFeed } from './use-lone-feed';

export interface CommentsBelowProps {
  readonly place: Commented['place'];
  readonly totalComments: number;
}

/** The comments of what has a page of its own. An address with `?binh-luan=` leads to them, and to the comment if it is among the newest. */
export const CommentsBelow = observer(function CommentsBelow(props: CommentsBelowProps) {
  const feed = useLoneFeed();
  return (
    <FeedContext value={feed}>
      <Opened {...props} feed={feed} />
    </FeedContext>
  );
});

const Opened = observer(function Opened({
  place,
  totalComments,
  feed,
}: CommentsBelowProps & { readonly feed: FeedStore }) {
  const { grouped } = useNumbers();
  const { t } = useFeedWords();
  const { api, timers } = useServices();
  const [store] = useState(
    () =>
      new CommentsStore(
        { place, totalComments },
        { api, timers, uuid: () => crypto.randomUUID(), unsent: feed.unsent },
      ),
  );
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  useFirstComments(store, root);
  return (
    <section ref={root} css={section} aria-labelledby={heading}>
      <h2 id={heading} css={title}>
        {store.total > 0 ? t('comments', { number: grouped(store.total), count: store.total }) : t('comment')}
      </h2>
      <Comments store={store} />
    </section>
  );
});

const section = css`
  scroll-margin-top: 80px;
`;

const title = css`
  padding: 0 0 var(--sp-2);
  font-size: var(--fs-18);
  font-weight: var(--fw-semi);
`;
