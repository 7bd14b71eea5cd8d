import { type MetaDescriptor } from 'react-router';
import { vi } from '../../i18n/vi';
import { live } from '../../i18n/vi/lazy/live';
import { room as words } from '../../i18n/vi/lazy/room';
import {
  broadcastEvent,
  kickOffText,
  matchImage,
  matchLabel,
  matchSeoWords,
  roomPath,
  sportsEvent,
} from '../../domains/match';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { RoomData } from './load-room';

/** Meta tags for search and sharing; only the site's title if the room could not be loaded. */
export function roomMeta(data: RoomData | undefined, site: SiteMeta): MetaDescriptor[] {
  if (!data) return [{ title: vi.shell.tagline }];
  const { fixture } = data.room;
  const path = roomPath(fixture);
  const title = words.title.replace('{{match}}', matchLabel(fixture));
  const description = words.description
    .replace('{{match}}', matchLabel(fixture))
    .replace('{{league}}', fixture.league.name)
    .replace('{{time}}', kickOffText(fixture, { now: Date.parse(fixture.kickOff), timezone: data.timezone }));
  return pageMeta(
    worded(
      {
        title,
        description,
        path,
        site: { ...site, origin: data.origin },
        type: 'video.other',
        image: matchImage(fixture, data.hidesScores),
        embeddable: true,
        crumbs: [
          { name: live.crumb, path: '/truc-tiep' },
          { name: matchLabel(fixture), path },
        ],
        data: [sportsEvent(fixture, data.origin, data.room.location), broadcastEvent(fixture, data.origin)],
      },
      matchSeoWords('match', fixture, data.timezone),
    ),
  );
}
