/** An item of the preview: a picture or a video. */
export interface PreviewItem {
  src: string;
  /** Alternative text of a picture; title of a video. */
  alt: string;
  /** By default the URL decides: a picture if it ends in jpg, jpeg, png, gif or webp, otherwise a video. */
  kind?: 'image' | 'video' | undefined;
  /** In pixels; with both, the placeholder has the picture's aspect ratio while the picture loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** A small picture that loads immediately: shown until the picture loads, or before a video plays. */
  placeholder?: string | undefined;
  /**
   * Plays a video in another way than from `src`, such as from a playlist. It gets the video when it is shown; the returned
   * function ends it.
   */
  attach?: ((video: HTMLVideoElement) => () => void) | undefined;
}

export interface PreviewLabels {
  /** Label of the overlay: "Xem ảnh". */
  title: string;
  close: string;
  next: string;
  previous: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Label of the zoom field (in percent). */
  percent: string;
  loading: string;
  retry: string;
  failed: (kind: 'image' | 'video') => string;
  /** "Ảnh 2/5"; counts from 1. Announced when the item changes. */
  position: (at: number, count: number, kind: 'image' | 'video') => string;
}
