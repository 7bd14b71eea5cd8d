import { css } from '@emotion/react';
import { PostType, PostVisibility, type SharedPost } from '@khandai/contracts';
import { Avatar, Icon, icons } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { AuthorName } from './AuthorName';
import { PostAge } from './PostAge';
import { useFeedWords } from './use-feed-words';

export interface PostHeadProps {
  readonly post: SharedPost & { readonly visibility?: PostVisibility; readonly isShare?: boolean };
  readonly tools?: ReactNode;
  readonly small?: boolean;
}

/** Who wrote a post, when, and for whom. */
export function PostHead({ post, tools, small = false }: PostHeadProps) {
  const { t } = useFeedWords();
  const { type, author, createdAt, editedAt, visibility, isShare } = post;
  return (
    <header css={[head, small && smallHead]}>
      <Avatar id={author.userId} name={author.showName} src={author.profilePicture} size={small ? 32 : 40} />
      <div css={who}>
        <p css={names}>
          <AuthorName author={author} />
          {isShare && <span css={did}>{t('shared')}</span>}
          {type === PostType.avatar && <span css={did}>{t('newAvatar')}</span>}
        </p>
        <p css={meta}>
          <PostAge at={createdAt} />
          {visibility !== undefined && (
            <>
              <span aria-hidden="true">·</span>
              <Icon icon={visibility === PostVisibility.private ? icons.lock : icons.globe} size={13} />
              {t(visibility === PostVisibility.private ? 'private' : 'public')}
            </>
          )}
          {editedAt !== null && (
            <>
              <span aria-hidden="true">·</span>
              <span>{t('edited')}</span>
            </>
          )}
        </p>
      </div>
      {tools}
    </header>
  );
}

const head = css`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: var(--sp-3) var(--sp-1) 0 var(--sp-4);
`;

const smallHead = css`
  padding: 0;
`;

const who = css`
  flex: 1;
  min-width: 0;
  line-height: 20px;
`;

const names = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
`;

const did = css`
  color: var(--c-muted);
`;

const meta = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--fs-12);
  line-height: 16px;
  color: var(--c-muted);
`;
