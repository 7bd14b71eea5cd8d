import { css } from '@emotion/react';
import { levelWith, type PostAuthor } from '@khandai/contracts';
import { Badge, KitLink } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { levelBadge, memberPath, roleBadge } from '../account';
import { useFeedWords } from './use-feed-words';

/** The name of an author, which links to their page, and their badges. Authors who deleted their account have no page. */
export function AuthorName({ author }: { author: PostAuthor }) {
  const { t } = useFeedWords();
  const { t: chat } = useTranslation('chat');
  const look = [authorName, (author.level ?? 0) >= levelWith('nameColor') && gold];
  return (
    <>
      {author.username === '' ? (
        <b css={look}>{author.showName}</b>
      ) : (
        <KitLink href={memberPath(author.username)} css={look}>
          {author.showName}
        </KitLink>
      )}
      {roleBadge(author.role, chat)}
      {levelBadge(author.level, chat)}
      {author.simulated && <Badge>{t('simulated')}</Badge>}
    </>
  );
}

export const authorName = css`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: var(--fw-semi);
`;

const gold = css`
  color: var(--c-gold);
`;
