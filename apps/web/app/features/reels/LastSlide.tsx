import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReelsStore } from './ReelsStore';
import { useReelsWords } from './use-reels-words';

interface LastSlideProps {
  readonly store: ReelsStore;
  readonly onAgain: () => void;
}

/** After the last reel: the end, or more that is loading or did not load. */
export const LastSlide = observer(function LastSlide({ store, onAgain }: LastSlideProps) {
  const { t } = useReelsWords();
  if (store.load === 'failed')
    return (
      <div css={box} role="alert">
        <p>{t('moreFailed')}</p>
        <Button onClick={() => void store.more()}>{t('retry')}</Button>
      </div>
    );
  if (store.hasMore)
    return (
      <div css={box} role="status">
        <p>{t('more')}</p>
      </div>
    );
  return (
    <div css={box}>
      <h2>{t('end')}</h2>
      <p>{t('endText')}</p>
      {store.list.length > 0 && <Button onClick={onAgain}>{t('again')}</Button>}
    </div>
  );
});

const box = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--sp-3);
  height: 100%;
  padding: var(--sp-6);
  color: #fff;
  text-align: center;
  h2 {
    font-size: var(--fs-18);
    font-weight: var(--fw-semi);
  }
`;
