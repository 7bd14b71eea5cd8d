import { type CommentatorInfo, MatchState } from '@khandai/contracts';
import { hiddenCss, Panel } from '@khandai/ui-kit';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from '../session/desk-services';
import { vietnamTime } from '../time/vietnam-time';
import { boardTable, muted, tableScroll } from './board-table.styles';

/** The matches that the commentator hosts and that are not over, the earliest first. */
export function RoomSchedule({ userId, fixtures }: Pick<CommentatorInfo, 'userId' | 'fixtures'>) {
  const t = useWords();
  const { clock } = useDesk();
  return (
    <Panel title={t('room.schedule.title')} padded>
      {fixtures.length === 0 && <p css={muted}>{t('room.schedule.none')}</p>}
      {fixtures.length > 0 && (
        <div css={tableScroll} role="region" aria-label={t('room.schedule.title')} tabIndex={0}>
          <table css={boardTable}>
            <caption css={hiddenCss}>{t('room.schedule.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('room.schedule.match')}</th>
                <th scope="col">{t('room.schedule.kickOff')}</th>
                <th scope="col">{t('room.schedule.state')}</th>
              </tr>
            </thead>
            <tbody>
              {fixtures.map(({ fixtureId, link, home, away, league, kickOff, state, commentators }) => {
                const live = commentators.some((one) => one.userId === userId && one.live);
                return (
                  <tr key={fixtureId}>
                    <th scope="row">
                      <a href={`/truc-tiep/${link}`}>
                        {home.name} – {away.name}
                      </a>
                      <small>{league.name}</small>
                    </th>
                    <td>
                      <time dateTime={kickOff}>{vietnamTime(Date.parse(kickOff), clock.now())}</time>
                      {state === MatchState.live && <small>{t('room.schedule.live')}</small>}
                    </td>
                    <td>{t(live ? 'room.schedule.onAir' : 'room.schedule.offAir')}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
