import { CARD } from './frame.js';
import type { Shareable } from './shareables.js';

/** Largest size of an embedded picture, in CSS pixels. */
const EMBED = { width: 600, height: 315 } as const;
const CACHE_SECONDS = 300;

export interface OembedSize {
  readonly maxwidth?: number | undefined;
  readonly maxheight?: number | undefined;
}

/** An answer as oembed.com describes it: `rich` for what has a page to embed, otherwise `link`. */
export function oembed({ title, author, picture, embed }: Shareable, origin: string, size: OembedSize): object {
  const { maxwidth = Infinity, maxheight = Infinity } = size;
  const fits = CARD.width <= maxwidth && CARD.height <= maxheight;
  const common = {
    version: '1.0',
    title,
    provider_name: 'Khán Đài',
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    ...(author !== undefined && { author_name: author }),
    ...(fits && { thumbnail_url: origin + picture, thumbnail_width: CARD.width, thumbnail_height: CARD.height }),
  };
  if (embed === undefined) return { type: 'link', ...common };
  const width = Math.floor(Math.min(EMBED.width, maxwidth, (maxheight * CARD.width) / CARD.height));
  const height = Math.floor((width * CARD.height) / CARD.width);
  const html = `<iframe src="${escapeHtml(origin + embed)}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" style="border:0"></iframe>`;
  return { type: 'rich', ...common, width, height, html };
}

/** The page inside the frame: the picture as a link to the match. It runs no script, and reads itself again each minute. */
export const embedPage = ({ title, path, picture }: Shareable): string => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="60">
<title>${escapeHtml(title)}</title>
<style>html,body{margin:0;height:100%;background:#0b3b26}a{display:block;height:100%}a:focus-visible{outline:3px solid #30ac6a;outline-offset:-3px}img{display:block;width:100%;height:100%;object-fit:contain}</style>
</head>
<body>
<a href="${escapeHtml(path)}" target="_blank" rel="noopener"><img src="${escapeHtml(picture)}" alt="${escapeHtml(title)}. Xem trên Khán Đài"></a>
</body>
</html>
`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
