import { css } from '@emotion/react';
import { EmptyState, Hidden, icons, LinkButton, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { LoginPanel } from '../../domains/account';
import { EngageFrame, FilterNav } from '../../domains/engage';
import { OddsHidden, useOdds } from '../../domains/odds';
import { PickLine, PickNotes, usePickWords } from '../../domains/picks';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { choiceOf, type PicksChoice, pickParts, picksHref, queryOf } from './picks-choice';
import { Sums } from './Sums';

const PAGE_SIZE = 20;
const labels = { 'tat-ca': 'filter.all', cho: 'filter.waiting', xong: 'filter.decided' } as const;

/** What the reader staked play points on, with sums. Nothing for those who hide odds. */
export const PicksPage = observer(function PicksPage() {
  const { t } = usePickWords();
  const { viewer } = useServices();
  return (
    <EngageFrame>
      {viewer.isMember ? (
        <Own key={viewer.version} />
      ) : (
        <>
          <Hidden as="h1">{t('heading')}</Hidden>
          {viewer.isKnown && (
            <LoginPanel
              icon={icons.ticket}
              title={t('guest')}
              text={t('guestText')}
              reason={t('loginToSee')}
              mayRegister
            />
          )}
        </>
      )}
    </EngageFrame>
  );
});

const Own = observer(function Own() {
  const { t } = usePickWords();
  const { settings } = useOdds();
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  return (
    <>
      <h1 css={title}>{t('heading')}</h1>
      {settings.hideOdds ? (
        <OddsHidden />
      ) : (
        <>
          <Sums />
          <FilterNav
            label={t('filters')}
            items={pickParts.map((part) => ({
              href: picksHref({ part, page: 1 }),
              label: t(labels[part]),
              current: part === choice.part,
            }))}
          />
          <List key={picksHref(choice)} choice={choice} />
          <PickNotes />
        </>
      )}
    </>
  );
});

const List = observer(function List({ choice }: { readonly choice: PicksChoice }) {
  const { t } = usePickWords();
  const { api } = useServices();
  const { part, retry } = usePart({
    name: 'picks',
    fetch: (signal) => api.call('GET /au/api/user/pick/list', { query: queryOf(choice, PAGE_SIZE) }, signal),
  });
  return (
    <Panel>
      <PartBody part={part} failedTitle={t('failed')} waiting={<ChatSkeleton />} onRetry={retry}>
        {({ total, list }) => (
          <>
            {list.length === 0 && <None choice={choice} />}
            <ul>
              {list.map((pick) => (
                <PickLine key={pick.pickId} pick={pick} named />
              ))}
            </ul>
            <Pages choice={choice} isLast={choice.page * PAGE_SIZE >= total} />
          </>
        )}
      </PartBody>
    </Panel>
  );
});

function None({ choice: { part, page } }: { readonly choice: PicksChoice }) {
  const { t } = usePickWords();
  if (part !== 'tat-ca' || page > 1) return <EmptyState icon={icons.ticket} title={t('noneOfState')} />;
  return (
    <EmptyState
      icon={icons.ticket}
      title={t('noneYet')}
      text={t('noneYetText')}
      action={<LinkButton href="/lich-thi-dau">{t('toSchedule')}</LinkButton>}
    />
  );
}

function Pages({ choice, isLast }: { readonly choice: PicksChoice; readonly isLast: boolean }) {
  const { t } = usePickWords();
  const { page } = choice;
  if (page === 1 && isLast) return null;
  return (
    <nav css={pages} aria-label={t('pages')}>
      {page > 1 && <LinkButton href={picksHref({ ...choice, page: page - 1 })}>{t('newer')}</LinkButton>}
      {!isLast && <LinkButton href={picksHref({ ...choice, page: page + 1 })}>{t('older')}</LinkButton>}
    </nav>
  );
}

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;

const pages = css`
  display: flex;
  justify-content: center;
  gap: var(--sp-2);
  padding: var(--sp-3);
  border-top: 1px solid var(--c-line);
`;
