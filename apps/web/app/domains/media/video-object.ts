import type { MediaChapter } from '@khandai/contracts';
import type { SiteMeta } from '../../shell/seo/page-meta';
import { momentPath } from './moment';

/** A video as search engines get it. */
export interface DescribedVideo {
  readonly title: string;
  readonly summary: string;
  readonly seconds: number;
  readonly poster: string | null;
  readonly url: string;
  readonly publishedAt: string;
  readonly chapters?: readonly MediaChapter[];
}

/** schema.org object of a video, with its chapters. */
export function videoObject(video: DescribedVideo, path: string, { origin }: Pick<SiteMeta, 'origin'>): object {
  const { title, summary, seconds, poster, url, publishedAt, chapters } = video;
  const absolute = (address: string) => (origin ?? '') + address;
  const page = absolute(path);
  return {
    '@type': 'VideoObject',
    '@id': `${page}#video`,
    name: title,
    description: summary || title,
    url: page,
    contentUrl: absolute(url),
    uploadDate: publishedAt,
    duration: `PT${seconds}S`,
    inLanguage: 'vi',
    isAccessibleForFree: true,
    ...(poster !== null && { thumbnailUrl: [absolute(poster)] }),
    ...(chapters && {
      hasPart: chapters.map(({ second, text }, index) => ({
        '@type': 'Clip',
        name: text,
        startOffset: second,
        endOffset: chapters[index + 1]?.second ?? seconds,
        url: momentPath(page, second),
      })),
    }),
  };
}
