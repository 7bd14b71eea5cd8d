import { css } from '@emotion/react';
import type { Company, Fixture, FixtureOdds } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import { LinkButton, Segmented, Select, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import {
  CoveredPrices,
  OddsArea,
  OddsBook,
  OddsHidden,
  oddsLabels,
  oddsMatchView,
  OddsNote,
  OddsOptions,
  oddsPath,
  TellMoves,
  useFollowOdds,
  useOdds,
  useOddsWords,
} from '../../domains/odds';
import type { Loaded } from '../../shell/router/answers';
import { useServices } from '../../shell/services/services';
import { RoomPrices, roomColumns } from './RoomPrices';

export const OddsTab = observer(function OddsTab({ fixture, odds }: { fixture: Fixture; odds: Loaded<FixtureOdds> }) {
  const { t } = useOddsWords();
  const { settings } = useOdds();
  if (settings.hideOdds) return <OddsHidden />;
  if (!odds.ok) return <RetryPanel title={t('failed')} text={t('failedText')} />;
  const [first] = odds.value.companies;
  if (!first) return <EmptyPanel plain icon={icons.trophy} title={t('roomEmpty')} text={t('roomEmptyText')} />;
  return (
    <OddsArea>
      <CoveredPrices plain fixture={fixture}>
        {() => <Prices fixture={fixture} odds={odds.value} first={first} />}
      </CoveredPrices>
    </OddsArea>
  );
});

const Prices = observer(function Prices({
  fixture,
  odds,
  first,
}: {
  fixture: Fixture;
  odds: FixtureOdds;
  first: Company;
}) {
  const { t } = useOddsWords();
  const { t: words } = useTranslation('match');
  const { clock, log } = useServices();
  const { settings } = useOdds();
  const follow = useFollowOdds();
  const [book] = useState(() => new OddsBook(odds.rows, log));
  const [companyId, chooseCompany] = useState(first.companyId);
  const [half, chooseHalf] = useState<'full' | 'half'>('full');
  const labels = useMemo(() => oddsLabels(t), [t]);

  useEffect(() => {
    book.load(odds.rows);
  }, [book, odds]);
  useEffect(() => {
    const session = new AbortController();
    const accept = (list: readonly Odds[]) => {
      const own = list.filter(({ matchId }) => matchId === fixture.fixtureId);
      book.accept(own, clock.now);
    };
    follow(accept, session.signal);
    return () => {
      session.abort();
    };
  }, [book, follow, clock, fixture.fixtureId]);

  const match = oddsMatchView(fixture, { book, companyId, format: settings.oddsFormat }, clock, {
    odds: t,
    match: words,
  });
  // Some companies have no first-half prices; then there is no switch.
  const hasHalf = Object.keys(match.half).length > 0;
  const shown = hasHalf ? half : 'full';
  return (
    <div css={panel}>
      <div css={tools}>
        {hasHalf && (
          <Segmented
            label={t('halves')}
            value={shown}
            options={[
              { value: 'full', label: t('full') },
              { value: 'half', label: t('half') },
            ]}
            onChange={chooseHalf}
          />
        )}
        <div css={choices}>
          <Select
            label={t('company')}
            value={String(companyId)}
            options={odds.companies.map((company) => ({ value: String(company.companyId), label: company.name }))}
            onChange={(value) => {
              chooseCompany(Number(value));
            }}
          />
          <OddsOptions />
        </div>
      </div>
      {/* Another way of writing is no change of prices: a new table, so that nothing is tinted. */}
      <RoomPrices
        key={`${settings.oddsFormat}-${companyId}-${shown}`}
        match={match}
        half={shown}
        labels={labels}
        showOpening={settings.showOpening}
        sides={{ home: t('homeShort'), away: t('awayShort') }}
      />
      <div>
        <LinkButton wraps href={oddsPath(fixture)}>
          {t('compare.all')}
        </LinkButton>
      </div>
      <OddsNote />
      <TellMoves
        book={book}
        scene={() => ({
          fixtureOf: (odds) =>
            odds.companyId === companyId && roomColumns[shown].some((one) => one === odds.category)
              ? fixture
              : undefined,
          format: settings.oddsFormat,
        })}
      />
    </div>
  );
});

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3);
`;

const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
`;

/* Beside the halves on a phone: a long name of a company is cut there, and whole in its menu. */
const choices = css`
  display: flex;
  flex: 1 1 10rem;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-1);
  min-width: 0;
`;
