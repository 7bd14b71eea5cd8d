import { css } from '@emotion/react';
import type { PostAuthor } from '@khandai/contracts';
import { Badge, KitLink } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { memberPath, roleBadge } from '../account';
import { useFeedWords } from './use-feed-words';

/** The name of an author, which links to their page, and their badges. Authors who deleted their account have no page. */
export function AuthorName({ author }: { author: PostAuthor }) {
  const { t } = useFeedWords();
  const { t: chat } = useTranslation('chat');
  return (
    <>
      {author.username === '' ? (
        <b css={authorName}>{author.showName}</b>
      ) : (
        <KitLink href={memberPath(author.username)} css={authorName}>
          {author.showName}
        </KitLink>
      )}
      {roleBadge(author.role, chat)}
      {author.simulated && <Badge>{t('simulated')}</Badge>}
    </>
  );
}

export const authorName = css`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: var(--fw-semi);
`;
