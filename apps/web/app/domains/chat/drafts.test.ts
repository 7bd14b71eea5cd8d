import { makeAutoObservable, runInAction } from 'mobx';
import { type Draft, Drafts, type DraftStorage } from './drafts';
import { type DraftField, keepDraft } from './keep-draft';
import { DRAFTS_KEY } from './lazy-draft';

function memory(saved: string | null = null) {
  let text = saved;
  return {
    get text() {
      return text;
    },
    getItem: () => text,
    setItem: (key: string, value: string) => {
      expect(key).toBe(DRAFTS_KEY);
      text = value;
    },
    removeItem: () => {
      text = null;
    },
  };
}

class Field implements DraftField {
  draft = '';
  constructor(readonly groupId = 30) {
    makeAutoObservable(this);
  }
  write(text: string): void {
    this.draft = text;
  }
}

class Viewer {
  userId: number | undefined = undefined;
  isMember = false;
  constructor() {
    makeAutoObservable(this);
  }
  become(userId: number | undefined, isMember: boolean): void {
    this.userId = userId;
    this.isMember = isMember;
  }
}

/** A room opened by somebody who is not known yet. */
function opened(storage = memory(), field = new Field()) {
  const viewer = new Viewer();
  const visit = new AbortController();
  keepDraft(field, { viewer, storage }, visit.signal);
  return { storage, field, viewer, visit };
}

/** The drafts of a member. */
const draftsOf = (storage: DraftStorage, userId: number) => new Drafts(storage, { userId, isMember: true });

/** What is stored for a guest. */
const guestDrafts = (userId: number, rooms: readonly Draft[]) =>
  JSON.stringify({ users: [{ userId, isMember: false, rooms }] });

describe('drafts of an account', () => {
  test('are stored per room, the last change wins, and sent text is removed', () => {
    const storage = memory();
    const drafts = draftsOf(storage, 7);
    drafts.keep(30, 'một');
    drafts.keep(41, 'hai');
    drafts.keep(30, 'ba');
    expect([drafts.of(30), drafts.of(41), drafts.of(9)]).toEqual(['ba', 'hai', '']);
    drafts.keep(30, '');
    drafts.keep(41, '  ');
    expect(storage.text).toBeNull();
  });

  test('belong to one account: another one neither sees nor overwrites them', () => {
    const storage = memory();
    draftsOf(storage, 7).keep(30, 'của tôi');
    const other = draftsOf(storage, 8);
    expect(other.of(30)).toBe('');
    other.keep(30, 'của người khác');
    new Drafts(storage, { userId: 9, isMember: false }).keep(30, 'của khách');
    expect([7, 8].map((userId) => draftsOf(storage, userId).of(30))).toEqual(['của tôi', 'của người khác']);
  });

  test('are kept of eight members and of the last guest', () => {
    const storage = memory();
    for (let userId = 1; userId <= 9; userId += 1) draftsOf(storage, userId).keep(30, 'chào');
    for (const userId of [21, 22]) new Drafts(storage, { userId, isMember: false }).keep(30, 'khách');
    expect([1, 2, 9, 21, 22].map((userId) => draftsOf(storage, userId).of(30))).toEqual([
      ...['', 'chào', 'chào', '', 'khách'],
    ]);
  });

  test('of a guest are joined to those of the member that they log in to', () => {
    const storage = memory();
    const member = draftsOf(storage, 7);
    member.keep(30, 'cũ');
    member.keep(41, 'phòng kia');
    const guest = new Drafts(storage, { userId: 21, isMember: false });
    guest.keep(30, 'mới');
    expect(guest.passTo({ userId: 7, isMember: true }).all).toEqual([
      [41, 'phòng kia'],
      [30, 'mới'],
    ]);
    expect(guest.all).toEqual([]);
  });

  test('are limited to twenty rooms and a thousand whole characters', () => {
    const drafts = draftsOf(memory(), 7);
    for (let room = 1; room <= 21; room += 1) drafts.keep(room, '⚽'.repeat(1_001));
    expect([drafts.of(1), drafts.of(2)]).toEqual(['', '⚽'.repeat(1_000)]);
  });

  test.each([
    '',
    '[]',
    '{"users":5}',
    '{"users":[7,null,{"userId":7},{"userId":7,"isMember":true,"rooms":5}]}',
    '{"users":[{"userId":7,"isMember":true,"rooms":[[30,5],"x",[30]]}]}',
    'không phải JSON',
  ])('unreadable data (%s) counts as nothing', (saved) => {
    expect(draftsOf(memory(saved), 7).of(30)).toBe('');
  });
});

describe('the draft of a room', () => {
  test('is restored after a reload, once the user is known', () => {
    const { storage, field, viewer } = opened();
    viewer.become(7, false);
    field.write('câu dở dang');
    const again = opened(storage);
    expect(again.field.draft).toBe('');
    again.viewer.become(7, false);
    expect(again.field.draft).toBe('câu dở dang');
  });

  test('does not overwrite text typed before it was restored', () => {
    const { storage, viewer, field } = opened(memory(guestDrafts(7, [[30, 'cũ']])));
    field.write('mới');
    viewer.become(7, false);
    expect(field.draft).toBe('mới');
    expect(draftsOf(storage, 7).of(30)).toBe('mới');
  });

  test('is kept when a guest logs in, in other rooms too', () => {
    const { storage, field, viewer } = opened(memory(guestDrafts(7, [[41, 'phòng kia']])));
    viewer.become(7, false);
    field.write('gửi giúp tôi');
    viewer.become(undefined, true);
    expect(field.draft).toBe('gửi giúp tôi');
    viewer.become(12, true);
    expect(field.draft).toBe('gửi giúp tôi');
    expect([30, 41].map((room) => draftsOf(storage, 12).of(room))).toEqual(['gửi giúp tôi', 'phòng kia']);
  });

  test('is not restored if it was sent between the login and the profile', () => {
    const { storage, field, viewer } = opened();
    viewer.become(7, false);
    field.write('gửi giúp tôi');
    viewer.become(undefined, true);
    field.write('');
    viewer.become(12, true);
    expect([field.draft, storage.text]).toEqual(['', null]);
  });

  test('is hidden at logout from guests and other members, and restored when the member returns', () => {
    const { storage, field, viewer } = opened();
    viewer.become(12, true);
    field.write('chuyện riêng');
    viewer.become(undefined, false);
    expect(field.draft).toBe('');
    viewer.become(13, false);
    expect(field.draft).toBe('');
    viewer.become(12, true);
    expect(field.draft).toBe('chuyện riêng');
    viewer.become(14, true);
    expect(field.draft).toBe('');
    field.write('của người khác');
    expect(draftsOf(storage, 12).of(30)).toBe('chuyện riêng');
  });

  test('of another tab stays, while the field of this one has not changed', () => {
    const { storage, field, viewer } = opened();
    viewer.become(12, true);
    draftsOf(storage, 12).keep(30, 'viết ở thẻ kia');
    viewer.become(undefined, true);
    viewer.become(12, true);
    expect([field.draft, draftsOf(storage, 12).of(30)]).toEqual(['', 'viết ở thẻ kia']);
    field.write('viết ở đây');
    expect(draftsOf(storage, 12).of(30)).toBe('viết ở đây');
  });

  test('is not updated after the room is left', () => {
    const { storage, field, viewer, visit } = opened();
    viewer.become(7, false);
    visit.abort();
    runInAction(() => {
      field.draft = 'sau';
    });
    expect(storage.text).toBeNull();
  });
});
