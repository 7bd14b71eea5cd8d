import type { DeskMember } from '@khandai/contracts';
import { hiddenCss, Panel } from '@khandai/ui-kit';
import { useGetList } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { useResourceWords } from '../i18n/use-resource-words';
import { useDesk } from '../session/desk-services';
import { vietnamTime } from '../time/vietnam-time';
import { boardTable, muted } from './board-table.styles';

const SHOWN = 6;

/** Who has just registered. */
export function NewestMembers() {
  const t = useWords();
  const member = useResourceWords('member');
  const { clock } = useDesk();
  const { data = [] } = useGetList<DeskMember>('member', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <Panel title={t('overview.newest.title')} padded end={<a href="#/member">{t('overview.newest.all')}</a>}>
      {data.length === 0 && <p css={muted}>{t('overview.newest.none')}</p>}
      <table css={boardTable}>
        <caption css={hiddenCss}>{t('overview.newest.title')}</caption>
        <tbody>
          {data.map(({ id, nickname, username, simulated, role, createdAt }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#/member/${id}`}>{nickname}</a>
                <small>{simulated ? member('states.simulated') : `@${username}`}</small>
              </th>
              <td>{member(`roles.${role}`)}</td>
              <td className="number">
                <time dateTime={createdAt}>{vietnamTime(Date.parse(createdAt), clock.now())}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
