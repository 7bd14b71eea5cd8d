import {
  type ChatMessage,
  levelOf,
  levelWith,
  type MentionedMember,
  type Reaction,
  type Role,
  shownLevel,
} from '@khandai/contracts';
import type { NewMessage, Stored } from './chat-writes.js';
import { messageSticker, stickerOf } from './media/sticker-catalogue.js';
import type { Standing } from './civil/room-rules.js';

/** A room with the fields that the chat rules need. */
export interface Room {
  groupId: number;
  name: string;
  /** Set for the room of a fixture without a commentator. */
  fixtureId: string | null;
  authorId: number | null;
  vipGroup: number;
  /** The member who answers requests to join a VIP room. */
  vipHostId: number | null;
  privateMessage: boolean;
  guestsWrite: boolean;
  revision: number;
  /** Set while the room of this fixture is not stored, because no user has entered it yet. */
  reservedFor?: string;
}

/** The author of a message, as readers see them. */
export interface Author {
  userId: number;
  username: string;
  displayName: string;
  profilePicture: string | null;
  role: Role;
  siteRoleId: number;
  guest: boolean;
  simulated: boolean;
  locked: boolean;
  /** Hides the user's presence from everyone else. */
  hideStatus: boolean;
  /** Experience, which makes the level. */
  exp: number;
}

/** A user who may write in this room. */
export interface Speaker {
  room: Room;
  author: Author;
  standing: Standing;
}

/** What the message that is replied to holds besides its text. */
export type ParentMedia = 'attachment' | 'sticker';

export interface MessageRow {
  groupId: number;
  groupMessageId: number;
  sequence: number;
  revision: number;
  uuid: string;
  userId: number;
  username: string;
  displayName: string;
  profilePicture: string | null;
  role: Role;
  guest: boolean;
  simulated: boolean;
  exp: number;
  filteredMessage: string;
  systemMessage: number;
  vipGroup: number;
  parentMessageId: number | null;
  parentName: string | null;
  parentMessage: string | null;
  parentMedia: ParentMedia | null;
  attachments: string[];
  stickerId: number | null;
  mentions?: MentionedMember[] | null;
  createdAt: Date;
  recalled: ChatMessage['recalled'] | null;
}

export interface ReactionRow {
  groupMessageId: number;
  reaction: Reaction;
  total: number;
  mine: boolean;
}

const NAME_COLORS = 8;

/** How a name looks: one of the theme's eight colours, the same everywhere, or the gold one and the badge that levels open. */
export const nameLook = ({
  userId,
  exp,
}: Pick<Author, 'userId' | 'exp'>): Pick<ChatMessage, 'colorName' | 'level'> => ({
  colorName: String(levelOf(exp) >= levelWith('nameColor') ? NAME_COLORS + 1 : (userId % NAME_COLORS) + 1),
  ...shownLevel(exp),
});

/** Maps a row to a message. In a broadcast, `reaction` is null, because all readers get the same message. */
export function toMessage(row: MessageRow, reactions: readonly ReactionRow[]): ChatMessage {
  return row.recalled
    ? { ...wholeMessage(withoutContent(row), []), recalled: row.recalled }
    : wholeMessage(row, reactions);
}

/** What readers see of a message that was taken back: who wrote it when, and nothing of what it said. */
const withoutContent = (row: MessageRow): MessageRow => ({
  ...row,
  filteredMessage: '',
  attachments: [],
  stickerId: null,
  parentMessageId: null,
  parentName: null,
  parentMessage: null,
  parentMedia: null,
  mentions: null,
});

function wholeMessage(row: MessageRow, reactions: readonly ReactionRow[]): ChatMessage {
  return {
    groupId: row.groupId,
    groupMessageId: row.groupMessageId,
    sequence: row.sequence,
    revision: row.revision,
    uuid: row.uuid,
    userId: row.userId,
    username: row.username,
    showName: row.displayName,
    profilePicture: row.profilePicture,
    ...nameLook(row),
    role: row.role,
    isGuest: row.guest ? 1 : 0,
    simulated: row.simulated,
    filteredMessage: row.filteredMessage,
    systemMessage: row.systemMessage,
    vipGroup: row.vipGroup,
    parentMessageId: row.parentMessageId,
    parent:
      row.parentName === null || row.parentMessage === null
        ? null
        : {
            showName: row.parentName,
            filteredMessage: row.parentMessage,
            ...(row.parentMedia === null ? {} : { media: row.parentMedia }),
          },
    reaction: reactions.find(({ mine }) => mine)?.reaction ?? null,
    listReaction: reactions.map(({ reaction, total }) => ({ reaction, total })),
    totalReactions: reactions.reduce((sum, { total }) => sum + total, 0),
    updatedReaction: row.revision !== row.sequence,
    attachments: row.attachments,
    ...stickerIn(row.stickerId),
    ...(row.mentions && row.mentions.length > 0 ? { mentions: row.mentions } : {}),
    createdAt: row.createdAt.toISOString(),
  };
}

function stickerIn(stickerId: number | null): Pick<ChatMessage, 'sticker'> {
  const sticker = stickerId === null ? undefined : stickerOf(stickerId);
  return sticker ? { sticker: messageSticker(sticker) } : {};
}

/**
 * Builds a message that was just stored, is no reply and has no reactions yet: the same result as `toMessage`, without
 * a query.
 */
export function newMessage(
  message: NewMessage,
  { groupMessageId, revision }: Stored,
  { room, author }: Pick<Speaker, 'room' | 'author'>,
): ChatMessage {
  const row = { ...author, ...message, groupMessageId, revision, sequence: revision, vipGroup: room.vipGroup };
  const none = { systemMessage: 0, parentName: null, parentMessage: null, parentMedia: null, recalled: null };
  return toMessage({ ...row, ...none }, []);
}
