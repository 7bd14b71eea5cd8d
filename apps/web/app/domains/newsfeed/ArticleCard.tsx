import { css } from '@emotion/react';
import type { ArticleCard as Card } from '@khandai/contracts';
import { Badge, Icon, icons, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../i18n/use-numbers';
import { useStory } from '../news';
import { useArticleTalkWords } from './use-article-talk-words';

/** The article that a post shares: its picture, category, title and number of comments. */
export const ArticleCard = observer(function ArticleCard({ article }: { readonly article: Card }) {
  const { grouped } = useNumbers();
  const { t } = useArticleTalkWords();
  const { title, href } = useStory(article);
  const { cover, category, totalComments: count, simulated } = article;
  return (
    <KitLink href={href} css={card}>
      {cover ? (
        <img css={picture} src={cover.url} alt={cover.alt} width={cover.width} height={cover.height} loading="lazy" />
      ) : (
        <span css={[picture, empty]} aria-hidden="true">
          <Icon icon={icons.newspaper} size={40} />
        </span>
      )}
      <span css={words}>
        <small css={meta}>
          {category}
          {count > 0 && ` · ${t('comments', { number: grouped(count), count })}`}
          {simulated && <Badge>{t('simulated')}</Badge>}
        </small>
        <b css={name}>{title}</b>
      </span>
    </KitLink>
  );
});

const card = css`
  display: block;
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: inherit;
  &:hover b {
    text-decoration: underline;
  }
`;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1.91;
  object-fit: cover;
`;

const empty = css`
  display: grid;
  place-items: center;
  aspect-ratio: 4;
  color: var(--c-muted);
`;

const words = css`
  display: grid;
  gap: 2px;
  padding: var(--sp-3);
`;

const meta = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const name = css`
  overflow-wrap: anywhere;
  font-size: var(--fs-16);
  font-weight: var(--fw-semi);
  line-height: 22px;
`;
