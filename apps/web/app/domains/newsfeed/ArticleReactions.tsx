import { css } from '@emotion/react';
import { ReactionGlyph } from '@khandai/chat-ui';
import { type PostReactions, type Reaction, reactions } from '@khandai/contracts';
import { withReaction } from '@khandai/newsfeed';
import { Hidden } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useTranslation } from '../../i18n/use-translation';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { useArticleTalkWords } from './use-article-talk-words';
import { useFeedWork } from './use-feed-work';

export interface ArticleReactionsProps extends Pick<PostReactions, 'listReaction' | 'totalReactions' | 'reaction'> {
  readonly articleId: number;
}

const loadPeople = () => import('./PostPeople').then(({ PostPeople }) => PostPeople);

/** Asks how an article is: the six reactions with their numbers, and the reader's own one. */
export const ArticleReactions = observer(function ArticleReactions({ articleId, ...given }: ArticleReactionsProps) {
  const { grouped } = useNumbers();
  const { t } = useArticleTalkWords();
  const { t: chat } = useTranslation('chat');
  const { api } = useServices();
  const { run, asMember } = useFeedWork();
  const [counted, show] = useState<PostReactions>({ id: articleId, ...given });
  const [isPeople, showPeople] = useState(false);
  const close = () => {
    showPeople(false);
  };
  const People = useLazyPart(isPeople, loadPeople, close);
  const heading = useId();
  const { totalReactions, reaction: mine } = counted;
  const choose = async (reaction: Reaction | null) => {
    show(withReaction(counted, reaction));
    const isDone = await run(async () => {
      show(await api.call('POST /other/api/article/reaction', { body: { articleId, reaction } }));
    });
    if (!isDone) show(counted);
  };
  return (
    <section css={root} aria-labelledby={heading}>
      <h2 id={heading} css={title}>
        {t('howIsIt')}
      </h2>
      <div css={row} role="group" aria-labelledby={heading}>
        {reactions.map((reaction) => {
          const total = counted.listReaction.find((one) => one.reaction === reaction)?.total ?? 0;
          return (
            <button
              key={reaction}
              type="button"
              css={face}
              aria-pressed={reaction === mine}
              onClick={asMember(() => {
                void choose(reaction === mine ? null : reaction);
              })}
            >
              <ReactionGlyph face={reaction} size={28} />
              <Hidden>{chat(`reactions.${reaction}`)}</Hidden>
              {grouped(total)}
            </button>
          );
        })}
      </div>
      {totalReactions > 0 && (
        <button
          type="button"
          css={who}
          aria-haspopup="dialog"
          onClick={() => {
            showPeople(true);
          }}
        >
          {t('whoReacted', { number: grouped(totalReactions), count: totalReactions })}
        </button>
      )}
      {isPeople && People && <People post={counted} kind="articleReactions" onClose={close} />}
    </section>
  );
});

const root = css`
  display: grid;
  gap: var(--sp-3);
`;

const title = css`
  font-size: var(--fs-16);
  font-weight: var(--fw-semi);
`;

const row = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 6px;
`;

const face = css`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 10px 0 8px;
  border-radius: var(--r-2);
  background: var(--c-surface);
  box-shadow: inset 0 0 0 1px var(--c-line);
  font: var(--fw-medium) var(--fs-12) / 1.34 var(--font-num);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
  }
  &[aria-pressed='true'] {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 1px var(--c-accent);
    color: var(--c-accent);
  }
`;

const who = css`
  justify-self: start;
  min-height: var(--touch);
  font-size: var(--fs-13);
  color: var(--c-muted);
  &:hover {
    text-decoration: underline;
  }
`;
