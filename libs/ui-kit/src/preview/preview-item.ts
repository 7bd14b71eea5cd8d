/** What is looked at. */
export interface PreviewItem {
  src: string;
  /** What the picture shows; of a video its title. */
  alt: string;
  /** Without it the address decides: a picture if it ends in jpg, jpeg, png, gif or webp, else a video. */
  kind?: 'image' | 'video' | undefined;
  /** In pixels; with both the place is kept in its shape while the picture loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** A small picture that is there at once: under the picture until it comes, before a video plays. */
  placeholder?: string | undefined;
}

export interface PreviewLabels {
  /** Of the overlay: "Xem ảnh". */
  title: string;
  close: string;
  next: string;
  previous: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Of the field that holds the size in per cent. */
  percent: string;
  loading: string;
  retry: string;
  failed: (kind: 'image' | 'video') => string;
  /** "Ảnh 2/5"; counted from 1. Said when another is shown. */
  position: (at: number, count: number, kind: 'image' | 'video') => string;
}
