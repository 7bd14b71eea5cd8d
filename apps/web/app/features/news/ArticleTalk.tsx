import { css } from '@emotion/react';
import type { ArticleInfo } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../domains/account';
import { useNewsWords } from '../../domains/news';
import { articleSubject, loadWriteAbout } from '../../domains/newsfeed';
import { NearPart } from '../../shell/parts/NearPart';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { commentsCode, reactionsCode } from './late-parts';
import { COMMENTS } from './TocRail';
import type { Share } from './use-share';

interface ArticleTalkProps {
  readonly article: ArticleInfo;
}

interface ArticleFacesProps extends ArticleTalkProps {
  /** The article with the reader's own reaction; undefined while it loads. */
  readonly own: ArticleInfo | undefined;
  readonly share: Share;
}

/** How readers find an article, and the ways to share it. */
export const ArticleFaces = observer(function ArticleFaces({ article, own: found, share }: ArticleFacesProps) {
  const { viewer } = useServices();
  const { articleId } = article;
  return (
    <div css={faces}>
      <NearPart id="article-reactions" code={reactionsCode} waiting={<div css={room} />}>
        {(Reactions) =>
          found && <Reactions key={`${articleId} ${viewer.version}`} articleId={articleId} {...reactionsOf(found)} />
        }
      </NearPart>
      <ShareRow article={article} share={share} />
    </div>
  );
});

/** The comments of an article. Their address leads to them, before they are there. */
export const ArticleTalk = observer(function ArticleTalk({ article: { articleId, totalComments } }: ArticleTalkProps) {
  const { viewer } = useServices();
  const [search] = useSearchParams();
  const isWanted = search.has(COMMENTS);
  useEffect(() => {
    if (isWanted) document.getElementById(COMMENTS)?.scrollIntoView();
  }, [isWanted]);
  return (
    <div css={talk}>
      <NearPart id={COMMENTS} code={commentsCode} waiting={<div css={room} />}>
        {(Comments) => (
          <Comments key={`${articleId} ${viewer.version}`} articleId={articleId} totalComments={totalComments} />
        )}
      </NearPart>
    </div>
  );
});

const reactionsOf = ({ listReaction, totalReactions, reaction }: ArticleInfo) => ({
  ...{ listReaction, totalReactions, reaction },
});

/** Where an article goes from here: into a post, or its address to somebody. */
const ShareRow = observer(function ShareRow({ article, share }: ArticleTalkProps & { share: Share }) {
  const { t } = useNewsWords();
  const account = useAccount();
  const [isWriting, write] = useState(false);
  const close = () => {
    write(false);
  };
  const Form = useLazyPart(isWriting, loadWriteAbout, close);
  return (
    <div css={row}>
      <Button
        size="sm"
        look="line"
        icon={icons.pen}
        aria-haspopup="dialog"
        onClick={() => {
          account.asMember(() => {
            write(true);
          }, t('login'));
        }}
      >
        {t('toFeed')}
      </Button>
      <Button size="sm" look="line" icon={icons.link} onClick={share.copy}>
        {t('copyLink')}
      </Button>
      <Button size="sm" look="line" icon={icons.share} onClick={share.share}>
        {t('share')}
      </Button>
      {isWriting && Form && <Form subject={articleSubject(article)} onClose={close} />}
    </div>
  );
});

const faces = css`
  display: grid;
  gap: var(--sp-3);
  @media print {
    display: none;
  }
`;

/* Room for what loads when it is near. */
const room = css`
  min-height: 7rem;
`;

const talk = css`
  @media print {
    display: none;
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3) var(--sp-2);
`;
