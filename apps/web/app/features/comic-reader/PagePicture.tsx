import { css } from '@emotion/react';
import { Button, Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useComicWords } from '../../domains/comics';
import { isLive } from './live-pages';
import { pageSources } from './page-sources';
import type { ReaderStore } from './ReaderStore';

export interface PagePictureProps {
  readonly reader: ReaderStore;
  readonly index: number;
  /** Layout width, as in `(min-width: 768px) 50vw, 100vw`. */
  readonly sizes: string;
}

/**
 * A page of the chapter. Its box has its shape from the start, so nothing moves; its picture is there while it is near. Where the
 * picture does not load, the page says so and offers to load it again.
 */
export const PagePicture = observer(function PagePicture({ reader, index, sizes }: PagePictureProps) {
  const { t } = useComicWords();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture of the server's HTML may fail before anything listens.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) reader.failed(index);
  }, [reader, index]);
  const page = reader.chapter.pages[index];
  if (!page) return null;
  const { url, width, height, alt } = page;
  const place = { page: index + 1, total: reader.total };
  if (reader.isBroken(index))
    return (
      <div css={[box, broken]} style={{ aspectRatio: `${width} / ${height}` }}>
        <div role="alert">
          <Icon icon={icons.alert} />
          <p>{t('reader.broken', place)}</p>
          <Button
            icon={icons.refresh}
            onClick={() => {
              reader.retry(index);
            }}
          >
            {t('reader.retry', place)}
          </Button>
        </div>
      </div>
    );
  // The second try loads the file as it was uploaded, in case one of its renditions is broken.
  const sources = reader.tryOf(index) % 2 === 1 ? { src: url } : pageSources(url, reader.lowData);
  return (
    <div
      role="img"
      aria-label={alt === '' ? t('reader.pageAlt', place) : t('reader.pageAltNamed', { ...place, alt })}
      css={box}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isLive(reader.live, index) && (
        <img
          key={reader.tryOf(index)}
          ref={image}
          {...sources}
          sizes={'srcSet' in sources ? sizes : undefined}
          alt=""
          width={width}
          height={height}
          decoding="async"
          draggable={false}
          css={picture}
          onError={() => {
            reader.failed(index);
          }}
        />
      )}
    </div>
  );
});

/* Comics are drawn on paper, also in the dark theme. */
const box = css`
  position: relative;
  width: 100%;
  background: #fbfaf6;
`;

const picture = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const broken = css`
  display: grid;
  place-items: center;
  padding: var(--sp-4);
  background: var(--c-sunken);
  color: var(--c-text-2);
  text-align: center;
  & > div {
    display: grid;
    justify-items: center;
    gap: var(--sp-3);
  }
`;
