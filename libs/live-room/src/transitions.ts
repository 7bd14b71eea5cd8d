import type { LiveLink } from '@khandai/contracts';
import type { LossReason } from './media-engine.js';
import type { PlayerState, PlayerStatus, Timing } from './player-state.js';

/** The data the machine decides on. It tries the links in order from the chosen one, each once per round. */
export interface PlayerModel {
  readonly state: PlayerState;
  readonly links: readonly LiveLink[];
  readonly timing: Timing;
  /** Id of the link the viewer chose; null: the first link. */
  readonly chosen: number | null;
  /** Ids of the links that failed in this round. */
  readonly givenUp: readonly number[];
  /** Retries of the current link. */
  readonly attempts: number;
}

export type PlayerEvent =
  | { readonly type: 'opened'; readonly links: readonly LiveLink[]; readonly timing: Timing; readonly now: number }
  | { readonly type: 'timed'; readonly timing: Timing; readonly now: number }
  | { readonly type: 'closed' }
  /** The countdown or the pause before a retry is over. */
  | { readonly type: 'due' }
  /** The link has played long enough to count as stable; its retries start again at 0. */
  | { readonly type: 'steadied' }
  | { readonly type: 'played' }
  | { readonly type: 'paused' }
  | { readonly type: 'starved' }
  /** The computer slept: the buffer is out of date and the connections are closed. */
  | { readonly type: 'woke' }
  | { readonly type: 'lost'; readonly reason: LossReason; readonly now: number }
  | { readonly type: 'refused' }
  | { readonly type: 'playAsked' }
  | { readonly type: 'linkChosen'; readonly linkId: number }
  | { readonly type: 'retryAsked' };

type EventOf<T extends PlayerEvent['type']> = Extract<PlayerEvent, { type: T }>;
type StateOf<S extends PlayerStatus> = Extract<PlayerState, { status: S }>;
type Step<S extends PlayerStatus, T extends PlayerEvent['type']> = (
  model: PlayerModel & { readonly state: StateOf<S> },
  event: EventOf<T>,
) => PlayerModel;
/** A model whose state has a link. */
type WithLink = PlayerModel & { readonly state: { readonly link: LiveLink } };
type Table = { readonly [S in PlayerStatus]: { readonly [T in PlayerEvent['type']]?: Step<S, T> } };

const RETRIES_PER_LINK = 2;
/** Before the match is live, a channel without a stream is normal: check again after this delay. */
const RECHECK_MS = 30_000;

/** Returns the next model, or the same object if the status does not handle the event. */
export function transition(model: PlayerModel, event: PlayerEvent): PlayerModel {
  // The table types each step by its status and event; here both are known only at run time, hence the cast.
  const step = table[model.state.status][event.type] as Step<PlayerStatus, PlayerEvent['type']> | undefined;
  return step ? step(model, event) : model;
}

export function initialModel(): PlayerModel {
  return {
    state: { status: 'idle' },
    links: [],
    timing: { phase: 'coming', kickOff: 0 },
    chosen: null,
    givenUp: [],
    attempts: 0,
  };
}

const opened = (_model: PlayerModel, { links, timing, now }: EventOf<'opened'>): PlayerModel =>
  begin({ ...initialModel(), links, timing }, now);
const closed = (): PlayerModel => initialModel();
/** Updates the timing without a change of state. */
const timed = (model: PlayerModel, { timing }: EventOf<'timed'>): PlayerModel => ({ ...model, timing });
const lost = (model: WithLink, event: EventOf<'lost'>): PlayerModel => afterLoss(model, model.state.link, event);
const play = (model: WithLink): PlayerModel => become(model, { status: 'playing', link: model.state.link });
const choose = (model: PlayerModel, { linkId }: EventOf<'linkChosen'>): PlayerModel =>
  model.links.some((link) => link.linkId === linkId) ? newRound({ ...model, chosen: linkId }) : model;
/** Pauses without a playable link: releases it, so that `play` loads it again. */
const release = (model: WithLink): PlayerModel =>
  become(model, { status: 'paused', link: model.state.link, released: true });
const hold = (model: WithLink): PlayerModel =>
  become(model, { status: 'paused', link: model.state.link, released: false });
const reload = (model: WithLink): PlayerModel => load(model, model.state.link);
const retry = (model: PlayerModel): PlayerModel => newRound(model);

const common = { opened, closed, timed } as const;
const trying = { ...common, lost, played: play, paused: release, refused: hold, linkChosen: choose } as const;

const table: Table = {
  idle: common,
  countdown: {
    ...common,
    timed: (model, { timing, now }) => begin({ ...model, timing }, now),
    due: retry,
    linkChosen: (model, { linkId }) => ({ ...model, chosen: linkId }),
    retryAsked: retry,
  },
  loading: trying,
  switching: trying,
  playing: {
    ...common,
    lost,
    paused: hold,
    starved: (model) => become(model, { status: 'stalled', link: model.state.link }),
    woke: reload,
    steadied: (model) => ({ ...model, givenUp: [], attempts: 0 }),
    linkChosen: choose,
  },
  stalled: { ...common, lost, woke: reload, played: play, paused: hold, linkChosen: choose },
  paused: {
    ...common,
    // Do not retry while paused; `play` loads the link again.
    lost: release,
    played: play,
    playAsked: (model) => (model.state.released ? reload(model) : model),
    linkChosen: choose,
  },
  retrying: { ...common, due: reload, paused: release, linkChosen: choose },
  failed: {
    ...common,
    timed: (model, event) => timedAfterFailure(timed(model, event)),
    retryAsked: retry,
    linkChosen: choose,
  },
  ended: {
    ...common,
    timed: (model, { timing, now }) => (timing.phase === 'ended' ? model : begin({ ...model, timing }, now)),
  },
};

function become(model: PlayerModel, state: PlayerState): PlayerModel {
  return { ...model, state };
}

function begin(model: PlayerModel, now: number): PlayerModel {
  const { phase, kickOff } = model.timing;
  if (phase === 'ended') return become(model, { status: 'ended' });
  if (phase === 'coming' && now < kickOff)
    return become(model, { status: 'countdown', until: kickOff, overdue: false });
  return newRound(model);
}

/** Starts a new round: all links are available again, and the chosen one comes first. */
function newRound(model: PlayerModel): PlayerModel {
  const first = model.links.find((link) => link.linkId === model.chosen) ?? model.links[0];
  const fresh = { ...model, givenUp: [], attempts: 0 };
  return first ? load(fresh, first) : become(fresh, { status: 'failed', reason: 'noLinks' });
}

function load(model: PlayerModel, link: LiveLink): PlayerModel {
  return become(model, { status: 'loading', link, attempt: model.attempts });
}

function afterLoss(model: PlayerModel, link: LiveLink, { reason, now }: EventOf<'lost'>): PlayerModel {
  if (model.timing.phase === 'ended') return become(model, { status: 'ended' });
  if (reason !== 'unsupported' && model.attempts < RETRIES_PER_LINK) {
    const attempts = model.attempts + 1;
    return become({ ...model, attempts }, { status: 'retrying', link, attempt: attempts, reason });
  }
  return nextLink({ ...model, attempts: 0, givenUp: [...model.givenUp, link.linkId] }, link, reason, now);
}

function nextLink(model: PlayerModel, from: LiveLink, reason: LossReason, now: number): PlayerModel {
  const link = linkAfter(model, from);
  if (link) return become(model, { status: 'switching', from, link, reason });
  if (model.timing.phase === 'coming')
    return become(model, { status: 'countdown', until: now + RECHECK_MS, overdue: true });
  return become(model, { status: 'failed', reason });
}

/** The next link after `from` that has not failed in this round; after the last link it continues with the first. */
function linkAfter({ links, givenUp }: PlayerModel, from: LiveLink): LiveLink | undefined {
  const at = links.findIndex((link) => link.linkId === from.linkId);
  const order = [...links.slice(at + 1), ...links.slice(0, at + 1)];
  return order.find((link) => !givenUp.includes(link.linkId));
}

function timedAfterFailure(model: PlayerModel): PlayerModel {
  return model.timing.phase === 'ended' ? become(model, { status: 'ended' }) : model;
}
