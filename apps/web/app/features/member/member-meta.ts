import type { MetaDescriptor } from 'react-router';
import { calendarDate } from '../../i18n/format-time';
import { member } from '../../i18n/vi/lazy/member';
import { memberPath } from '../../domains/account';
import { drawnImage, pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { MemberData } from './load-member';

const SITE = ' · Khán Đài';

/** Meta tags of a member's page. A page that shows no member is not indexed. */
export function memberMeta(data: MemberData | undefined, site: SiteMeta): MetaDescriptor[] {
  const path = memberPath(data?.slug ?? '');
  const unseen = (title: string) => pageMeta({ title: title + SITE, description: title, path, site, noindex: true });
  switch (data?.status) {
    case 'found': {
      const { nickname: name, username, level, createdAt, profilePicture } = data.profile;
      const date = calendarDate(Date.parse(createdAt), data.timezone);
      const person = {
        '@type': 'Person',
        name,
        alternateName: username,
        ...(profilePicture !== null && { image: profilePicture }),
      };
      return pageMeta(
        worded(
          {
            title: member.title.replace('{{name}}', name),
            description: member.description
              .replace('{{name}}', name)
              .replace('{{username}}', username)
              .replace('{{level}}', String(level))
              .replace('{{date}}', date),
            path,
            site,
            type: 'profile',
            image: drawnImage('thanh-vien', username),
            embeddable: true,
            crumbs: [{ name, path }],
            data: [{ '@type': 'ProfilePage', dateCreated: createdAt, mainEntity: person }],
          },
          { of: 'member', values: { title: name, username } },
        ),
      );
    }
    case 'locked':
      return unseen(member.lockedTitle);
    case 'failed':
      return unseen(member.failedTitle);
    default:
      return unseen(member.missingTitle);
  }
}
