import { css } from '@emotion/react';
import type { Reel } from '@khandai/contracts';
import { Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSavedTitle, useShareMoment } from '../../domains/media';
import { useNumbers } from '../../i18n/use-numbers';
import { reelPath } from './reel-address';
import type { ReelsViewer } from './use-reels';
import { useReelsWords } from './use-reels-words';

interface ReelActsProps {
  readonly reel: Reel;
  readonly viewer: ReelsViewer;
  /** The one in sight: a moment of it can be shared. */
  readonly isShown: boolean;
  /** As the reader may see it. */
  readonly title: string;
}

/** What one may do with a reel, at its side. */
export const ReelActs = observer(function ReelActs({ reel, viewer, isShown, title }: ReelActsProps) {
  const { grouped, shortCount } = useNumbers();
  const { t } = useReelsWords();
  const { store, like } = viewer;
  const share = useShareMoment(reelPath(reel.slug), title);
  const { isSaved, toggle } = useSavedTitle(reel.titleId, isShown);
  const { likes, liked, comments } = reel;
  return (
    <div css={rail}>
      <button
        type="button"
        css={act}
        aria-pressed={liked}
        aria-label={`${t(liked ? 'unlike' : 'like')}, ${t('likes', { number: grouped(likes) })}`}
        onClick={() => {
          like(reel);
        }}
      >
        <span>
          <Icon icon={icons.heart} size={22} />
        </span>
        {shortCount(likes)}
      </button>
      <button
        type="button"
        css={act}
        aria-haspopup="dialog"
        aria-label={comments > 0 ? `${t('comments')}, ${grouped(comments)}` : undefined}
        onClick={store.talk}
      >
        <span>
          <Icon icon={icons.message} size={20} />
        </span>
        {comments > 0 ? shortCount(comments) : t('comments')}
      </button>
      <button type="button" css={act} aria-pressed={isSaved} onClick={toggle}>
        <span>
          <Icon icon={icons.bookmark} size={20} />
        </span>
        {t('save')}
      </button>
      <button
        type="button"
        css={act}
        onClick={() => {
          share(isShown ? store.second : 0);
        }}
      >
        <span>
          <Icon icon={icons.share} size={20} />
        </span>
        {t('share')}
      </button>
    </div>
  );
});

const rail = css`
  position: absolute;
  right: 4px;
  bottom: 84px;
  display: grid;
  gap: var(--sp-3);
`;

const act = css`
  display: grid;
  justify-items: center;
  gap: 2px;
  /* Large letters take a second line rather than the width of the picture. */
  width: min(76px, 4.25rem);
  color: #fff;
  font: var(--fw-medium) min(var(--fs-12), 18px) / 1.34 var(--font-num);
  text-align: center;
  text-shadow: 0 1px 3px rgb(0 0 0 / 0.9);
  & > span {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: rgb(4 6 8 / 0.72);
  }
  &[aria-pressed='true'] > span {
    background: #fff;
    color: #b3262f;
  }
  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
  &:focus-visible > span {
    outline: 2px solid #fff;
    outline-offset: 2px;
  }
`;
