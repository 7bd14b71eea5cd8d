import { css } from '@emotion/react';
import { Hidden, IconButton, icons, Icon, KitLink, NOT_PHONE, PHONE } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useShownTitle } from '../../domains/media';
import { useServices } from '../../shell/services/services';
import { LastSlide } from './LastSlide';
import { ReelSlide } from './ReelSlide';
import { HIGHLIGHTS_PATH, type ReelsViewer } from './use-reels';
import { useReelsWords } from './use-reels-words';
import { WheelSteps } from './WheelSteps';

/** Part of a slide that is in sight once it is the shown one. */
const IN_SIGHT = 0.6;
/** Slides on either side of the shown one that have a video. */
const NEAR = 1;

/** One reel at a time; the others are above and below it. */
export const ReelStage = observer(function ReelStage({ viewer }: { readonly viewer: ReelsViewer }) {
  const { t } = useReelsWords();
  const { timers } = useServices();
  const { store, scroller, goTo, rules } = viewer;
  const { list, index, shown, isMuted, removed } = store;
  const count = list.length;

  const show = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    const seen = entries.findLast(({ isIntersecting }) => isIntersecting);
    if (seen?.target instanceof HTMLElement) store.show(Number(seen.target.dataset['index']));
  });
  useEffect(() => {
    const { current: root } = scroller;
    if (!root) return;
    const watch = new IntersectionObserver(show, { root, threshold: IN_SIGHT });
    for (const slide of root.children) watch.observe(slide);
    return () => {
      watch.disconnect();
    };
  }, [scroller, count]);

  // What was above the shown reel is gone: the next one is in its place.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (removed > 0) current?.scrollTo({ top: store.index * current.clientHeight, behavior: 'instant' });
  }, [scroller, store, removed]);

  const step = useEffectEvent((change: number) => {
    if (change !== 0) goTo(store.index + change);
  });
  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const steps = new WheelSteps();
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      step(steps.stepOf(event.deltaY, timers.now()));
    };
    // React's own listeners cannot prevent the browser from scrolling.
    current.addEventListener('wheel', turn, { passive: false });
    return () => {
      current.removeEventListener('wheel', turn);
    };
  }, [scroller, timers]);

  return (
    <section css={stage} aria-label={t('viewer')}>
      <Hidden>
        <h1>{t('title')}</h1>
      </Hidden>
      <div css={box}>
        <ol ref={scroller} css={slides} tabIndex={-1}>
          {list.map((reel, place) => (
            <li key={reel.titleId} css={slide} data-index={place} inert={place !== index}>
              {Math.abs(place - index) <= NEAR && (
                <ReelSlide reel={reel} offset={place - index} viewer={viewer} isFirst={place === 0} />
              )}
            </li>
          ))}
          <li css={slide} data-index={count} inert={index !== count}>
            <LastSlide
              store={store}
              onAgain={() => {
                goTo(0);
              }}
            />
          </li>
        </ol>
        <header css={top}>
          <KitLink href={HIGHLIGHTS_PATH} css={glassButton} aria-label={t('back')}>
            <Icon icon={icons.chevronLeft} size={22} />
          </KitLink>
          <b>{t('title')}</b>
          {shown?.simulated && <span css={mark}>{t('simulated')}</span>}
          {shown && shown.hasSound === false ? (
            <span css={silent} title={t('silentLong')}>
              <Icon icon={icons.volumeOff} size={18} />
              {t('silent')}
            </span>
          ) : (
            <button
              type="button"
              css={[glassButton, push]}
              aria-label={t(isMuted ? 'soundOn' : 'soundOff')}
              onClick={() => {
                store.mute(!isMuted);
                if (isMuted && !store.isPlaying(rules.still)) store.toggle(rules.still);
              }}
            >
              <Icon icon={isMuted ? icons.volumeOff : icons.volume} size={22} />
            </button>
          )}
        </header>
      </div>
      <div css={arrows}>
        <IconButton
          icon={icons.chevronUp}
          label={t('previous')}
          disabled={index === 0}
          onClick={() => {
            goTo(index - 1);
          }}
        />
        <IconButton
          icon={icons.chevronDown}
          label={t('next')}
          disabled={index >= count}
          onClick={() => {
            goTo(index + 1);
          }}
        />
      </div>
      <div css={saying} role="status">
        {removed > 0 && <p key={removed}>{t(shown ? 'goneNow' : 'goneLast')}</p>}
      </div>
      {shown && <Spoken key={shown.titleId} reel={shown} />}
    </section>
  );
});

/** Tells a screen reader which reel is shown, as the focus stays where it is. */
const Spoken = observer(function Spoken({ reel }: { readonly reel: Parameters<typeof useShownTitle>[0] }) {
  const { t } = useReelsWords();
  const title = useShownTitle(reel, t('hiddenTitle'));
  return (
    <Hidden>
      <p aria-live="polite">{t('reel', { title })}</p>
    </Hidden>
  );
});

const stage = css`
  position: relative;
  display: flex;
  justify-content: center;
  align-items: center;
  gap: var(--sp-3);
  min-width: 0;
  min-height: 0;
`;

const box = css`
  position: relative;
  height: 100%;
  min-width: 0;
  overflow: hidden;
  background: #05090c;
  @media ${PHONE} {
    width: 100%;
  }
  @media ${NOT_PHONE} {
    flex: 0 1 auto;
    width: calc((var(--stage-h) - 2 * var(--sp-5)) * 9 / 16);
    border-radius: var(--r-3);
  }
`;

const slides = css`
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-snap-type: y mandatory;
  scrollbar-width: none;
  outline: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

const slide = css`
  position: relative;
  height: 100%;
  overflow: hidden;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

const top = css`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: calc(var(--sp-1) + env(safe-area-inset-top)) var(--sp-1) var(--sp-1);
  color: #fff;
  background: linear-gradient(rgb(4 6 8 / 0.62), transparent);
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  b {
    font-weight: var(--fw-semi);
  }
`;

const glassButton = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: #fff;
  &:hover {
    background: rgb(255 255 255 / 0.14);
  }
  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -3px;
  }
`;

const push = css`
  margin-inline-start: auto;
`;

const mark = css`
  padding: 2px 8px;
  border-radius: var(--r-full);
  background: rgb(4 6 8 / 0.62);
  font-size: var(--fs-12);
`;

const silent = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 44px;
  margin-inline-start: auto;
  padding-inline: var(--sp-2);
  font-size: var(--fs-13);
`;

const arrows = css`
  display: none;
  gap: var(--sp-2);
  @media ${NOT_PHONE} {
    display: grid;
  }
  & button {
    border-radius: 50%;
    background: var(--c-surface);
    box-shadow: inset 0 0 0 1px var(--c-line-strong);
  }
`;

const saying = css`
  position: absolute;
  top: calc(56px + env(safe-area-inset-top));
  left: 50%;
  width: max-content;
  max-width: calc(100% - 32px);
  translate: -50%;
  pointer-events: none;
  & p {
    padding: 6px 12px;
    border-radius: var(--r-2);
    background: rgb(4 6 8 / 0.82);
    color: #fff;
    font-size: var(--fs-13);
    animation: go 0.3s 6s forwards;
  }
  @keyframes go {
    to {
      visibility: hidden;
    }
  }
`;
