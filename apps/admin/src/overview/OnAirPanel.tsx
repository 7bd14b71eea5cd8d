import type { Fixture } from '@khandai/contracts';
import { hiddenCss, Panel } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from '../session/desk-services';
import { boardTable, muted, tableScroll } from './board-table.styles';

const SHOWN = 8;
const REFRESH_MS = 30_000;

/** Matches being played, those with the most users in their rooms first, and who comments them. */
export function OnAirPanel() {
  const t = useWords();
  const fixtures = useLiveFixtures();
  if (!fixtures) return null;
  const shown = [...fixtures].sort((one, other) => other.viewers - one.viewers).slice(0, SHOWN);
  return (
    <Panel
      title={t('overview.onAir.title')}
      padded
      end={t('overview.onAir.part', { shown: shown.length, total: fixtures.length })}
    >
      {shown.length === 0 && <p css={muted}>{t('overview.onAir.none')}</p>}
      {shown.length > 0 && (
        <div css={tableScroll} role="region" aria-label={t('overview.onAir.title')} tabIndex={0}>
          <table css={boardTable}>
            <caption css={hiddenCss}>{t('overview.onAir.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('overview.onAir.match')}</th>
                <th scope="col">{t('overview.onAir.host')}</th>
                <th scope="col" className="number">
                  {t('overview.onAir.inRooms')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((fixture) => (
                <Row key={fixture.fixtureId} fixture={fixture} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function Row({
  fixture: { link, home, away, homeScore, awayScore, league, commentators, viewers },
}: {
  fixture: Fixture;
}) {
  const t = useWords();
  const [first, ...others] = [...commentators].sort((one, other) => Number(other.live) - Number(one.live));
  return (
    <tr>
      <th scope="row">
        <a href={`/truc-tiep/${link}`}>
          {home.name} – {away.name}
        </a>
        <small>
          {homeScore ?? 0}–{awayScore ?? 0} · {league.name}
        </small>
      </th>
      <td>
        {first?.name ?? t('overview.onAir.noHost')}
        {others.length > 0 && ` +${others.length}`}
        {first && <small>{t(first.live ? 'overview.onAir.live' : 'overview.onAir.away')}</small>}
      </td>
      <td className="number">{viewers.toLocaleString('vi-VN')}</td>
    </tr>
  );
}

function useLiveFixtures(): readonly Fixture[] | undefined {
  const { api, clock } = useDesk();
  const [fixtures, setFixtures] = useState<readonly Fixture[]>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      while (!signal.aborted) {
        const totals = await api.call('GET /al/api/live/live-total', { query: { mode: 0 } }, signal).catch(() => null);
        if (signal.aborted) return;
        if (totals) setFixtures(totals.list);
        await clock.sleep(REFRESH_MS, signal);
      }
    };
    void run();
    return () => stop.abort();
  }, [api, clock]);
  return fixtures;
}
