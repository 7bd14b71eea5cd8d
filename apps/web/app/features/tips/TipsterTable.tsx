import { css } from '@emotion/react';
import { TipLimit, type Tipster, type TipsterSort, tipsterSorts } from '@khandai/contracts';
import { Avatar, Badge, ChipNav, EmptyState, icons, KitLink, Panel } from '@khandai/ui-kit';
import { memberPath } from '../../domains/account';
import { percent, Units, useTipWords } from '../../domains/tips';
import { LastResults, RecordBar, Streak } from './RecordBar';
import { sortHref, TIPSTERS } from './tips-choice';
import { Counting } from './TipsHead';
import { usePageWords } from './use-page-words';

export interface TipsterTableProps {
  readonly tipsters: readonly Tipster[];
  readonly sort: TipsterSort;
}

const SORT_WORDS = { win_rate: 'rate', win_streak: 'run', time_tips: 'number' } as const;

/** The tipsters in the chosen order. Those with too few tips are below the others, without a place. */
export function TipsterTable({ tipsters, sort }: TipsterTableProps) {
  const { t } = usePageWords();
  const ranked = tipsters.filter(({ record }) => record.ranked);
  const others = tipsters.filter(({ record }) => !record.ranked);
  return (
    <div id={TIPSTERS} css={anchor}>
      <Panel title={t('tipsters')}>
        <div css={sorts}>
          <ChipNav
            label={t('sorts')}
            items={tipsterSorts.map((one) => ({
              href: sortHref(one),
              label: t(`sort.${SORT_WORDS[one]}`),
              current: one === sort,
            }))}
          />
        </div>
        {tipsters.length === 0 ? (
          <EmptyState icon={icons.users} title={t('tipstersEmpty')} text={t('tipstersEmptyText')} />
        ) : (
          <table css={table}>
            <thead>
              <tr>
                <th scope="col" aria-label={t('place')} />
                <th scope="col">{t('tipsters')}</th>
                <th scope="col">{t('rate')}</th>
                <th scope="col">{t('split')}</th>
                <th scope="col">{t('units')}</th>
                <th scope="col">{t('streak')}</th>
                <th scope="col">{t('last')}</th>
              </tr>
            </thead>
            <tbody>
              {ranked.map((tipster, index) => (
                <Row key={tipster.userId} tipster={tipster} place={String(index + 1)} />
              ))}
            </tbody>
            {others.length > 0 && (
              <tbody>
                <tr>
                  <th scope="rowgroup" colSpan={7} css={apart}>
                    {t('unranked', { number: TipLimit.ranked })}
                  </th>
                </tr>
                {others.map((tipster) => (
                  <Row key={tipster.userId} tipster={tipster} place="–" />
                ))}
              </tbody>
            )}
          </table>
        )}
        <Counting />
      </Panel>
    </div>
  );
}

function Row({ tipster, place }: { readonly tipster: Tipster; readonly place: string }) {
  const { t } = useTipWords();
  const { userId, showName, profilePicture, username, record, simulated } = tipster;
  return (
    <tr>
      <td data-place>{place}</td>
      <th scope="row">
        <span css={who}>
          <Avatar id={userId} name={showName} src={profilePicture} size={32} />
          <span>
            {username === '' ? (
              showName
            ) : (
              <KitLink href={`${memberPath(username)}?muc=tip`} css={name}>
                {showName}
              </KitLink>
            )}{' '}
            {simulated && <Badge>{t('simulated')}</Badge>}
          </span>
        </span>
      </th>
      <td data-rate={record.ranked ? 'ranked' : 'unranked'}>
        {record.winRate === null ? '–' : percent(record.winRate)}
      </td>
      <td data-split>
        <RecordBar record={record} />
      </td>
      <td data-units>
        <Units value={record.units} />
      </td>
      <td data-streak>
        <Streak streak={record.streak} />
      </td>
      <td data-last>
        <LastResults last={record.last.slice(0, 5)} />
      </td>
    </tr>
  );
}

const anchor = css`
  scroll-margin-top: calc(var(--header-h) + var(--sp-3));
`;

const sorts = css`
  padding: 0 var(--sp-4) var(--sp-3);
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & th,
  & td {
    padding: var(--sp-2) 6px;
    text-align: start;
    font-weight: var(--fw-regular);
  }
  & td {
    font-family: var(--font-num);
    font-variant-numeric: tabular-nums;
  }
  & thead th {
    font-size: var(--fs-12);
    color: var(--c-muted);
    white-space: nowrap;
  }
  & tr > :first-of-type {
    padding-inline-start: var(--sp-4);
  }
  & tr > :last-child {
    padding-inline-end: var(--sp-4);
  }
  & tbody tr {
    border-top: 1px solid var(--c-line);
  }
  & [data-place] {
    width: 36px;
    color: var(--c-muted);
  }
  & [data-rate] {
    font-size: var(--fs-18);
    font-weight: var(--fw-semi);
  }
  & [data-rate='unranked'] {
    color: var(--c-muted);
  }
  & [data-split] {
    width: 30%;
  }
  @media (max-width: 767px) {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: 36px minmax(0, 1fr) auto;
      align-items: center;
      padding: 6px 0;
    }
    & [data-split] {
      grid-column: 2;
      width: auto;
      padding-block: 0 var(--sp-2);
    }
    & [data-units] {
      padding-inline-end: var(--sp-4);
      text-align: end;
    }
    & [data-rate] {
      padding-inline-end: var(--sp-4);
      text-align: end;
    }
    & tbody [data-streak],
    & tbody [data-last] {
      display: none;
    }
  }
`;

const who = css`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  align-items: center;
  gap: 10px;
`;

const name = css`
  font-weight: var(--fw-medium);
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;

const apart = css`
  background: var(--c-fill);
  font-size: var(--fs-12);
  color: var(--c-text-2);
  @media (max-width: 767px) {
    grid-column: 1 / -1;
    margin: -6px 0;
  }
`;
