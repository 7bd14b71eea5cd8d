import * as entry from './index.js';

test('[NF10] the package exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    ...['CommentThread', 'Feed', 'People', 'UnsentPost', 'UploadQueue', 'UploadRefused', 'cutText', 'peopleOf'],
    ...['postAfter', 'relationAfter', 'splitMarks', 'uploadAfter', 'withReaction'],
  ]);
});
