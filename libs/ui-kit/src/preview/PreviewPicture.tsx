import { type CSSProperties, useMemo, useState } from 'react';
import { Button } from '../primitives/Button.js';
import { Icon } from '../primitives/Icon.js';
import { hiddenCss } from '../primitives/text.js';
import type { PreviewItem, PreviewLabels } from './preview-item.js';
import { bones, film, layer, media, message, under } from './preview.styles.js';
import * as icons from '../primitives/icons.js';

interface PreviewPictureProps {
  item: PreviewItem;
  kind: 'image' | 'video';
  labels: PreviewLabels;
  /** Position and zoom of the picture on the stage. */
  style: CSSProperties;
  /** The user drags or zooms the picture right now: no transition. */
  held: boolean;
}

type Load = { state: 'loading' | 'shown' | 'failed'; attempt: number };

/** One picture or video and its states: loading, ready, failed. Render it with a new `key` for another item. */
export function PreviewPicture({ item, kind, labels, style, held }: PreviewPictureProps) {
  const [load, setLoad] = useState<Load>({ state: 'loading', attempt: 0 });
  const attach = useAttach(item);
  const becomes = (state: Load['state']) => () => setLoad(({ attempt }) => ({ state, attempt }));

  if (load.state === 'failed')
    return (
      <div css={message} data-part="message" role="status">
        <Icon icon={icons.alert} size={32} />
        <p>{labels.failed(kind)}</p>
        <Button
          icon={icons.refresh}
          onClick={() => setLoad(({ attempt }) => ({ state: 'loading', attempt: attempt + 1 }))}
        >
          {labels.retry}
        </Button>
      </div>
    );

  const shared = {
    src: item.src,
    'data-part': 'picture',
    css: [media, kind === 'video' && film],
    onError: becomes('failed'),
  };
  return (
    <div
      css={layer}
      style={style}
      data-held={held || undefined}
      data-state={load.state}
      aria-busy={load.state === 'loading'}
    >
      {load.state === 'loading' && kind === 'image' && <Coming item={item} label={labels.loading} />}
      {kind === 'image' ? (
        <img key={load.attempt} {...shared} alt={item.alt} draggable={false} onLoad={becomes('shown')} />
      ) : (
        <video
          key={load.attempt}
          {...shared}
          {...(attach && { ref: attach, src: undefined })}
          aria-label={item.alt}
          controls
          playsInline
          preload="metadata"
          poster={item.placeholder}
          onLoadedMetadata={becomes('shown')}
        />
      )}
    </div>
  );
}

/** The same function for the same item: React would detach the video with every other one. */
const useAttach = ({ attach }: PreviewItem) =>
  useMemo(() => attach && ((video: HTMLVideoElement | null) => (video ? attach(video) : undefined)), [attach]);

/** The placeholder of a loading picture, with its aspect ratio if known. */
function Coming({ item: { width, height, placeholder }, label }: { item: PreviewItem; label: string }) {
  const shape =
    width && height
      ? { aspectRatio: `${width} / ${height}`, width: `min(100cqw, ${width}px, calc(100cqh * ${width / height}))` }
      : undefined;
  return (
    <>
      <span css={bones} style={shape}>
        {placeholder !== undefined && <img src={placeholder} css={under} alt="" draggable={false} />}
      </span>
      <span css={hiddenCss}>{label}</span>
    </>
  );
}
