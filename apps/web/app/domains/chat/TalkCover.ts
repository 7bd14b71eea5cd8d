import { type ChatMessage, MatchState, type RoomMatch } from '@khandai/contracts';
import { computedStruct, makeAutoObservable } from 'mobx';
import type { SpoiledMatch, useLive, useSpoilers } from '../match';
import { matchOf } from './match-talk';
import type { TalkOnScreen } from './TalkOnScreen';

/** What a room is about, so far as it may reveal scores. */
export interface RoomSubject {
  /**
   * `match`: the own room of a match or of the race track, whose messages do not say of which match. `hosted`: that of a commentator,
   * who goes from match to match.
   */
  readonly kind: 'match' | 'hosted';
  /** The match that the page is about. */
  readonly match?: SpoiledMatch | undefined;
}

interface TalkRoom {
  readonly groupId: number;
  readonly talk: Pick<TalkOnScreen, 'messages' | 'matches' | 'now'>;
  /** The messages are not here yet. */
  readonly isLoading: boolean;
  /** They did not load. */
  readonly failed: boolean;
}

interface TalkCoverDeps {
  readonly latest: ReturnType<typeof useLive>['latest'];
  readonly spoilers: Pick<ReturnType<typeof useSpoilers>, 'hides' | 'hidesPart' | 'revealPart'>;
}

/**
 * What a room does not show to readers who hide scores. One cover is in the place of all messages where none may be read; otherwise
 * those about hidden matches are covered in their place.
 */
export class TalkCover {
  constructor(
    private readonly room: TalkRoom,
    private readonly subject: RoomSubject | undefined,
    private readonly deps: TalkCoverDeps,
  ) {
    makeAutoObservable<this, 'room' | 'subject' | 'deps'>(
      this,
      { room: false, subject: false, deps: false, hidden: computedStruct },
      { autoBind: true },
    );
  }

  /** Ids of the matches whose messages on screen are covered. */
  get hidden(): readonly string[] {
    return this.room.talk.matches.filter(this.isHidden).map(({ fixtureId }) => fixtureId);
  }

  /** The match of the page is hidden, or each that the newest messages are about. Older pages do not cover what is shown. */
  get isWhole(): boolean {
    // Other readers do not follow the messages for it.
    if (!this.deps.spoilers.hides) return false;
    const { own, discussed, room } = this;
    if (own && this.hides(own)) return true;
    const { messages, now } = room.talk;
    // The reader who looks for an old message must find the way back.
    const [first] = messages === now.messages ? messages : [];
    return first !== undefined && matchOf(first, room.talk.matches) !== undefined && discussed.every(this.isHidden);
  }

  /** Shows what the page and the messages on screen are about: older pages, and later messages, may be about other matches. */
  showAll(): void {
    const { own, discussed } = this;
    // A match before its kick-off is covered from then on.
    for (const match of [...(own ? [own] : []), ...discussed.map(this.deps.latest)])
      if (this.hides(match)) this.show(match);
  }

  show({ fixtureId }: Pick<SpoiledMatch, 'fixtureId'>): void {
    this.deps.spoilers.revealPart(fixtureId, 'chat');
  }

  /** Shows what was written at a time: what is pinned, a poll, a gift. Undefined unless it is covered among other messages. */
  uncoverAt(at: string): (() => void) | undefined {
    const match = this.aboutAt(at);
    // What was uncovered before its match was known stays uncovered when older messages say which match it is.
    if (!match || !this.hides(match) || !this.hides(unknownBefore(at))) return undefined;
    return () => {
      this.show(match);
    };
  }

  isCovered(at: string): boolean {
    return this.isWhole || this.uncoverAt(at) !== undefined;
  }

  /** A reply does not quote this message: it is covered, or older than what is loaded and may be about any match. */
  hidesQuote(groupMessageId: number): boolean {
    if (!this.deps.spoilers.hides || this.subject?.kind !== 'hosted') return false;
    const { messages, matches } = this.room.talk;
    const quoted = messages.find((message) => message.groupMessageId === groupMessageId);
    const match = quoted && matchOf(quoted, matches);
    if (quoted) return match !== undefined && this.isHidden(match);
    const [first] = messages;
    return first !== undefined && groupMessageId < first.groupMessageId;
  }

  private get own(): SpoiledMatch | undefined {
    const { room, subject } = this;
    if (!subject) return undefined;
    const { kind, match } = subject;
    // The own room of a match is in no list of matches, so it is not known whether that has begun.
    const isUnknown = kind === 'match' || room.isLoading || room.failed;
    return match ?? (isUnknown ? unknown(`room ${room.groupId}`) : undefined);
  }

  /** The matches between the oldest message and the newest one. */
  private get discussed(): readonly RoomMatch[] {
    const { messages, matches } = this.room.talk;
    const [first, last] = [messages[0], messages.at(-1)];
    if (!first || !last) return [];
    const startedBy = ({ createdAt }: ChatMessage) =>
      matches.filter(({ from }) => Date.parse(from) <= Date.parse(createdAt)).length;
    return matches.slice(Math.max(0, startedBy(first) - 1), startedBy(last));
  }

  /** What is older than the loaded messages of a commentator may be about any match. */
  private aboutAt(at: string): SpoiledMatch | undefined {
    if (this.subject?.kind !== 'hosted') return undefined;
    const { messages, matches } = this.room.talk.now;
    const match = matchOf({ createdAt: at }, matches);
    if (match) return this.deps.latest(match);
    const [first] = messages;
    return first && Date.parse(first.createdAt) <= Date.parse(at) ? undefined : unknownBefore(at);
  }

  private isHidden(match: RoomMatch): boolean {
    return this.hides(this.deps.latest(match));
  }

  private hides(match: SpoiledMatch): boolean {
    return this.deps.spoilers.hidesPart(match, 'chat');
  }
}

const unknown = (fixtureId: string): SpoiledMatch => ({ fixtureId, state: MatchState.ended });

/** What was written at a time that is before the loaded messages. */
const unknownBefore = (at: string): SpoiledMatch => unknown(`before ${at}`);
