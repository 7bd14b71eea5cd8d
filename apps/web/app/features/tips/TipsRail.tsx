import { css } from '@emotion/react';
import type { Tip, Tipster, TipWeek } from '@khandai/contracts';
import { Avatar, Icon, icons, KitLink, Panel, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { memberPath } from '../../domains/account';
import { matchLabel } from '../../domains/match';
import {
  percent,
  pickName,
  PriceNumber,
  tipPath,
  UncoverButton,
  Units,
  useCover,
  useTipWords,
} from '../../domains/tips';
import { useNumbers } from '../../i18n/use-numbers';
import { isAborted } from '@khandai/api-client';
import { useServices } from '../../shell/services/services';
import { calm } from './TipsHidden';
import { usePageWords } from './use-page-words';
import { facts } from './facts.styles';

/** What is beside the tips: the best of the week, whom the member follows, and a way to stop. */
export function TipsRail({ week }: { readonly week: TipWeek | undefined }) {
  const { t } = usePageWords();
  return (
    <Stack>
      {week && <Best week={week} />}
      <Following />
      <p css={calm}>
        <Icon icon={icons.handshake} size={18} />
        <span>{t('calm')}</span>
      </p>
    </Stack>
  );
}

function Best({ week: { tip } }: { readonly week: TipWeek }) {
  const { t } = usePageWords();
  if (tip) return <BestTip tip={tip} />;
  return (
    <Panel title={t('best')} padded>
      <p css={quiet}>{t('noBest')}</p>
    </Panel>
  );
}

/** That a tip is the best one says how its match went. */
const BestTip = observer(function BestTip({ tip }: { readonly tip: Tip }) {
  const { grouped } = useNumbers();
  const { t } = usePageWords();
  const { t: card } = useTipWords();
  const { tipster } = tip;
  const { coversResult, uncover } = useCover(tip);
  if (coversResult)
    return (
      <Panel title={t('best')} padded>
        <p css={quiet}>{t('bestCovered')}</p>
        <UncoverButton match={tip.match} onPress={uncover} />
      </Panel>
    );
  return (
    <Panel title={t('best')}>
      <KitLink href={tipPath(tip)} css={row}>
        <Avatar id={tipster.userId} name={tipster.showName} src={tipster.profilePicture} size={32} />
        <span css={words}>
          <b>{pickName(tip, card)}</b>
          <small>
            {tipster.showName} · {matchLabel({ home: { name: tip.match.home }, away: { name: tip.match.away } })}
          </small>
        </span>
      </KitLink>
      <dl css={[facts, inset]}>
        <div>
          <dd>
            <PriceNumber tip={tip} price={tip.price} />
          </dd>
          <dt>{t('priceThen')}</dt>
        </div>
        <div>
          <dd>{tip.units !== null && <Units value={tip.units} />}</dd>
          <dt>{t('units')}</dt>
        </div>
        <div>
          <dd>{grouped(tipster.followers)}</dd>
          <dt>{t('followersLabel')}</dt>
        </div>
      </dl>
      <p css={note}>
        {t('bestNote')}{' '}
        {tipster.username !== '' && (
          <KitLink href={`${memberPath(tipster.username)}?muc=tip`}>
            {t('bestMore', { name: tipster.showName })}
          </KitLink>
        )}
      </p>
    </Panel>
  );
});

/** The page is the same for all, so whom a member follows is loaded with their token. */
const Following = observer(function Following() {
  const { t } = usePageWords();
  const { api, log, viewer } = useServices();
  const { isMember, version } = viewer;
  const [list, show] = useState<readonly Tipster[]>();
  useEffect(() => {
    if (!isMember) return;
    const visit = new AbortController();
    const load = async () => {
      try {
        const query = { following: true, pageSize: 10 };
        show((await api.call('GET /other/api/tip/tipster-list', { query }, visit.signal)).list);
      } catch (error) {
        if (!isAborted(error)) log.warn('followed tipsters', error);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, isMember, log, version]);
  if (!isMember || !list) return null;
  return (
    <Panel title={t('following')}>
      {list.length === 0 && <p css={note}>{t('followingNone')}</p>}
      {list.map((tipster) =>
        tipster.username === '' ? (
          <div key={tipster.userId} css={row}>
            <FollowedTipster tipster={tipster} />
          </div>
        ) : (
          <KitLink key={tipster.userId} href={`${memberPath(tipster.username)}?muc=tip`} css={row}>
            <FollowedTipster tipster={tipster} />
          </KitLink>
        ),
      )}
    </Panel>
  );
});

/** Tips outlive the account of who wrote them, but then lead to no page of theirs. */
function FollowedTipster({ tipster }: { readonly tipster: Tipster }) {
  const { t } = usePageWords();
  const { userId, showName, profilePicture, record, openTips } = tipster;
  return (
    <>
      <Avatar id={userId} name={showName} src={profilePicture} size={32} />
      <span css={words}>
        <b>{showName}</b>
        <small>{t('openTips', { number: openTips })}</small>
      </span>
      {record.winRate !== null && (
        <small>
          {percent(record.winRate)} / {record.tips}
        </small>
      )}
    </>
  );
}

const row = css`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  min-height: 52px;
  padding: 6px var(--sp-4);
  color: inherit;
  &:is(a):hover {
    background: var(--c-hover);
  }
  & small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const words = css`
  display: grid;
  min-width: 0;
  line-height: 18px;
  overflow-wrap: anywhere;
  & > b {
    font-size: var(--fs-14);
    font-weight: var(--fw-medium);
  }
`;

const inset = css`
  margin: var(--sp-1) var(--sp-4) 0;
`;

const note = css`
  padding: var(--sp-3) var(--sp-4);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  & a {
    color: var(--c-accent);
    font-weight: var(--fw-medium);
  }
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
