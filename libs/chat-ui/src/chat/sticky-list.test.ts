import { isAtBottom, linesChanged, newLines, readerMoved, startOfList } from './sticky-list.js';

const lines = (...keys: string[]) => keys.map((key) => ({ key: key.replace('*', ''), own: key.endsWith('*') }));
const opened = linesChanged(startOfList, lines('a', 'b'));
const away = readerMoved(opened, false);

describe('sticky list', () => {
  it('[ML1] a reader at the bottom stays there and has nothing unread', () => {
    expect(linesChanged(opened, lines('a', 'b', 'c'))).toMatchObject({ stuck: true, unread: 0 });
  });

  it('[ML2] a reader further up is not moved while new lines are counted', () => {
    const state = linesChanged(linesChanged(away, lines('a', 'b', 'c')), lines('a', 'b', 'c', 'd', 'e'));
    expect(state).toMatchObject({ stuck: false, unread: 3 });
  });

  it('[ML2] coming back to the bottom clears the count', () => {
    const state = readerMoved(linesChanged(away, lines('a', 'b', 'c')), true);
    expect(state).toMatchObject({ stuck: true, unread: 0 });
  });

  it('[ML3] the reader’s own line scrolls the list down to it', () => {
    expect(linesChanged(away, lines('a', 'b', 'c*'))).toMatchObject({ stuck: true, unread: 0 });
  });

  it('[ML3] an own line of an older page, or of another part of the talk, scrolls nowhere', () => {
    expect(linesChanged(away, lines('y*', 'z', 'a', 'b'))).toMatchObject({ stuck: false });
    expect(linesChanged(away, lines('m', 'n*'))).toMatchObject({ stuck: false, unread: 0 });
  });

  it('[ML2] a line above the user’s own unconfirmed one counts, once', () => {
    const waiting = readerMoved(linesChanged(opened, lines('a', 'b', 'p*')), false);
    const heard = linesChanged(waiting, lines('a', 'b', 'c', 'p*'));
    expect(heard).toMatchObject({ stuck: false, unread: 1 });
    expect(linesChanged(heard, lines('a', 'b', 'c', 'p*'))).toMatchObject({ stuck: false, unread: 1 });
  });

  it('[ML4] older lines loaded on top are not counted as new', () => {
    expect(linesChanged(away, lines('y', 'z', 'a', 'b'))).toMatchObject({ unread: 0 });
  });

  it('[ML4] the next new line is counted again', () => {
    const older = linesChanged(away, lines('y', 'z', 'a', 'b'));
    expect(linesChanged(older, lines('y', 'z', 'a', 'b', 'c'))).toMatchObject({ unread: 1 });
  });

  it('[ML5] deleting the last line adds no new lines to the count', () => {
    expect(linesChanged(away, lines('a'))).toMatchObject({ unread: 0 });
  });

  it('[ML4] new lines are those after the last known line, without the user’s own', () => {
    expect(newLines('b', lines('a', 'b', 'c', 'd*', 'e'))).toEqual(lines('c', 'e'));
    expect(newLines(undefined, lines('a'))).toEqual([]);
    expect(newLines('gone', lines('a'))).toEqual([]);
  });

  it('[ML1] within 48 px of the bottom is at the bottom', () => {
    expect(isAtBottom({ scrollTop: 552, clientHeight: 400, scrollHeight: 1000 })).toBe(true);
    expect(isAtBottom({ scrollTop: 551, clientHeight: 400, scrollHeight: 1000 })).toBe(false);
  });
});
