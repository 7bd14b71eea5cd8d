import { css } from '@emotion/react';
import type { DeskBanner } from '@khandai/contracts';
import { CreateButton, LinkBase, List, TopToolbar, useListContext } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { RunMark } from '../RunMark';
import { runStateOf } from '../run-state';
import { ScreenHead } from '../ScreenHead';

/** All banners as cards with their picture, in the order in which readers see them. */
export function BannerList() {
  return (
    <>
      <ScreenHead name="banner" />
      <List actions={<Actions />} perPage={100} pagination={false} empty={false} exporter={false}>
        <BannerCards />
      </List>
    </>
  );
}

function Actions() {
  return (
    <TopToolbar>
      <CreateButton />
    </TopToolbar>
  );
}

function BannerCards() {
  const t = useResourceWords('banner');
  const { clock } = useDesk();
  const { data = [], isPending } = useListContext<DeskBanner>();
  const running = data.filter((one) => runStateOf(one, clock.now()).state === 'running').length;
  if (!isPending && data.length === 0) return <p css={note}>{t('empty')}</p>;
  return (
    <>
      <p css={note}>{t('running', { count: running })}</p>
      <ul css={grid} aria-busy={isPending}>
        {data.map((one) => (
          <BannerCard key={one.id} banner={one} />
        ))}
      </ul>
    </>
  );
}

function BannerCard({ banner }: { banner: DeskBanner }) {
  const t = useResourceWords('banner');
  return (
    <li css={card}>
      <img src={banner.imageUrl} alt="" loading="lazy" css={picture} />
      <div css={body}>
        <LinkBase to={`/banner/${banner.id}`} css={title}>
          {banner.title}
        </LinkBase>
        <small>
          {t(`positions.${banner.position}`)} · 160 × 500 · {banner.domain ?? t('house')}
        </small>
        <BannerState banner={banner} />
      </div>
    </li>
  );
}

function BannerState({ banner }: { banner: DeskBanner }) {
  const t = useResourceWords('banner');
  const { clock } = useDesk();
  const { state, time } = runStateOf(banner, clock.now());
  const words =
    state === 'running' && time !== null ? t('states.until', { time }) : t(`states.${state}`, { time: time ?? '' });
  return <RunMark state={state}>{words}</RunMark>;
}

const note = css`
  padding: var(--sp-3) var(--sp-4) 0;
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: var(--sp-3);
  padding: var(--sp-4);
`;

const card = css`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  &:hover,
  &:focus-within {
    border-color: var(--c-control);
  }
`;

const picture = css`
  display: block;
  width: 100%;
  height: 7.5rem;
  object-fit: cover;
  object-position: top;
  background: var(--c-sunken);
`;

const body = css`
  display: grid;
  gap: var(--sp-1);
  padding: var(--sp-2) var(--sp-3) var(--sp-3);
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;

const title = css`
  font-weight: var(--fw-medium);
  color: var(--c-text);
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid var(--c-focus);
    outline-offset: -2px;
    border-radius: var(--r-2);
  }
`;
