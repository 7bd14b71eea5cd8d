import { useMedia } from '@khandai/ui-kit';
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '../../domains/account';
import { useSpoilers } from '../../domains/match';
import { shownTitle, spoilerKey } from '../../domains/media';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';
import type { Reel } from '@khandai/contracts';
import type { ReelsData } from './load-reels';
import { type PlayRules, savesData } from './play-rules';
import { reelPath } from './reel-address';
import { actOf } from './reel-keys';
import { tabTitle } from './reel-meta';
import { ReelsStore } from './ReelsStore';
import { useReelsWords } from './use-reels-words';

/** Where the viewer leads back to. */
export const HIGHLIGHTS_PATH = '/highlight';

export interface ReelsViewer {
  readonly store: ReelsStore;
  readonly rules: PlayRules;
  /** The box in which reels are swiped. */
  readonly scroller: RefObject<HTMLOListElement | null>;
  /** Moves to the reel at this place. */
  readonly goTo: (index: number) => void;
  readonly like: (reel: Reel) => void;
}

const never = () => () => undefined;

/** The reels of a visit, moved by hand, wheel and keys. The address follows the one that is shown; Back leaves. */
export function useReels({ first, page }: ReelsData): ReelsViewer {
  const { t } = useReelsWords();
  const { api, log, timers, toasts, viewer } = useServices();
  const account = useAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const scroller = useRef<HTMLOListElement>(null);
  const [store] = useState(
    () =>
      new ReelsStore(
        { first, page: page.ok ? page.value : null },
        {
          api,
          now: () => timers.now(),
          report: (error) => {
            log.warn('reels', error);
          },
        },
      ),
  );
  const saves = useSyncExternalStore(
    never,
    () => savesData(navigator),
    () => true,
  );
  const calm = useMedia('(prefers-reduced-motion: reduce)', { onServer: true });
  const rules: PlayRules = { still: calm || saves, saves };

  const goTo = (index: number) => {
    const { current } = scroller;
    if (!current || index < 0 || index > store.list.length) return;
    current.scrollTo({ top: index * current.clientHeight, behavior: calm ? 'instant' : 'smooth' });
  };
  const like = (reel: Reel) => {
    account.asMember(() => {
      void store.like(reel, !reel.liked).catch((error: unknown) => {
        log.warn('a like', error);
        toasts.push({ tone: 'bad', title: t('notLiked') });
      });
    }, t('loginReason'));
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event);
    if (act === undefined) return;
    event.preventDefault();
    const { shown, index } = store;
    if (act === 'next') goTo(index + 1);
    else if (act === 'previous') goTo(index - 1);
    else if (act === 'play') store.toggle(rules.still);
    else if (act === 'sound') store.mute(!store.isMuted);
    else if (act === 'comments') store.talk();
    else if (act === 'leave') void navigate(baseOf(pathname) + HIGHLIGHTS_PATH);
    else if (shown) like(shown);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  // Another reader likes other reels. The page may also be older than a takedown.
  useEffect(() => {
    void store.begin();
  }, [store, viewer.version]);

  const spoilers = useSpoilers();
  const { shown } = store;
  const isHidden = shown !== undefined && spoilers.isHidden(spoilerKey(shown));
  // Neither the address nor the tab has words that may tell a score.
  const slug = shown && (isHidden ? String(shown.titleId) : shown.slug);
  const title = shown && shownTitle(shown, isHidden, t('hiddenTitle'));
  const follow = useEffectEvent((path: string, named: string) => {
    // The router keeps the entry that the viewer was opened with: Back leaves, and a reload shows this reel.
    window.history.replaceState(window.history.state, '', baseOf(pathname) + path);
    document.title = tabTitle(named);
  });
  const { hasMoved: moved } = store;
  useEffect(() => {
    if (moved && slug !== undefined && title !== undefined) follow(reelPath(slug), title);
  }, [moved, slug, title]);
  return { store, rules, scroller, goTo, like };
}
