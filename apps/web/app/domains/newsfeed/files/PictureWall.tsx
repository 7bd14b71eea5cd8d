import { css } from '@emotion/react';
import { Button, Hidden, Picture } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { postFiles as words } from '../../../i18n/vi/lazy/post-files';
import { RetryPanel } from '../../../shell/frame/EmptyPanel';
import { useFeed } from '../feed-context';
import { useFeedWords } from '../use-feed-words';
import { OpenSource } from './OpenSource';
import { useOpenSource } from './use-open-source';

export interface PictureWallProps {
  /** Whose pictures they are. */
  readonly name: string;
  /** Shown while there are none. */
  readonly empty: ReactNode;
}

/** All pictures of the posts of the feed above, the newest first. A press shows them over the page, one after another. */
export const PictureWall = observer(function PictureWall({ name, empty }: PictureWallProps) {
  const { t } = useLazyTranslation('postFiles', words);
  const { t: feedWords } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const feed = useFeed();
  const { posts, status, hasMore } = feed;
  const pictures = posts.flatMap(({ sourceList }) => sourceList.filter(({ type }) => type === 'image'));
  const count = pictures.length;
  const { open, openAt } = useOpenSource(pictures);
  const list = useRef<HTMLUListElement>(null);
  // The button that brought more pictures may be gone, and with it the focus.
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || count <= wanted.current) return;
    list.current?.querySelectorAll('button')[wanted.current]?.focus();
    wanted.current = undefined;
  }, [count]);
  const more = () => {
    wanted.current = count;
    void feed.more();
  };
  return (
    <>
      <ul ref={list} css={wall}>
        {pictures.map(({ sourceId, url, alt }, index) => {
          const label = t('openImage', { at: index + 1, count, name });
          return (
            <li key={sourceId}>
              <button
                type="button"
                css={tile}
                onClick={() => {
                  open(index);
                }}
              >
                <Hidden>{alt === '' ? label : `${label}: ${alt}`}</Hidden>
                <Picture src={url} alt="" width={240} height={240} sizes={SIZES} css={fill} />
              </button>
            </li>
          );
        })}
      </ul>
      {count === 0 && !hasMore && empty}
      {status === 'failed' ? (
        <RetryPanel
          title={t('picturesFailed')}
          text={feedWords('failedText')}
          onRetry={more}
          onBack={() => void feed.more()}
        />
      ) : (
        <div css={foot}>
          <p role="status">{status === 'loading' ? shell('loading') : ''}</p>
          {hasMore && status === 'idle' && <Button onClick={more}>{t('morePictures')}</Button>}
        </div>
      )}
      <OpenSource sources={pictures} name={name} at={openAt} />
    </>
  );
});

const SIZES = '(min-width: 768px) 200px, 33vw';

const wall = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(104px, 30%), 1fr));
  gap: 2px;
  overflow: hidden;
  border-radius: var(--r-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  }
`;

const tile = css`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  background: var(--c-sunken);
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const fill = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const foot = css`
  display: grid;
  justify-items: center;
  padding: var(--sp-2) 0;
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
