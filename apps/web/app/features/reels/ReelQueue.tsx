import { css } from '@emotion/react';
import type { Reel } from '@khandai/contracts';
import { Icon, icons, KitLink, Picture } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useShownSlug, useShownTitle } from '../../domains/media';
import { reelPath } from './reel-address';
import type { ReelsStore } from './ReelsStore';
import { useReelsWords } from './use-reels-words';

/** Few, so that a long visit keeps few pictures. */
const SHOWN = 6;

interface ReelQueueProps {
  readonly store: ReelsStore;
  readonly onChoose: (index: number) => void;
}

/** The reel that is shown, and those after it. */
export const ReelQueue = observer(function ReelQueue({ store, onChoose }: ReelQueueProps) {
  const { t } = useReelsWords();
  const { list, index } = store;
  return (
    <>
      <h2 css={heading}>{t('queue')}</h2>
      <ol css={rows}>
        {list.slice(index, index + SHOWN).map((reel, after) => (
          <li key={reel.titleId}>
            <Row
              reel={reel}
              isShown={after === 0}
              onChoose={() => {
                onChoose(index + after);
              }}
            />
          </li>
        ))}
      </ol>
    </>
  );
});

interface RowProps {
  readonly reel: Reel;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

const Row = observer(function Row({ reel, isShown, onChoose }: RowProps) {
  const { t } = useReelsWords();
  const title = useShownTitle(reel, t('hiddenTitle'));
  const slug = useShownSlug(reel);
  const { poster, width, height, fixture } = reel;
  return (
    <KitLink
      href={reelPath(slug)}
      css={row}
      aria-current={isShown}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <span css={picture}>
        {poster === null ? (
          <Icon icon={icons.play} size={18} />
        ) : (
          <Picture src={poster} {...{ alt: '', width, height }} sizes="48px" />
        )}
      </span>
      <span css={words}>
        <b>{title}</b>
        {fixture && <small>{fixture.league.name}</small>}
      </span>
    </KitLink>
  );
});

const heading = css`
  padding: 0 10px 6px;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-muted);
`;

const rows = css`
  display: grid;
  gap: var(--sp-1);
`;

const row = css`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--sp-3);
  align-items: center;
  padding: 6px 10px;
  border-radius: var(--r-2);
  &:hover {
    background: var(--c-hover);
  }
  &[aria-current='true'] {
    background: var(--c-accent-tint);
  }
`;

const picture = css`
  display: grid;
  place-items: center;
  aspect-ratio: 9 / 16;
  overflow: hidden;
  border-radius: var(--r-1);
  background: var(--c-sunken);
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const words = css`
  display: grid;
  gap: 2px;
  min-width: 0;
  b {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--fs-14);
    font-weight: var(--fw-medium);
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  small {
    overflow: hidden;
    font-size: var(--fs-12);
    color: var(--c-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
