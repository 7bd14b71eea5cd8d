import type { DeskComicPage, PostSource } from '@khandai/contracts';
import { addPages, changeDraft, keepChanges, openDraft, reloadDraft } from './chapter-draft';

const page = (sourceId: number): DeskComicPage => ({ sourceId, fileName: `${sourceId}.png`, alt: '' });
const chapter = { number: 1, name: 'Mở màn', pages: [page(1), page(2)], version: 3 };
const sent = [{ page: page(9), source: { sourceId: 9 } as PostSource }];
const idsOf = (pages: readonly DeskComicPage[]) => pages.map(({ sourceId }) => sourceId);

test('[CT3] (comics, page files) pages that arrive leave how the editor arranged the others meanwhile', () => {
  const arranged = changeDraft(openDraft(chapter), { pages: [page(2)], name: 'Đổi tên' });
  const { fields } = addPages(arranged, sent);
  expect([idsOf(fields.pages), fields.name]).toEqual([[2, 9], 'Đổi tên']);
});

test('[CT3] (comics, page files) a save or a publication while pages arrive keeps the editor and their later changes', () => {
  const typed = changeDraft(openDraft(chapter), { name: '  Tên ' });
  const later = changeDraft(typed, { pages: [page(2), page(1)] });
  const saved = keepChanges(later, typed.fields, { ...chapter, name: 'Tên', version: 4 });
  expect([saved.fields.name, idsOf(saved.fields.pages), saved.version]).toEqual(['Tên', [2, 1], 4]);
  const published = reloadDraft(saved, { ...chapter, name: 'Tên', version: 5 });
  expect([idsOf(published.fields.pages), published.version]).toEqual([[2, 1], 5]);
});

test('the change of another editor replaces an untouched draft, and is not overwritten by a touched one', () => {
  const theirs = { ...chapter, name: 'Của người khác', version: 4 };
  expect(reloadDraft(openDraft(chapter), theirs)).toMatchObject({ version: 4, fields: { name: 'Của người khác' } });
  const touched = changeDraft(openDraft(chapter), { name: 'Của tôi' });
  expect(reloadDraft(touched, theirs)).toMatchObject({ version: 3, fields: { name: 'Của tôi' } });
});
