import { catalogue, groupIds, known, searched } from './emoji-catalogue';
import { RecentEmoji } from './RecentEmoji';

const found = (query: string) => searched(query)?.map(({ emoji }) => emoji.replace('\uFE0F', '')) ?? [];

describe('emoji of the picker', () => {
  it('every group has emoji, and none of them is a part such as a skin tone', () => {
    expect(groupIds.map((id) => (catalogue.get(id)?.length ?? 0) > 50)).toEqual(groupIds.map(() => true));
    expect(known(['🏻', '⚽', '❤️', 'x']).map(({ name }) => name)).toEqual(['bóng đá', 'trái tim màu đỏ']);
  });

  it('Vietnamese words find emoji, with and without their marks, and so do English names', () => {
    expect(found('bóng đá')[0]).toBe('⚽');
    expect(found('BONG DA')[0]).toBe('⚽');
    expect(found('soccer ball')[0]).toBe('⚽');
    expect(found('lua')).toContain('🔥');
    expect(found('không có từ này')).toEqual([]);
    expect(searched('  ')).toBeUndefined();
  });

  it('a word as typed comes before the same letters with other marks', () => {
    const [exact, marked] = [found('bò'), found('bo')];
    expect(exact[0]).toBe('🐮');
    expect(exact.indexOf('🐄')).toBeLessThan(exact.indexOf('🤣'));
    expect(marked).toContain('🐮');
  });
});

describe('RecentEmoji', () => {
  function recent(saved: string | null = null) {
    const stored = new Map(saved === null ? [] : [['khandai:emoji', saved]]);
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    return { list: new RecentEmoji(storage), storage };
  }

  it('the emoji used last come first, once each, also after a reload', () => {
    const { list, storage } = recent();
    for (const emoji of ['🐓', '🔥', '🐓']) list.use(emoji);
    expect(new RecentEmoji(storage).list.slice(0, 3)).toEqual(['🐓', '🔥', '😂']);
    expect(new RecentEmoji(storage).list).toHaveLength(21);
  });

  it('broken saved text counts as nothing saved', () => {
    expect(recent('{"list":[1,').list.list[0]).toBe('😂');
    expect(recent('{"list":[1,"🐓"]}').list.list[0]).toBe('🐓');
  });
});
