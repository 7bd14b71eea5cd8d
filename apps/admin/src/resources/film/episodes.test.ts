import { changedEpisode, withEpisode } from './episodes';

const named = (number: number) => `Tập ${number}`;

test('[CT3] (films) an episode comes after those that are there when its video has arrived', () => {
  const one = withEpisode([], 11, named);
  const edited = changedEpisode(one, 11, () => ({ season: 2, number: 4, title: 'Sửa lúc đang tải' }));
  expect(withEpisode(edited, 12, named).map(({ season, number, title }) => [season, number, title])).toEqual([
    [2, 4, 'Sửa lúc đang tải'],
    [2, 5, 'Tập 5'],
  ]);
});

test('[CT3] (films) subtitles that arrive leave what was typed meanwhile, and an episode that is gone stays away', () => {
  const two = withEpisode(withEpisode([], 11, named), 12, named);
  const typed = changedEpisode(two, 12, () => ({ title: 'Trận cầu' }));
  const track = { subtitleId: 31, language: 'vi' } as const;
  const arrived = changedEpisode(typed, 12, ({ tracks }) => ({ tracks: [...tracks, track] }));
  expect(arrived[1]).toMatchObject({ title: 'Trận cầu', tracks: [track] });
  expect(changedEpisode(arrived, 99, () => ({ title: 'x' }))).toEqual(arrived);
});
