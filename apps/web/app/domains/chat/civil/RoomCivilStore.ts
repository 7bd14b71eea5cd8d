import type { ChatMessage, Poll, RoomMine, RoomState } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** The open sheet of the room, and what it is about. */
export type CivilSheet =
  { readonly kind: 'message'; readonly message: ChatMessage } | { readonly kind: 'controls' | 'poll' | 'appeal' };

/** Why this user's messages are not accepted now. */
export type Barrier =
  | { readonly kind: 'banned'; readonly mine: RoomMine }
  | { readonly kind: 'membersOnly' | 'followersOnly' | 'closed' }
  | { readonly kind: 'slow'; readonly seconds: number };

/** The poll as this user sees it. */
export interface PollView extends Poll {
  /** Index of the option that the user chose. */
  readonly vote: number | null;
}

export interface RoomCivilDeps {
  /** Milliseconds since the epoch; ticks once a second. */
  readonly clock: { readonly now: number };
  readonly viewer: { readonly isMember: boolean; readonly userId?: number | undefined };
}

/** The order of one room on screen: its rules, what they mean for this user, and which of its sheets is open. */
export class RoomCivilStore {
  state: RoomState | null = null;
  mine: RoomMine | null = null;
  sheet: CivilSheet | undefined = undefined;
  /** The pinned message that the user has put away. */
  private hiddenPin: number | undefined = undefined;
  /** The votes of a poll as this user may see them. */
  private tally: Poll | undefined = undefined;
  /** What this user chose, until the server says it too. */
  private chosen:
    { readonly pollId: number; readonly option: number; readonly userId: number | undefined } | undefined = undefined;

  constructor(
    readonly groupId: number,
    private readonly deps: RoomCivilDeps,
  ) {
    makeAutoObservable<this, 'deps' | 'tally' | 'chosen'>(
      this,
      {
        groupId: false,
        deps: false,
        state: observableRef,
        mine: observableRef,
        sheet: observableRef,
        tally: observableRef,
        chosen: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Takes over what the server says of the room and of this user. */
  read({ roomState, mine }: { readonly roomState: RoomState | null; readonly mine: RoomMine | null }): void {
    this.state = roomState;
    this.mine = mine;
  }

  open(sheet: CivilSheet): void {
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = undefined;
  }

  get moderates(): boolean {
    return this.mine?.moderator === true;
  }

  /** The pinned message, unless the user has put it away. */
  get pinned(): ChatMessage | null {
    const pinned = this.state?.pinned ?? null;
    return pinned?.groupMessageId === this.hiddenPin ? null : pinned;
  }

  hidePinned(): void {
    this.hiddenPin = this.state?.pinned?.groupMessageId;
  }

  /** The poll of the room, with its votes once the user may see them. */
  get poll(): PollView | null {
    const poll = this.state?.poll;
    if (!poll) return null;
    const { pollId, closed } = poll;
    const { chosen } = this;
    const isOwn = chosen?.pollId === pollId && chosen.userId === this.deps.viewer.userId;
    const vote = isOwn ? chosen.option : (this.mine?.vote ?? null);
    return {
      ...(!closed && this.tally?.pollId === pollId ? this.tally : poll),
      closed: closed || this.isOver(poll),
      vote,
    };
  }

  /** The poll that takes votes. */
  get openPoll(): PollView | null {
    return this.poll?.closed === false ? this.poll : null;
  }

  /** The votes of the poll, which the server shows to users who have voted. */
  count(poll: Poll): void {
    this.tally = poll;
  }

  voted(poll: Poll, option: number): void {
    this.tally = poll;
    this.chosen = { pollId: poll.pollId, option, userId: this.deps.viewer.userId };
  }

  /** Only members write here now. */
  get membersOnly(): boolean {
    return this.state?.membersOnly === true;
  }

  /** Nothing is sent now; what is written stays in the field. A guest who may not write is asked to log in instead. */
  get isHeld(): boolean {
    const { barrier } = this;
    return barrier !== undefined && barrier.kind !== 'membersOnly';
  }

  /** What the user has to know before they write here. */
  get note(): 'emojiOnly' | 'newcomersClosed' | 'slowOn' | undefined {
    if (!this.state || this.moderates) return undefined;
    if (this.state.newcomersClosed) return 'newcomersClosed';
    if (this.state.emojiOnly) return 'emojiOnly';
    return this.state.slowSeconds > 0 ? 'slowOn' : undefined;
  }

  /** Messages of this user that wait for a moderator. */
  get held(): RoomMine['held'] {
    return this.mine?.held ?? [];
  }

  get barrier(): Barrier | undefined {
    const { state, mine } = this;
    const { clock, viewer } = this.deps;
    if (mine && (mine.forever || secondsUntil(mine.bannedUntil, clock.now) > 0)) return { kind: 'banned', mine };
    if (!state || this.moderates) return undefined;
    if (state.closed) return { kind: 'closed' };
    if (state.membersOnly && !viewer.isMember) return { kind: 'membersOnly' };
    if (state.followersOnly && mine?.followed !== true) return { kind: 'followersOnly' };
    const seconds = secondsUntil(mine?.slowUntil ?? null, clock.now);
    return seconds > 0 ? { kind: 'slow', seconds } : undefined;
  }

  private isOver({ endsAt }: Poll): boolean {
    return secondsUntil(endsAt, this.deps.clock.now) === 0;
  }
}

const secondsUntil = (instant: string | null, now: number): number =>
  instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1_000));
