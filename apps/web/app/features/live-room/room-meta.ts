import { type MetaDescriptor } from 'react-router';
import { fullTime } from '../../i18n/format-time';
import { vi } from '../../i18n/vi';
import { matchLabel, roomPath } from '../../shell/match/fixture-view';
import type { RoomData } from './load-room';

/** What search and sharing show of a room; nothing when it could not be loaded. */
export function roomMeta(data: RoomData | undefined): MetaDescriptor[] {
  if (!data) return [{ title: vi.shell.tagline }];
  const { fixture } = data.room;
  const url = `${data.origin}${roomPath(fixture)}`;
  const title = vi.room.title.replace('{{match}}', matchLabel(fixture));
  const description = vi.room.description
    .replace('{{match}}', matchLabel(fixture))
    .replace('{{league}}', fixture.league.name)
    .replace('{{time}}', fullTime(Date.parse(fixture.kickOff), data.timezone));
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'video.other' },
    { property: 'og:site_name', content: vi.shell.siteName },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary' },
  ];
}
