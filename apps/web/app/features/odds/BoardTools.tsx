import { css } from '@emotion/react';
import type { PriceFormat } from '@khandai/odds-parser';
import { Button, Chip, ChipRow, Num, Select, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { OddsOptions, OptionField, PriceSettings, useOdds, useOddsWords } from '../../domains/odds';
import { boardFilters } from './board-address';
import { useBoardStore } from './board-context';
import type { Choosing } from './use-choice';

const ALL_LEAGUES = 'all';

interface ChoiceProps {
  readonly choosing: Choosing;
}

interface ToolsProps extends ChoiceProps {
  /** Id of the company. */
  readonly company: string;
}

/** Filters and settings. On a phone all but the chips are in a sheet, so that the page begins with its matches. */
export const BoardTools = observer(function BoardTools({ choosing, company }: ToolsProps) {
  const store = useBoardStore();
  const { t } = useOddsWords();
  const { settings } = useOdds();
  const { choose } = choosing;
  const isOn = [store.leagueId !== undefined, store.companyId !== undefined];
  const count = isOn.filter(Boolean).length;
  const formats = {
    format: store.format,
    onFormat: (format: PriceFormat) => {
      settings.change({ oddsFormat: format });
      choose({ format });
    },
  };
  return (
    <div css={tools}>
      <div css={sheetButton}>
        <OddsOptions
          {...formats}
          title={t('filterButton')}
          onClear={count > 0 ? choosing.clear : undefined}
          fields={
            <>
              <OptionField name={t('league')}>
                <LeagueSelect choosing={choosing} />
              </OptionField>
              <OptionField name={t('company')}>
                <CompanySelect choosing={choosing} company={company} />
              </OptionField>
            </>
          }
          button={(open) => (
            <Button
              look={count > 0 ? 'on' : 'line'}
              size="sm"
              icon={icons.filter}
              aria-label={count > 0 ? `${t('filterButton')}, ${t('filterCount', { count })}` : undefined}
              onClick={open}
            >
              {t('filterButton')}
              {count > 0 && <Num>{count}</Num>}
            </Button>
          )}
        />
      </div>
      <ChipRow label={t('filters')}>
        {boardFilters.map((filter) => (
          <Chip
            key={filter}
            pressed={store.filter === filter}
            live={filter === 'inPlay'}
            count={store.count(filter)}
            onPress={() => {
              choose({ filter });
            }}
          >
            {t(filter)}
          </Chip>
        ))}
      </ChipRow>
      <div css={selects}>
        <LeagueSelect choosing={choosing} />
        <CompanySelect choosing={choosing} company={company} />
        <PriceSettings {...formats} />
      </div>
    </div>
  );
});

const LeagueSelect = observer(function LeagueSelect({ choosing }: ChoiceProps) {
  const store = useBoardStore();
  const { t } = useOddsWords();
  return (
    <Select
      label={t('league')}
      icon={icons.trophy}
      value={store.leagueId ?? ALL_LEAGUES}
      options={[
        { value: ALL_LEAGUES, label: t('allLeagues') },
        ...store.leagues.map(({ leagueId, name }) => ({ value: leagueId, label: name })),
      ]}
      onChange={(leagueId) => {
        choosing.choose({ leagueId: leagueId === ALL_LEAGUES ? undefined : leagueId });
      }}
    />
  );
});

const CompanySelect = observer(function CompanySelect({ choosing, company }: ToolsProps) {
  const { companies } = useBoardStore().board;
  const { t } = useOddsWords();
  if (companies.length === 0) return null;
  return (
    <Select
      label={t('company')}
      value={company}
      options={companies.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
      onChange={(companyId) => {
        choosing.choose({ companyId: Number(companyId) });
      }}
    />
  );
});

const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-1) var(--sp-3);
  min-width: 0;
  & > * {
    min-width: 0;
    max-width: 100%;
  }
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    justify-content: flex-start;
    gap: var(--sp-2);
    & > [role='group'] {
      margin-left: 0;
      padding-left: 2px;
    }
  }
`;

/* A sheet that is open when the phone is turned stays in sight: without its box the page would stay inert behind it. */
const onlySheet = css`
  display: contents;
  & > :not(dialog) {
    display: none;
  }
`;

/* In one row: beside a banner the choices shrink, so that the settings stay beside them. */
const selects = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  & > :not(:has(> select)) {
    flex: none;
  }
  @media (max-width: 767px) {
    ${onlySheet};
  }
`;

/* The chips scroll beside it. */
const sheetButton = css`
  flex: none;
  @media (min-width: 768px) {
    ${onlySheet};
  }
`;
